# What is counted in a game, for statistics and the recap
counted-kills = Kills
counted-heals = Heals
counted-feats = Feats
counted-crowd-alien = Cards in Complex and Combat Zone
why-strikes = The last to fall had taken too much damage.
why-chestburster = A Chestburster took the last of you.
why-hive = The Hive was empty for the second time.
why-company = The traitor called the Company.
