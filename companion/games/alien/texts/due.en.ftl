# What must be done now, by whom and because of which card: the line above the strip.
due-facehugger = { $turns ->
    [1] Kill the Facehugger in front of { $name } before this turn ends
   *[other] Kill the Facehugger in front of { $name } before the next turn ends
}
due-strikes = { $count ->
    [one] { $name } draws one more strike
   *[other] { $name } draws { $count } more strikes
}
