# What is counted in a game, for statistics and the recap
counted-crossings = Crossings
counted-capsizes = Capsized
counted-lights = Lanterns lit
counted-crowd-_template = Cards in the channel
counted-duels = Duels won
counted-beacons = Beacons taken
