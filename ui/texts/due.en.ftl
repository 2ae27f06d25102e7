# What is due, in the line above the strip: who, what, and because of which card.
ui-due = { $what }
ui-due-who = { $name }: { $what }
ui-due-card = { $what } ({ $card })
ui-due-who-card = { $name }: { $what } ({ $card })
ui-due-title = Now due
ui-happened = { $card }. { $what }
