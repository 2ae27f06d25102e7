# The guided film: one tip for each touch, and the way to it.

ui-film-skip = Skip
ui-show-me = Show me
ui-show-me-sub = One turn, two minutes
ui-coach-film-alien-begin = { $big }: the Hive sends a card, the last room drops its own.
ui-coach-film-alien-lay = { $big }: it flies under the camera and is read.
ui-coach-film-alien-pools = What it gave stands below: Recruit. { $big }.
ui-coach-film-alien-any = Any card may come next: touch one, or { $big }.
ui-coach-film-alien-read = Hold a card to read it. Then lay one more.
ui-coach-film-alien-board = The board stays in sight above. { $big }.
ui-coach-film-alien-last = { $big }: it is the last card, then the HQ is back.
ui-coach-film-alien-fight = You have the Attack it shows: touch it to fight it.
ui-coach-film-alien-recruit = Pay its Recruit, and this card joins your deck: touch it.
ui-coach-film-alien-undo = Not what you wanted? { ui-undo } takes it back.
ui-coach-film-alien-end = { $act }: who is left in the Combat Zone strikes you.
ui-coach-film-alien-over = That was a whole turn. Touch: on to a game of your own.
ui-coach-film-alien-back = This goes, the newest first. { $big } does it.
ui-coach-film-alien-sure = It asks once, because somebody strikes: touch it.
ui-coach-film-alien-strike = Nothing passes by itself. Read it, then { $big }.
