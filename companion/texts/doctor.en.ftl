# What the doctor looked at, and how it is.

doctor-computer = Python { $python } on { $machine }, { $bits } bits.
doctor-computer-remedy = Install a system of 64 bits: the camera library needs it.
doctor-ribbon = { $sensor } answers on the ribbon cable; call it csi:{ $number }.
doctor-reader = The code reader { $name } works.
doctor-webcam = { $name } gives { $size }.
doctor-display = There is a screen to open a window on.
doctor-no-display = No screen was found. On a Pi, connect it and log in to its desktop.
doctor-kivy = The drawing library is installed.
doctor-no-kivy = The drawing library is missing. Start ./run again: it installs what is missing.
doctor-fonts = { $count ->
    [0] No typefaces were found. The installation is incomplete: install again.
    [one] One typeface ships with the app.
   *[other] { $count } typefaces ship with the app.
  }

# The names of the parts.
doctor-part-camera = Camera
doctor-part-computer = Computer
doctor-part-display = Screen
doctor-part-kivy = Drawing
doctor-part-fonts = Typefaces
doctor-part-store = Store
doctor-part-store-file = File of the store
doctor-part-disk = Disk
doctor-part-settings = Settings
doctor-part-card-sets = Card sets
doctor-part-clock = Clock
doctor-part-pins = Pins
doctor-part-pin-files = Pin files
doctor-part-pin-folder = Pin folder
doctor-part-devices = Devices
doctor-part-wiring = Wiring
doctor-part-wiring-note = About the wiring
doctor-part-light-trouble = Trouble with lights
doctor-part-cue-sheets = Cues
doctor-part-sound = Sound
doctor-part-voice = Voice
doctor-part-lamps = Lamps
doctor-part-buzzer = Buzzer
doctor-part-buttons = Buttons
doctor-part-knob = Knob
doctor-part-reader-zbar = Reader: zbar
doctor-part-reader-zxing = Reader: zxing
