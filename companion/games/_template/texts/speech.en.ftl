# What the questions are about
about-look = Left where it is, it comes next; sunk, it goes under the river.
about-douse = Whoever douses it discards a card; then it does not help, unless that is doused as well.
about-duel-again = The new throw counts, whatever it is.
about-wind = The weakest wind sails first, the strongest sails farthest.
