# Pins, wires and the picture of a wiring.

off-refused = This computer does not let the app switch it off. Close the app, then use the computer’s own menu.

pins-no-files = The system shows no pins: there is no /dev/gpiochip0.
pins-no-files-remedy = Update the system of the Pi and start it again.
pins-closed = This user may not open { $file }.
pins-closed-remedy = Enter the group gpio (sudo adduser $USER gpio) and log in again.
pins-folder = The driver of the pins cannot write its pipes into { $folder }.
pins-folder-remedy = Set { $name } to a folder that this user may write.

note-tones-rough = { $name }: its tones are timed by the program, so they are a little rough.
note-tones-few = { $name }: the driver pigpio plays only some tones, so melodies sound wrong; lgpio plays all.
note-tones-pin = { $name }: the chip could time tones on GPIO { $pins } only; keep one of them for it if you can.
note-current = All lights together take { $total } mA; { $most } mA are safe. Lower current_ma, or let transistors switch the brighter ones.
note-pulled = { $name }: it glows while the app is closed: GPIO 0 to 8 are pulled up then; take one from 9 on.
note-shared = Pins have second jobs that must be switched off in raspi-config or config.txt: { $jobs }.

wiring-about-small = one colour light, a buzzer and three buttons
wiring-about-family = lights for five players and five rooms, a colour light, a scan light, a buzzer, three buttons, a knob
wiring-about-full = as family, with red-green lights for the players: all 26 pins
wiring-title = Wiring { $name }
wiring-role-seat = player { $number }
wiring-role-room = room { $number }
wiring-role-mood = mood
wiring-role-scan = scan light
wiring-role-buzzer = sound
wiring-role-next = next
wiring-role-undo = undo
wiring-role-confirm = confirm
wiring-role-silence = silence
wiring-role-knob = volume, scrolling
wiring-role-volume = volume
wiring-role-scroll = scrolling
wiring-kind-led = LED
wiring-kind-pwm = LED, dimmed
wiring-kind-two-colour = two-colour LED
wiring-kind-rgb = RGB LED
wiring-kind-board = row of LEDs
wiring-kind-buzzer-tonal = passive buzzer
wiring-kind-buzzer-active = active buzzer
wiring-kind-button = button
wiring-kind-encoder = rotary encoder
wiring-led-red = red
wiring-led-amber = amber
wiring-led-yellow = yellow
wiring-led-green = green
wiring-led-true-green = true green
wiring-led-blue = blue
wiring-led-white = white
wiring-led-warm-white = warm white
wiring-led-pink = pink
wiring-push = push: silence
wiring-twice-undo = twice: redo
wiring-twice-silence = twice: say again
wiring-hold = A button held for 5 s switches the Pi off. After 3 s light and tone warn: let go, and nothing happens.
wiring-legend-position = position; 1 is away from the USB sockets
wiring-legend-gpio = number in the wiring file
wiring-legend-GND = ground (GND)
wiring-legend-5V = 5 V, never to a GPIO pin
wiring-legend-3V3 = 3.3 V
wiring-legend-resistor = resistor, right for the LED’s current
wiring-legend-led = LED; + is its longer leg
wiring-legend-switch = button; its resistor is in the Pi
wiring-legend-contact = encoder; its middle leg goes to ground
wiring-legend-transistor = transistor: base, collector, emitter
wiring-resistors = Resistors: { $values }
wiring-safety = Switch the Pi off and pull its plug before you touch a wire. Look twice before you switch it on again.

lights-title = { $count ->
    [0] The wiring { $name } has no devices: the lights are drawn on the screen.
    [one] The wiring { $name } has one device:
   *[other] The wiring { $name } has { $count } devices:
  }
lights-pin = GPIO { $gpio } (position { $position })
lights-drawn = { $file }: the wiring { $name }, drawn. Print it at 100 %.
lights-not-written = { $file } could not be written ({ $why }). Choose another place.
lights-no-format = { $file } is neither .svg nor .pdf. Give the file one of these endings.
lights-no-device = The wiring { $wiring } has no device { $name }. Choose one of: { $names }.
lights-no-cue = There is no show and no cue { $name }. Choose one of: { $names }.
lights-no-pins = This computer has no pins that work, so the show is told here. (companion doctor says why.)
lights-press = Press or turn { $name } now; { $seconds } seconds are left.
lights-heard-pressed = { $name } was pressed.
lights-heard-double = { $name } was pressed twice.
lights-heard-held = { $name } was held.
lights-heard-turned = { $name } was turned ({ $way }).
lights-not-heard = Nothing was heard of { $name }. Check its wires, one by one, against the picture (companion lights --draw wiring.pdf).
lights-dark = dark
lights-steady = steady
lights-blink = blinking
lights-breathe = breathing
lights-run = running

pins-asked-for = Mock pins were asked for: the lights are drawn on the screen only.
pins-none = This computer has no pin header: the lights are drawn on the screen.
pins-driven = The pins are driven by { $name }.
pins-broken = The pins do not open ({ $why }): the lights are drawn on the screen.
pins-remedy-choice = Correct or remove the variable { $name }.
pins-remedy-driver = Run ./run again: it installs the driver lgpio for the pins.
pins-remedy-folder = The folder { $folder } cannot be written; set { $name } to one that can.
pins-remedy-busy = Check that no other program uses the pins, then start the app again.

doctor-no-devices = Nothing is connected: the lights are drawn on the screen.
doctor-wiring = { $count ->
    [0] The wiring { $name } has no devices.
    [one] The wiring { $name } has one device.
   *[other] The wiring { $name } has { $count } devices.
  }
doctor-wiring-broken = { $says }
doctor-wiring-remedy = Mend the wiring file, or choose another one.
doctor-sheets = There are { $cues } cues and { $shows } shows.
doctor-sheets-broken = { $says }
doctor-sheets-remedy = Mend those entries; everything else still shines and sounds.
doctor-lamps = Lamps: { $working } of { $wired } work.
doctor-buzzer = Buzzer: { $working } of { $wired } works.
doctor-buttons = Buttons: { $working } of { $wired } work.
doctor-knob = Knob: { $working } of { $wired } works.
doctor-devices-remedy = See the lines on light trouble below.

device-closed = { $name } on { $where } does not open ({ $why }). Check its entry in the wiring file and that nothing else uses the pin.
device-busy = { $name } on { $where } does not open ({ $why }). If the app is open elsewhere, it holds them: close it. The system may use them for { $jobs }: switch that off with raspi-config, or take other pins.
device-gone = { $name } on { $where } stopped answering ({ $why }). The show goes on without it, and it is tried again by itself; check its wires.
device-left = { $name } on { $where } did not close properly ({ $why }).
device-button-unheard = The button { $name } was not heard ({ $why }); use the screen instead.
device-knob-unheard = The knob was not heard ({ $why }); use the screen instead.
device-back = { $name } on { $where } works again.

lights-stumbled = The lights stumbled ({ $why }) and begin again in { $seconds } s; the game goes on.
lights-not-put-out = A light or sound could not be put out ({ $why }).
lights-telling-stumbled = Lights and voice have left something out ({ $why }); the game goes on.
lights-step-missed = The lights missed step { $number } ({ $why }); the game goes on.
lights-sound-missed = The sounds missed something ({ $why }); the game goes on.
lights-not-drawn = The drawn lights could not follow ({ $why }); the game goes on.
lights-not-told = The trouble before could not be told on the screen.
