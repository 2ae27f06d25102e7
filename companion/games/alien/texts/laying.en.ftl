# What hands lay out before the first turn
prompt-setup-deck = Everybody takes { $specialists } Specialists, { $grunts } Grunts and the card of their Role; the Avatar lies in front.
prompt-setup-sergeants-hand = Shuffle the Sergeants and lay them face down.
prompt-setup-sergeants-app = Sort the Sergeants into the tray: the app shuffles them.
prompt-setup-strikes-hand = Shuffle the Strikes and lay them face down.
prompt-setup-strikes-app = Sort the Strikes into the tray: the app shuffles them.
prompt-setup-hatchery = Lay the Hatchery out open; it is not shuffled.
prompt-setup-objectives = Lay the Location open, and the Objectives in one pile: 1 on top, then 2, then 3.
prompt-setup-drones = { $each ->
    [0] The three parts of the Hive get no Drones.
    [one] Shuffle 1 Drone into each of the three parts of the Hive, without looking at it.
   *[other] Shuffle { $each } Drones into each of the three parts of the Hive, without looking at them.
  }
prompt-setup-hive-hand = Stack the Hive face down: part 3 below, then 2, then 1 on top. Shuffle each part, never one into another.
prompt-setup-hive-app = Sort the Hive into the tray, each part for itself: the app shuffles it.
prompt-setup-barracks-hand = Shuffle the cards of the { $suites } characters as the Barracks, face down, and turn { $count } up into the HQ.
prompt-setup-barracks-app = Sort the cards of the { $suites } characters into the tray: the app shuffles them and says which { $count } come into the HQ.
prompt-setup-rest = All other cards stay in the box, the Drones unseen.
prompt-setup-guests = Shuffle the { $count } guests that replace Drones face down, and shuffle the Drones face down, without looking at them.
prompt-setup-part = Part { $level } of the Hive: shuffle { $guests ->
    [0] no guests
    [one] 1 guest
   *[other] { $guests } guests
  } and { $drones ->
    [0] no Drones
    [one] 1 Drone
   *[other] { $drones } Drones
  } into it, without looking.
prompt-setup-heroes = { $heroes ->
    [one] 1 hero of Legendary counts
   *[other] { $heroes } heroes of Legendary count
  } as characters; { $own ->
    [0] no character of the box is
    [one] 1 character of the box is
   *[other] { $own } characters of the box are
  } with them.
prompt-setup-rest-guests = All other cards stay in the box, the Drones and the guests unseen.
prompt-objective-under = { $card }: under the other Objectives.
