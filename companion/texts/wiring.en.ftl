# Pins, wires and the picture of a wiring.

off-refused = This computer does not let the app switch it off. Close the app, then use the computer's own menu.

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
note-shared = These pins have second jobs that must be switched off in raspi-config: { $jobs }.
