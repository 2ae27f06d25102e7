# Night Ferry: what the rules are about, chapter by chapter.
chapter-SETUP = Setting up
chapter-TURN = The turn
chapter-PLAY = Playing cards
chapter-CROSS = Crossing
chapter-LIGHT = Lanterns
chapter-LOOK = Looking
chapter-ROLE = Roles
chapter-RACE = The race
chapter-WIND = Winds
chapter-SAIL = Sailing
chapter-FLARE = Flares
chapter-DUEL = Duels
chapter-BEACON = Beacons
chapter-BACK = Backs
chapter-LATE = Found late
chapter-OVER = The end
