# How strictly rules are kept, and the rules themselves.
ui-rulings = House rules
ui-rulings-count = { $count ->
    [0] all as the preset says
    [one] 1 rule changed
   *[other] { $count } rules changed
  }
ui-rulings-running = { $game }: the game on the table
ui-rulings-later = { $game }: for games to come
ui-rulings-chapter = { $count ->
    [0] { $of ->
        [one] 1 rule
       *[other] { $of } rules
      }
   *[other] { $of ->
        [one] 1 rule, { $count } changed
       *[other] { $of } rules, { $count } changed
      }
  }
ui-rulings-differs = Changed ({ $count })
ui-rulings-differs-sub = rules you keep in your own way
ui-rulings-differs-title = Rules you have changed
ui-rulings-none = Every rule is kept as the preset says.
ui-rulings-found = Found: { $words }
ui-rulings-all = All chapters
ui-rulings-other = Another game
ui-rulings-find = Find
ui-rulings-nothing-found = No rule speaks of that.
ui-switch-follow = As the preset says
ui-switch-follow-sub = now: { $now }
ui-switch-refuse = Refuse
ui-switch-refuse-sub = with ‘do it anyway’ beside it
ui-switch-warn = Warn
ui-switch-warn-sub = one tap goes on
ui-switch-log = Only write it down
ui-switch-log-sub = done at once, noted in the log
ui-rules = All rules
ui-rules-sub = in our words, with their numbers
ui-menu-rules = Rules
ui-rules-of = Rules: { $game }
ui-rule-all = All rules
ui-rule-which = Which word?
ui-rule-more = { $count ->
    [one] 1 rule
   *[other] { $count } rules
  }

# Refusals.
ui-points-stay = { $count } { $pool } stay
