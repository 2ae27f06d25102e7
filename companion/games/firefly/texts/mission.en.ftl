# Between two Episodes: Credits, Upgrades, repairs, healing, cards.

event-CreditsEarned = { $n ->
    [one] 1 Credit was earned.
   *[other] { $n } Credits were earned.
  }
event-MarkerKept = { $card } was kept beside Serenity for its Credits.
event-UpgradesShown = Upgrades were laid out for sale.
event-CreditsCounted = { $n ->
    [0] There are no Credits to spend this time.
    [one] 1 Credit to spend: on Upgrades, repairs or healing. What is left is lost.
   *[other] { $n } Credits to spend: on Upgrades, repairs and healing. What is left is lost.
  }
event-UpgradeFitted = { $card } was put { $into }.
event-UpgradeDiscarded = { $card } went under the Upgrades.
event-HealingPaid = { $n ->
    [one] 1 Credit was spent on healing.
   *[other] { $n } Credits were spent on healing.
  }
event-CardsBought = { $n ->
    [one] A card was bought for everybody.
   *[other] { $n } cards were bought for everybody.
  }
event-MissionEnded = { $lost ->
    [0] The Inter-Mission was over.
    [one] The Inter-Mission was over, and 1 Credit was lost.
   *[other] The Inter-Mission was over, and { $lost } Credits were lost.
  }
event-EpisodeLaid = Episode { letter-of } was laid out.

prompt-under-upgrades = Put { $card } face down under the Upgrades.
prompt-episode-ended = { $name } begins the next Episode: turn that Avatar sideways.
prompt-board-cleared = Put what is left of the Episode onto the Defeated Cards, face up: ’Verse, Combat Zone, Operations and Episode deck.
prompt-upgrades-shown-hand = { $count ->
    [one] Turn up the last Upgrade.
   *[other] Turn up the top { $count } Upgrades.
  }
prompt-upgrades-shown-app = { $count ->
    [one] Take the Upgrade that is for sale from the tray.
   *[other] Take the { $count } Upgrades that are for sale from the tray.
  }
prompt-markers-done = { $count ->
    [one] Put the card beside Serenity onto the Defeated Cards.
   *[other] Put the { $count } cards beside Serenity onto the Defeated Cards.
  }
prompt-episode-laid-hand = Put Episode deck { letter-of } and its Objective on their spaces, the old Objective away.
prompt-episode-laid-app = Put Objective { letter-of } on its space, the old one away: the app goes on with Episode deck { letter-of }.
offer-upgrade = Buy { $card }
offer-upgrade-instead = Buy { $card } instead of { $other }
offer-mend = Repair { $card }
offer-healing = { $n ->
    [one] Spend a Credit on healing
   *[other] Spend one more Credit on healing, { $n } in all
  }
offer-heal-one = { $name }: heal { $card }
offer-cards = { $n ->
    [one] Last of all: everybody draws 1 card
   *[other] Last of all: everybody draws { $n } cards
  }
offer-next-episode = Episode { letter-of }
offer-next-episode-sub = { $credits ->
    [0] No Credits left to spend
    [one] 1 Credit would be lost
   *[other] { $credits } Credits would be lost
  }
offer-pay-credits = { $have ->
    [0] you have no Credit
    [one] your only Credit
   *[other] { $need } of your { $have } Credits
  }
offer-pay-credits-unknown = the price is on the card or the mat
command-BuyUpgrade = { $name } bought { $card }
command-MendShip = { $name } repaired { $card }
command-PayHealing = { $name } spent Credits on healing
command-HealOne = { $name } had { $card } healed
command-BuyCards = { $name } bought cards for everybody
command-NextEpisode = { $name } began the next Episode
attempt-BuyUpgrade = Buy { $card }
attempt-MendShip = Repair { $card }
attempt-PayHealing = Spend Credits on healing
attempt-HealOne = Heal { $card }
attempt-BuyCards = Buy cards for everybody
attempt-NextEpisode = Begin the next Episode

ask-which-upgrade = Which Upgrade is it?
ask-slot-credits = How many Credits are printed beside slot { $n } of Serenity?
ask-too-few-credits = That costs { $need } Credits; you have { $have }. Do it anyway?
about-too-few-credits = The price was only just told, and the crew has less. Anyway: all of it is paid and the rest is forgiven.
here-too-few-credits = It costs { $need } Credits; you have { $have }.
remedy-credits = { $count ->
    [one] 1 more Credit.
   *[other] { $count } more Credits.
  }
here-upgrade-not-shown = This Upgrade is not for sale.
here-no-such-upgrade = This Upgrade is not on Serenity.
here-slot-empty = There is an empty slot: nothing has to make room.
here-no-slot = Serenity has no empty slot.
remedy-slot = Repair a Ship Strike, or give up an Upgrade for it.
here-no-ship-strike = This Ship Strike does not lie on Serenity.
badge-decides = decides if you cannot agree
here-healing = Its damage is { $need }, and { $have } can still be healed.
here-cards-bought = Cards were bought already.
here-nothing-to-pay = At least 1.
