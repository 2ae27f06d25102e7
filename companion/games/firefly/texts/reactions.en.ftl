# Reactions in another player’s turn, and the card that is given up when playing alone.
event-Reacted = { $name } reacted with { $card }.
event-CoordinateTraded = { $name } gave up { $card } to draw a card.
offer-react = { $name }: react with { $card }
offer-trade = Give up { $card } and draw a card
command-React = { $name } reacted with { $card }
command-TradeCoordinate = { $name } gave up { $card } to draw a card
here-no-reaction = { $card } has no Reaction.
here-reacted-already = { $card } was used in this turn already.
here-not-alone = Only a single player with one Avatar gives up a card with Coordinate; others lend it.
here-traded-already = A card was given up in this turn already.
attempt-React = React with { $card }
attempt-TradeCoordinate = Give up { $card } to draw a card
