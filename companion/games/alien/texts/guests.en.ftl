# Cards of Legendary in a game of Alien.
choose-with = Cards of Legendary
with-guests-sub = Its heroes may replace characters, its villains Drones; cards without a counterpart do nothing
choose-villains = Instead of Drones
villains-sub = { $count } cards; they replace Drones card for card
setup-no-guest = There is no set called { $name } that can be mixed into this game. Choose one of those that are offered.
setup-not-invited = { $stack } belongs to { $guest }, which is not mixed in. Choose { $guest } first, or other cards.
setup-guest-character = { $stack } cannot replace a character: only a hero of { $need } cards can.
setup-guest-enemy = { $stack } cannot replace Drones: only villains and henchmen can.
setup-villains = Choose each group of villains or henchmen once, out of those that are offered.
ask-guests-told =
    Cards of Legendary are mixed in. What is different here:
    • { $hidden }
    • { $combat }
    • { $role }
    • { $hugger }
    Done when everybody has heard it.
event-NoCounterpart = { $card }: “{ void-what }” has no counterpart here. Nothing happens.
rule-ALN-MARVEL-01 = Heroes of Legendary may replace some or all of the four characters: 14 cards each.
rule-ALN-MARVEL-02 = Villains and Henchmen of Legendary may replace Drones, card for card.
rule-ALN-MARVEL-03 = Where a card of Legendary gives a Wound, draw a strike.
rule-ALN-MARVEL-04 = Where a card of Legendary KOs a Wound, heal a strike.
rule-ALN-MARVEL-05 = An Escape ability happens when the card enters the Combat Zone.
rule-ALN-MARVEL-06 = An Ambush ability happens when the card is revealed.
rule-ALN-MARVEL-07 = A Fight ability happens when the card dies.
rule-ALN-MARVEL-16 = Words of Legendary have their counterpart: hero and character, villain and enemy, city and Complex, KO and kill.
rule-ALN-MARVEL-17 = Both games print the same five class signs.
rule-ALN-MARVEL-18 = What has no counterpart in this game does nothing.
rule-ALN-MARVEL-19 = Enemies come face down: scan them, or wait until they fall into the Combat Zone.
rule-ALN-MARVEL-20 = Enemies past the last room stay in the Combat Zone and strike the active player every turn.
rule-ALN-MARVEL-21 = Everybody has a Role of their own, with its own Health and a Role card in the deck.
rule-ALN-MARVEL-22 = Facehuggers and Chestbursters can make a player an Alien Player, where that mode is played.
