# This computer: its screen, its clock, its disk, starting anew and switching off.

ui-machine = This computer
ui-machine-sub = everything is saved, whatever you do here
ui-machine-row = screen off, date, storage, restart, switch off
ui-dark = Screen off
ui-dark-sub = the first touch wakes it and does nothing else
ui-clock-sub = date and time
ui-clock-set = What time is it?
ui-clock-take = Set the clock
ui-clock-year = year
ui-clock-month = month
ui-clock-day = day
ui-clock-hour = hour
ui-clock-minute = minute
ui-clock-elsewhere = The clock of this computer is set in its own settings, not from here.
ui-storage = Storage
ui-storage-free = { $free } of { $of } free
ui-restart = Restart
ui-restart-sub = takes about a minute
ui-restart-sure = Restart the computer?
ui-restart-yes = Restart
ui-switch-off = Switch off
ui-switch-off-sub = then it may be unplugged
ui-switch-off-sure = Switch the computer off?
ui-switch-off-yes = Switch off
ui-all-saved = the game is saved
ui-shelf-books = { $count ->
    [one] cards, people and one game
   *[other] cards, people and { $count } games
  }
ui-shelf-books-stays = stays: it is all you have
ui-shelf-photos = { $count ->
    [one] one picture of a card
   *[other] { $count } pictures of cards
  }
ui-shelf-photos-stays = stays: cards are known by them
ui-shelf-recordings = { $count ->
    [one] one recording of the camera
   *[other] { $count } recordings of the camera
  }
ui-shelf-sounds = { $count ->
    [one] one sound made ready
   *[other] { $count } sounds made ready
  }
ui-shelf-demo = { $count ->
    [one] one picture of the told evening
   *[other] { $count } pictures of the told evening
  }
ui-shelf-recordings-stays = stays here
ui-shelf-sounds-stays = stays here
ui-shelf-demo-stays = stays here
ui-shelf-goes = can be thrown away
ui-throw-sure = Throw this away?
ui-throw-yes = Throw it away
ui-throw-recordings = recordings are gone for good
ui-throw-sounds = they are made again when needed
ui-throw-demo = they are made again when needed
ui-clock-wrong = this clock is wrong

# Sizes
ui-size-kb = { $count } kB
ui-size-mb = { $count } MB
ui-size-gb = { $count } GB
ui-size-tb = { $count } TB
