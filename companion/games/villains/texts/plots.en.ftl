# Plots that lock Allies up, or send spies into the Lair.

event-SpyPlaced = { $card } spies beside an Ally of the Lair.
prompt-spy = Put { $card } { $into }.
event-GuardReturned = { $card } went back beside the Plot.
event-Caged = { $card } of { $name } was locked up.
prompt-caged = { $name }: lay { $card } in front of you, and a Cop of the stack beside the Plot on top of it.
event-CageMissed = There is no Cop left for { $name }’s Ally.
note-spy = spies
note-caging = guards a cell
note-caged = locked up
ask-cage-which = { $name }: which Ally of your hand is locked up?
ask-freed-who = Who gains the Ally that was freed?

place-spies = spies in the Lair
into-spies = beside an Ally of the Lair
at-spies = beside an Ally of the Lair
place-spies-1 = spy at Lair 1
into-spies-1 = beside the Ally on Lair 1
at-spies-1 = beside the Ally on Lair 1
place-spies-2 = spy at Lair 2
into-spies-2 = beside the Ally on Lair 2
at-spies-2 = beside the Ally on Lair 2
place-spies-3 = spy at Lair 3
into-spies-3 = beside the Ally on Lair 3
at-spies-3 = beside the Ally on Lair 3
place-spies-4 = spy at Lair 4
into-spies-4 = beside the Ally on Lair 4
at-spies-4 = beside the Ally on Lair 4
place-spies-5 = spy at Lair 5
into-spies-5 = beside the Ally on Lair 5
at-spies-5 = beside the Ally on Lair 5
place-caged = locked up
into-caged = in front of the player
at-caged = in front of the player
place-caged-of = { $name }’s locked up Allies
into-caged-of = in front of { $name }
at-caged-of = in front of { $name }
