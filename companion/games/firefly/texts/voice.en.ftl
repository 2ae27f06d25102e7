# What is spoken aloud: as few words as will do.
voice-ship-struck = Serenity is hit!
voice-serenity = { $count ->
    [0] One more and Serenity is lost!
    [one] Serenity has one slot left.
   *[other] Serenity has { $count } slots left.
  }
voice-defeated = { $name } is defeated.
voice-back = { $name } is back!
voice-job-done = Side Job done!
voice-job-failed = Side Job failed.
voice-objective-done = Objective { $count } completed!
voice-objective-failed = Objective { $count } has failed.
voice-inevitable-seen = The Inevitable card is coming.
voice-inevitable-here = { $count ->
    [one] The Inevitable is here: this is the last turn!
   *[other] The Inevitable is here: { $count } turns left!
  }
voice-inevitable = { $count ->
    [0] Time is up!
    [one] One more turn!
   *[other] { $count } turns left!
  }
voice-episode = The next Episode begins.
voice-episode-over = The Episode is over.
voice-credits = { $count ->
    [one] One Credit.
   *[other] { $count } Credits.
  }
