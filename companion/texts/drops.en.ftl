# Where files are dropped and found.

drop-documents = the Documents folder
drop-stick = the stick { $name }
drop-gone = { $place } is not there any more. Plug the stick in again, or choose another place.
