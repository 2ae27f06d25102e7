# What a disk or store that takes nothing says, with what to do. Each ends the sentence disk-refused.

store-full = The disk is full. Free some space, then go on: everything up to the last step is kept.
store-read-only = The store cannot be written: { $place } is read-only. Make it writable, then go on: nothing is lost.
store-locked = Another program holds the store. Close it, or the second companion, and try again: nothing is lost.
store-faulty = The disk reports a fault ({ $fault }). Everything up to the last step is kept; save a copy of it elsewhere.
store-damaged = The store is damaged. Start the companion again: it sets the damaged file aside and begins a new one.
store-closed = The store cannot be opened: check that { $place } exists and that you may write there.
store-unreachable = The store does not take it ({ $fault }). Check that its server runs and can be reached, then try again.

# What is wrong with the address of a store that is no file.
store-address-malformed = The address of the store is no database URL. Write it like postgresql://player:password@server/companion or sqlite:////media/usb/companion.db, an @ in a password as %40, or leave it out: a file is used then.
store-address-driver = The store { $where } needs a driver that is not here ({ $fault }). Install it into the companion’s .venv, or choose another address.
store-address-unreached = The store { $where } cannot be reached ({ $fault }). Check that its server runs, and the name, the password and the database in its address.
store-address-option = The store { $where } cannot be opened with these options ({ $fault }). Correct what follows the question mark in its address.
store-address-kind = The store { $where } cannot hold our tables ({ $fault }). Use PostgreSQL, or a file.

store-address-postgres = No address of a store begins with postgres://. Write postgresql+psycopg:// instead, and the rest as it is.

# Where a household is to begin.
store-home-gone = There is no folder { $folder }, which { $name } needs. Plug in the stick or disk it is on; or make the folder, or correct { $name }.
store-home-unmade = The folder { $folder } cannot be made ({ $fault }). Choose another in { $name }, in which this user may write.
store-home-new = A new household begins in { $folder }, for none was there. Should it have been, plug in the stick or disk that { $name } means, and start again.

# What happened while the store was opened, and what came of writing and taking in.
store-set-aside = The store was damaged and has been set aside as { $name }; a new, empty one was begun.
store-keep-aside = Keep { $place } if its games matter: parts of it may still be readable.
store-look-only = Saved games can be looked at; to play on, make it writable and start the companion again.
store-tags-later = Practice cards are tagged at the next start.
store-brought-up = The store was brought up to this version; { $name } is the one from before.
store-unwritten = The file { $name } could not be written ({ $fault }). Choose another place, or free some space; the store is safe.
store-tag-taken = The code { $tag } is already on { $holder }. Use another label.
print-no-start = This sheet has { $all } labels: begin at one of 1 to { $all }, not at { $start }.
print-no-room = A label of { $label } mm does not fit into the free { $free } mm. Take a smaller sheet of labels.
wiring-faulty = { $fault } The lights are drawn on the screen only.

# What the doctor says of the store.
store-answers = The store { $where } answers.
store-free = { $size } free in { $folder }.
store-free-remedy = Delete what is not needed, or move the store to a larger disk.
store-whole = The store is whole and takes { $size }.
store-whole-remedy = Export old games and remove them.
store-kept = Kept from earlier: { $names }. Delete them when you no longer need them.
store-size-kb = { $whole } KB
store-size-mb = { $whole }.{ $tenth } MB
store-size-gb = { $whole }.{ $tenth } GB
