# What past results are compared by
trait-players = Players
trait-mode = Mode
trait-difficulty = Difficulty
trait-location = Location
trait-objective = Objective
trait-role = Role
trait-character = Character
trait-option = { $what }, { $how }
mode-standard = The usual game
