# Scores of several games.
ui-scores = Scores
ui-scores-sub = Over several games
ui-scores-none = No game has come to its end yet.
ui-scores-count = { $count ->
    [0] A new series: no game counts yet
    [one] One game counts
   *[other] { $count } games count
}
ui-scores-person = Place { $at }, { $games ->
    [one] one game
   *[other] { $games } games
}
ui-scores-game = { $title }, { $day }
ui-scores-before = earlier series
ui-scores-new = New series
ui-scores-new-title = Begin a new series?
ui-scores-new-sub = Everybody starts with nothing; the games stay in the list
ui-scores-past = Past results by difficulty
ui-scores-past-sub = What was won with which cards and options
ui-scores-past-line = { $kind }: { $name } — { $won } of { $games } won
