# The list of actions in the undo sheet, and of the log.
ui-later = Plus tard
ui-earlier = Plus tôt
ui-log-of = Récit : { $what }
ui-log-filter = Filtrer
ui-times = { $count } × { $what }
ui-log-filter-title = Que faut-il lister ?
ui-log-every = Tout
ui-log-card = Une carte
ui-log-turn = Aller à un tour
ui-log-turn-number = Tour { $turn }
ui-log-part = { $at } à { $to } sur { $of }
