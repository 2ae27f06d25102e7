# Games mixed of several sets: what is chosen for them, and what cannot be.
choose-with = Other sets
with-guests-sub = Its heroes and villains are shuffled among those of this box
with-encounters-sub = Its characters may replace Allies, its enemies Adversaries; what has no counterpart does nothing
choose-board = Board
option-board-villainous = The Villainous board: in by the Bridge, out by the Sewers
option-board-heroic = A Heroic board: in by the Sewers, out by the Bridge
choose-start = Starting decks
option-start-hydra = HYDRA Operatives and Soldiers
option-start-shield = S.H.I.E.L.D. Agents and Troopers
choose-alignment = Commander and Plot
option-alignment-any = Of any set
option-alignment-match = Both heroic or both villainous
choose-instead = Instead of Adversaries
instead-sub = { $count } cards; they replace Adversaries card for card
setup-no-enemy = { $name } names no enemy of a set of Encounters that is mixed in. Choose one of those that are offered.
setup-no-place = { $name } cannot come into this game: { $kind ->
    [facehugger] there is no place in front of a player for a Facehugger
    [event] there is no Objective that an Event could set off
    [hazard] there is no Location that a Hazard could call on
    [goal] there is no Objective to complete
    [ally] the city has no place for somebody who is neither Adversary nor Bystander
   *[other] the Adversary Deck has no place for such a card
  }.
