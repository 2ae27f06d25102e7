# The practice table

ui-practice-lay = Lay { $card }
