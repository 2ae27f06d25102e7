# What is spoken aloud: as few words as will do.
voice-facehugger = { $turns ->
    [0] Facehugger on { $name }!
    [one] Facehugger on { $name }, one turn left.
   *[other] Facehugger on { $name }, { $turns } turns left.
  }
voice-last-chance = Last chance for { $name }!
voice-impregnated = Too late: { $name } carries a Chestburster.
voice-burst = The Chestburster of { $name }!
voice-died = { $name } is dead.
voice-hazard = Hazard { $count }!
voice-objective-done = Objective { $count } done!
voice-final = The final enemy!
voice-hive-low = { $count ->
    [0] The Hive is empty.
    [one] One card left in the Hive.
   *[other] { $count } cards left in the Hive.
  }
voice-hive-turns = The Hive is empty: the dead come back.
voice-hive-over = The Hive is empty for the second time.
voice-rose = { $name } comes back as an alien!
voice-traitor = { $name } is the traitor!
voice-loyal = { $name } is loyal.
voice-alone = Only { $name } is left.
voice-traitor-won = The traitor has won.
