# The guided film: one tip for each touch, and the way to it.

ui-film-skip = Skip
ui-show-me = Show me
ui-show-me-sub = One turn, two minutes
ui-coach-film-alien-begin = { $big }: touch it, and the Hive sends a card.
ui-coach-film-alien-lay = { $big }: it flies under the camera and is read.
ui-coach-film-alien-pools = What it gave stands below: Recruit. { $big }.
ui-coach-film-alien-any = Any card may come next: touch one of them.
ui-coach-film-alien-read = Hold a card to read it. Then lay one more.
ui-coach-film-alien-board = The board stays in sight above. { $big }.
ui-coach-film-alien-last = { $big }: it is the last card, then the HQ is back.
ui-coach-film-alien-fight = You have the Attack it shows: touch it to fight it.
ui-coach-film-alien-recruit = And this is yours for its Recruit: touch it.
ui-coach-film-alien-undo = Not what you wanted? { ui-undo } takes it back.
ui-coach-film-alien-end = { $act }: whoever is left over there strikes.
ui-coach-film-alien-over = That was a whole turn. The next one is yours.
ui-coach-film-alien-back = This goes, the newest first. { $big } does it.
ui-coach-film-alien-sure = It asks once, because somebody strikes: touch it.
ui-coach-film-alien-strike = Nothing passes by itself. Read it, then { $big }.
