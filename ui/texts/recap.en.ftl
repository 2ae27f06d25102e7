# One game after its end.
ui-recap = Recap
ui-recap-sub = { $people ->
    [one] One player
   *[other] { $people } players
}, { $turns } turns, { $length }
ui-recap-none = This game has not come to its end yet.
ui-recap-won = Won
ui-recap-lost = Lost
ui-recap-people = Players
ui-recap-course = Course
ui-recap-turnings = Turning points
ui-recap-turnings-none = Nothing stood out in this game.
ui-recap-turn = Turn { $turn }
ui-recap-turns = turn
ui-recap-damage = Damage
ui-recap-time = Per turn
ui-recap-own-turns = Turns
ui-recap-points = Points
ui-recap-dead = dead
ui-recap-winners = Won by { $names }
ui-recap-draw = A draw
ui-recap-draw-best = A draw; most for { $names }
ui-recap-won-best = Won; most for { $names }
ui-menu-recap = Recap
ui-sequel = Go on with the next game
