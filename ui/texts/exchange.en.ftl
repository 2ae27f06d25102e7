# Sending and taking in: cards and entries as one file between computers.
ui-exchange = Send and take in
ui-exchange-sub = Tap a file to see what it would bring
ui-exchange-none = No file found. Plug in a stick with one, or send yours.
ui-exchange-send = Send mine
ui-exchange-send-sub = to a stick or the documents
ui-exchange-file = { $place }, { $size }, { $day }
ui-exchange-free = { $size } free
ui-exchange-kind-sets = Own card sets
ui-exchange-kind-collection = Cards and codes
ui-exchange-kind-entries = Entries
ui-exchange-kind-games = Games
ui-exchange-kind-people = People
ui-exchange-kind-pictures = Pictures
ui-exchange-what = What shall be sent, and where to?
ui-exchange-pictures = Your hands may be on the pictures: look before you give them away.
ui-exchange-nothing = Tap what shall be sent.
ui-exchange-no-place = Plug in a stick, then look again.
ui-exchange-write = Write it
ui-exchange-mine = mine
ui-exchange-theirs = theirs
ui-exchange-all-mine = All mine
ui-exchange-all-theirs = All theirs
ui-exchange-new = { $count } new
ui-exchange-other = { $count } different
ui-exchange-same = { $count } known
ui-exchange-to-decide = { $count ->
    [one] 1 line is different here
   *[other] { $count } lines are different here
  }
ui-exchange-fits = Nothing in it speaks against yours.
ui-exchange-known = All of it is here already.
ui-exchange-decide = Decide
ui-exchange-decided = { $count } of { $of } decided
ui-exchange-take = Take it in
ui-exchange-counted = { $kind }: { $count }
ui-exchange-sent = Written to { $place }: { $name }, { $size }.
ui-exchange-left = Left out: { $what }.
ui-exchange-done = Done
ui-exchange-refused = Not taken in
ui-exchange-stopped = Something has changed meanwhile. Nothing was taken in; look at the file again.
ui-exchange-unchanged = Nothing was changed: all of it was here already.
ui-exchange-taken = { $count ->
    [one] 1 new thing is here now.
   *[other] { $count } new things are here now.
  }{ $theirs ->
    [0] {""}
    [one] {" "}Where the two differed, theirs counts once.
   *[other] {" "}Where the two differed, theirs counts { $theirs } times.
  }
