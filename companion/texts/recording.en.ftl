# Recording what the camera sees, and listing cameras, in the terminal.

record-consent = This keeps pictures of the table in a folder on this computer. Hands and people may be on them; nothing is sent anywhere. Does everybody at the table agree? (y/n)
record-not-agreed = Nothing was recorded, for nobody agreed. Agree when asked, or start it with --yes.
record-wrong-part = { $part } is no part of a picture. Write left, top, width and height in pixels, such as --crop 200,100,1500,900.
record-whole = The table is not measured yet, so the whole picture is kept; --crop keeps a part of it.
record-nothing = There was no picture to record. Look at what the camera sees first.
record-done = { $count ->
    [one] One picture
   *[other] { $count } pictures
  } of { $seconds } seconds are in { $folder }. See them again with --camera recorded:{ $folder }
cameras-none = No camera was found. Plug a camera in, or connect one to the ribbon cable while the Pi is off.
