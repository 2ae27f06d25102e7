# Ce qu’il faut faire, dans la ligne au-dessus de la barre : qui, quoi, et à cause de quelle carte.
ui-due = { $what }
ui-due-who = { $name } : { $what }
ui-due-card = { $what } ({ $card })
ui-due-who-card = { $name } : { $what } ({ $card })
ui-due-title = À faire maintenant
ui-happened = { $card }. { $what }
