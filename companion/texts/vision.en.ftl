# What the camera’s side cannot do, each with what to do about it: vision-KEY for every error of vision.

# Which camera
vision-camera-none = No camera is plugged in. Plug a camera in; until then everything can be done by touch.
vision-camera-absent = There is no camera at { $device }. Plug it in, or choose another camera in the table set-up.
vision-camera-unknown-name = There is no camera called '{ $name }'. Choose one of: { $ways }.
vision-camera-odd-size = No camera gives pictures of { $size }. Ask for one such as 1280x720, 1920x1080 or 2304x1296.
vision-camera-closed = The camera is not open. Open it first.

# Webcams
vision-camera-forbidden = This user may not use the camera { $device }. Run: sudo usermod -aG video $USER, then sign in again.
vision-camera-no-webcam = { $device } is no webcam but belongs to { $card }. Choose the camera by its name under /dev/v4l/by-id, or csi for the one on the ribbon cable.
vision-camera-busy = The camera { $device } gives no picture. Close other programs that use it, or unplug it and plug it in again.
vision-camera-silent = The camera { $device } gives no more pictures. Look at its cable; it is opened again by itself.
vision-camera-smaller = The camera { $device } gives { $given } instead of { $asked }. It works so; for small codes choose a camera with more pixels, or hang it lower.
vision-camera-frozen = The camera { $device } shows the same picture again and again. It is opened again by itself; if it stays so, unplug it and plug it in again.

# The camera on the ribbon cable
vision-camera-no-program = The program that reads the ribbon camera is not installed (rpicam-vid). On Raspberry Pi OS run: sudo apt install rpicam-apps-lite. A USB webcam needs no such program.
vision-camera-no-ribbon = No camera answers on the ribbon cable. Switch the Pi off and seat both ends of the cable; it must be the kind that fits this Pi.
vision-camera-ribbon-busy = Another program is using the ribbon camera. Close the other program (or another companion); it is tried again by itself.
vision-camera-ribbon-forbidden = This user may not use the ribbon camera. Run: sudo usermod -aG video,render $USER, then sign in again.
vision-camera-old-program = The camera program is too old: it does not know --{ $option }. Run: sudo apt update, then sudo apt full-upgrade.
vision-camera-no-memory = The camera gets too little memory for pictures of this size. Choose a smaller picture for the camera, such as csi:1920x1080.
vision-camera-loose = The ribbon camera stopped sending. It is started again by itself; if it happens often, seat its cable again.
vision-camera-program-ended = The camera program ended ({ $said }). It is started again by itself; if it keeps ending, look at the camera’s cable and restart the Pi.
vision-camera-no-focus = The camera could not focus. Put something with print on it under the camera, turn on a light, and focus again.
vision-camera-frame-size = The camera sends { $count } bytes where a picture of { $size } has { $expected }. Choose a size whose width is a multiple of 128, such as csi:1920x1080 or csi:2304x1296.
vision-camera-stalled = The ribbon camera sends no more pictures. It is started again by itself; if it happens often, seat its cable again.

# What nobody foresaw
vision-camera-failed = The camera failed ({ $fault }). It is tried again; look at its cable.
vision-camera-stuck = The camera could not be closed ({ $fault }). It is tried again.
vision-picture-failed = A picture could not be read ({ $fault }). Reading goes on with the next; until then pick cards by touch.
vision-sighting-lost = A sighting could not be passed on ({ $fault }). Show the card again, or pick it by touch.
vision-reader-missing = No code reader works on this machine, so cards cannot be seen. Install one with: sudo apt install libzbar0, then pip install zxing-cpp pyzbar. Until then everything can be done by touch.
zxing-reader-missing = The code reader zxing-cpp is not installed. Cards are read without it, but small codes more seldom. Install it with: pip install zxing-cpp
zbar-reader-missing = The code reader zbar is not installed. Cards are read without it, but small codes more seldom. Install it with: sudo apt install libzbar0, then pip install pyzbar

# Pictures and videos
vision-folder-absent = There is no folder { $folder }. Choose a folder that holds pictures.
vision-folder-empty = The folder { $folder } holds no pictures. Put pictures into it ({ $kinds }).
vision-folder-closed = The folder of pictures is not open. Open it first.
vision-video-absent = There is no video file { $path }. Check its name.
vision-video-unreadable = { $path } is no video that can be watched, or it is damaged. Use an MP4, AVI or MKV file.
vision-video-closed = The video is not open. Open it first.
vision-picture-absent = There is no file { $path }. Check its name.
vision-picture-empty = { $path } is an empty file. Take the picture again.
vision-picture-forbidden = { $path } may not be read by this user. Change who may read it.
vision-picture-is-folder = { $path } is a folder. Name the pictures in it.
vision-picture-too-large = { $path } is too large or damaged to be opened. Use a smaller picture.
vision-picture-unreadable = { $path } is not a picture that can be read, or it is damaged. Use a PNG or JPEG picture.

# Recordings
vision-recording-absent = There is no recording { $folder }. Check its name, or make one with: companion camera record
vision-recording-unreadable = The folder { $folder } holds no recording that can be replayed. Choose a folder with a frames.jsonl, or show its pictures with folder:{ $folder }.
vision-recording-empty = The recording { $folder } holds no pictures. Record again, for longer.
vision-recording-picture-lost = The picture { $file } of the recording is missing or damaged. It is left out.
vision-recording-closed = The recording is not open. Open it first.
vision-recording-not-empty = The folder { $folder } is not empty. Name a new folder, so that nothing is mixed or overwritten.
vision-recording-disk-full = The disk has too little room to record on. Make room, or record to another disk; what was recorded is kept in { $folder }.
vision-recording-not-written = Nothing can be recorded in { $folder } ({ $why }). Choose a folder that this user may write to, on a disk that works.

# Places and the measured table
vision-calibration-damaged = The kept view of the table cannot be used: { $fault }. Measure it again.
vision-calibration-other-shape = The table was measured in pictures of { $measured }, and these of { $size } have another shape. Measure the table again with this picture size.
vision-corners-missing = The corner marks { $missing } are not seen. Lay all four into the picture.
vision-corners-nonsense = The corner marks do not lie in one plane. Lay them flat on the table.
vision-corners-crossed = The corner marks do not lie around the table in their order. Lay them clockwise: upper left, upper right, lower right, lower left.
vision-mark-unknown = There is no table mark { $number }. They are numbered 0 to 999.

# A table’s places, as their file tells them
vision-table-not-toml = { $file }, line { $line }: this is not TOML. Write 'key = value' there.
vision-table-unknown = { $file }, line { $line }: '{ $name }' means nothing here. Take it out, or correct its name.
vision-table-size = { $file }, line { $line }: 'size' must be the width and height in millimetres. Measure between the middles of the corner marks and write 'size = [820, 460]'.
vision-table-places = { $file }, line { $line }: the places are no list. Begin each with a line '[[place]]'.
vision-table-twice = { $file }, line { $line }: '{ $name }' is there twice. Keep one of them.
vision-table-name = { $file }, line { $line }: a place needs a name such as 'room:3'. Write lower-case letters, digits, dashes and colons.
vision-table-kind = { $file }, line { $line }: there is no kind '{ $name }'. Choose one of card, row, pile, strip, tray, mask.
vision-table-outline = { $file }, line { $line }: '{ $name }' has no area that a card could lie on. Write 'at = [left, top, width, height]' in millimetres, or three corners and more.
