# Talents, Flaws, Browncoats, and what cards do with people and with the ship.

event-TalentActivated = { $name } activated a Talent.
event-FlawReturned = { $name } played a Flaw.
event-SearchedDeck = { $name } took a card out of the own deck.
event-OwnDeckShuffled = { $name } shuffled the own deck.
event-PutAway = { $card } was put { $into }.
event-SweptUnder = { $card } went under the Crew Deck.
offer-talent = Activate your Talent
offer-browncoats = Recruit Browncoats
command-ActivateTalent = { $name } activated a Talent
command-RecruitBrowncoats = { $name } recruited Browncoats
attempt-ActivateTalent = Activate a Talent
attempt-RecruitBrowncoats = Recruit Browncoats
due-flaw = { $name } has to play the Flaw first
due-flaw-maybe = { $name }: is there a Flaw in your hand? It is played first
here-flaw-first = { $name } holds a Flaw, and it comes first.
remedy-flaw-first = Play the Flaw.
here-no-talent = { $name } has no Talent in play that could be activated.
ask-choose-main = Which Main Character?
about-choose-main = It happens to the Main Character you choose.
ask-speaks-first = Several cards have something to say now: which is first?
ask-bring-back = Which defeated character comes back?
ask-search = What is there for you in your deck?
option-search-other = A card that nobody else sees
option-search-none = No such card
ask-searched = Which card did you take out of your deck?
ask-sweep = Which card of the Bridge goes under the Crew Deck?
ask-lose-upgrade = Which Upgrade is given up?
ask-toll = { $pool ->
    [attack] Pay { $n } Attack?
   *[recruit] Pay { $n } Recruit?
  }
option-pay = Pay
option-not-pay = Do not pay
ask-which-in-hq = Which card lies { $where } now?
ask-which-browncoat = Which Browncoats card is it?
prompt-under-crew = Put { $card } face down under the Crew Deck.
prompt-shuffle-own = { $name }: shuffle your deck.
prompt-searched = { $name }: look through your deck and take the card.
here-not-in-play = { $card } is not in play there.
about-talent = Draw a card.
about-talent-later = Activate it later this turn: { $does }
about-flaw = { $does } The Flaw goes back to its pile.
effect-printed-avatar = as printed on the Avatar
note-avatar = { $rank ->
    [0] touch to read
   *[other] Rank { $rank }, touch to read
  }
