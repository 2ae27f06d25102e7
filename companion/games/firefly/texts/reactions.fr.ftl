# Les Réactions au tour d’un autre joueur, et la carte à laquelle on renonce en solo.
event-Reacted = { $name } a réagi avec { $card }.
event-CoordinateTraded = { $name } a défaussé { $card } pour piocher une carte.
offer-react = { $name } : réagir avec { $card }
offer-trade = Défausser { $card } et piocher une carte
command-React = { $name } a réagi avec { $card }
command-TradeCoordinate = { $name } a défaussé { $card } pour piocher une carte
here-no-reaction = { $card } n’a pas de Réaction.
here-reacted-already = { $card } a déjà servi pendant ce tour.
here-not-alone = Seul un joueur unique, avec un seul Avatar, se défausse d’une carte Coordination ; les autres la prêtent.
here-traded-already = Une carte a déjà été défaussée ainsi pendant ce tour.
attempt-React = Réagir avec { $card }
attempt-TradeCoordinate = Défausser { $card } pour piocher une carte
