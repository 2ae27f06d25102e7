# Player aliens, and players who fight each other.

setup-no-mode = This game has no mode called { $mode }: choose one of those that are offered.
choose-modes = Advanced modes
mode-aliens = Player aliens
mode-aliens-sub = Whoever a Chestburster kills comes back as an alien
