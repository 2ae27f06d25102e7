# The list of actions in the undo sheet, and of the log.
ui-later = Later
ui-earlier = Earlier
ui-log-of = Log: { $what }
ui-log-filter = Filter
ui-times = { $count } × { $what }
ui-log-filter-title = What should be listed?
ui-log-every = Everything
ui-log-card = One card
ui-log-turn = Go to a turn
ui-log-turn-number = Turn { $turn }
ui-log-part = { $at } to { $to } of { $of }
