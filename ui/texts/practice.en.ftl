# The practice table

ui-practice-lay = Lay { $card }
ui-add-box = A box of your own
ui-add-box-sub = Say under My cards that it is yours
