# What a disk or store that takes nothing says, with what to do. Each ends the sentence disk-refused.

store-full = The disk is full. Free some space, then go on: everything up to the last step is kept.
store-read-only = The store cannot be written: { $place } is read-only. Make it writable, then go on: nothing is lost.
store-locked = Another program holds the store. Close it, or the second companion, and try again: nothing is lost.
store-faulty = The disk reports a fault ({ $fault }). Everything up to the last step is kept; save a copy of it elsewhere.
store-damaged = The store is damaged. Start the companion again: it sets the damaged file aside and begins a new one.
store-closed = The store cannot be opened: check that { $place } exists and that you may write there.
store-unreachable = The store does not take it ({ $fault }). Check that its server runs and can be reached, then try again.
