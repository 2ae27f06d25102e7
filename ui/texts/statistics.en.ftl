# Statistics over all games.
ui-statistics = Statistics
ui-statistics-sub = Wins, people, times
ui-statistics-none = No game has come to its end yet.
ui-statistics-count = { $games ->
    [one] One game
   *[other] { $games } games
}, { $hours } at the table
ui-statistics-reading = { $done } of { $of } games are read
ui-statistics-wins = Wins
ui-statistics-people = People
ui-statistics-times = Times
ui-statistics-evenings = Evenings
ui-statistics-games = Games
ui-statistics-all = All games
ui-statistics-won = Games won
ui-statistics-so-many = { $won } of { $games }
ui-statistics-between = { $low }–{ $high }%
ui-statistics-likely = thin line: where the true share most likely lies
ui-statistics-a-game = a game
ui-statistics-turn = Time per turn
ui-statistics-turn-many = Time per turn, by players
ui-statistics-length = Length of a game
ui-statistics-middle = half of them lie on the thin line
ui-statistics-of-so-many = { $count } of them
ui-statistics-evening = evening
ui-statistics-every = All games together
ui-statistics-only = { $what } a game
ui-statistics-which = Which game?
ui-statistics-what = What?
ui-decimal = { $whole }.{ $tenth }
ui-hours = { $hours } h { $minutes }
ui-minutes = { $minutes } min
ui-seconds = { $minutes }:{ $seconds }
ui-export = Export
ui-export-title = Write as a file
ui-export-sub = The picture to look at, the table to go on with
ui-export-png = Picture to { $place }
ui-export-csv = Table to { $place }
ui-export-log = Log to { $place }
ui-export-done = It is written
ui-export-nowhere = No place to write to. Plug in a stick, or make a folder for documents.
ui-statistics-few = too few games for a share
