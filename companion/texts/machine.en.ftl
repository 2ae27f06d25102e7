# The computer itself: its clock, its disk, and starting it anew.

restart-refused = This computer does not let the app start it anew. Close the app, then use the computer’s menu.
clock-refused = This computer does not let the app set its clock. Set it in the computer’s own settings.
clock-before-game = The clock is wrong: a game was saved on { $date }, which is later. Set it, or the log tells wrong times.
clock-before-app = The clock is wrong: the app was put here on { $date }, which is later. Set it, or the log tells wrong times.
storage-stays = This cannot be thrown away.
storage-refused = Not all of it could be thrown away ({ $why }).
light-refused = The light of the screen did not obey ({ $why }).
clock-fine = It is { $date }.
