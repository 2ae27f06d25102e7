# A new game: what is chosen, how hard it is, and what hands lay out.

choose-game = Game
choose-commander = Commander
choose-plot = Plot
choose-allies = { $count } Allies
choose-adversaries = { $count ->
    [one] 1 Adversary Group
   *[other] { $count } Adversary Groups
  }
choose-backup = { $count ->
    [one] 1 Backup group
   *[other] { $count } Backup groups
  }
choose-plot-twists = Plot Twists that { $card } asks for
choose-handicap = A help for { $name }
handicap = { $n ->
    [0] The usual deck
    [one] 1 Madame HYDRA in place of an Operative
   *[other] { $n } Madame HYDRA in place of Operatives
  }
choose-size-madame-hydra = Madame HYDRA cards in your box
choose-size-bystanders = Bystanders in your box
setup-one-commander = Choose exactly one Commander of this box.
setup-one-plot = Choose exactly one Plot of this box.
setup-ally-unknown = There is no Ally { $name } in this box: choose another.
setup-ally-count = Choose { $need } different Allies: { $have } are chosen.
setup-adversaries-unknown = There is no Adversary Group { $name } in this box: choose another.
setup-adversaries-count = Choose { $need } different Adversary Groups: { $have } are chosen.
setup-backup-unknown = There is no Backup group { $name } in this box: choose another.
setup-backup-count = Choose { $need } different Backup groups: { $have } are chosen.
setup-led = { $name } always leads { $group }: choose that group.
setup-included = { $name } needs { $group }: choose that group.
setup-backup-beside = Cards of { $group } lie beside the Plot, and too few are left for the deck: choose another Backup group.
setup-twists = The Plot and the mode ask for { $need } Plot Twists; the box has { $have }.
setup-twists-untold = Nobody has told yet how many Plot Twists { $name } asks for: choose the number that its Setup names.
setup-stack-size = The box has { $have } of these cards: { $need } cannot be used.
setup-handicap = A player can have 0 to { $most } Madame HYDRA in place of Operatives, not { $have }.
setup-handicap-stack = The stack has { $have } Madame HYDRA; { $need } were asked for.

choose-twists = Plot Twists
choose-might = The Commander’s might
choose-hand_of_fate = Hand of Fate
choose-prison_break = Prison Break
choose-growing_threat = Growing Threat
choose-army_of_glory = Army of Glory
choose-endless_spite = Endless Spite
choose-imprison = Imprison the Wounded
choose-final_blow = Final Blow
choose-plots = Plots upon Plots
choose-pain = Pain upon Pain
choose-crackdown = Crackdown
difficulty-twists = { $n ->
    [0] As many as printed
    [1] Fiend: 1 more
    [2] Arch-Villain: 2 more
   *[other] Legendary: { $n } more
  }
difficulty-might = { $n ->
    [0] As printed
    [-1] Distracted: 1 Attack less
    [1] Determined: 1 Attack more
    [2] Enraged: 2 Attack more
    [3] Devastating: 3 Attack more
    [4] Supreme: 4 Attack more
   *[other] All-Powerful: { $n } Attack more
  }
difficulty-hand_of_fate = { $n ->
    [0] Hands of six
   *[other] Hands of five
  }
difficulty-prison_break = { $n ->
    [0] Nobody begins with Bindings
    [one] Everybody begins with 1 Bindings
   *[other] Everybody begins with { $n } Bindings
  }
difficulty-growing_threat = { $n ->
    [0] The Commander stays as strong
   *[other] Every defeat makes the Commander stronger by 1
  }
difficulty-army_of_glory = { $n ->
    [0] Adversaries as printed
    [one] Every Adversary has 1 Attack more
   *[other] Every Adversary has { $n } Attack more
  }
difficulty-endless_spite = { $n ->
    [0] Plot Twists as printed
   *[other] A Plot Twist brings the Command Strike too
  }
difficulty-imprison = { $n ->
    [0] A KO’d Ally is gone, and that is all
   *[other] Whoever’s Ally is KO’d gains Bindings
  }
difficulty-final_blow = { $n ->
    [0] The last Tactic wins
   *[other] A fifth fight after the last Tactic
  }
difficulty-plots = { $n ->
    [0] Plot Twists as printed
   *[other] One more Adversary card after each Plot Twist
  }
difficulty-pain = { $n ->
    [0] Command Strikes as printed
   *[other] One more Adversary card after each Command Strike
  }
difficulty-crackdown = { $n ->
    [0] One Adversary card a turn
   *[other] Two Adversary cards a turn
  }
setup-difficulty-twists = Up to { $most } more Plot Twists are possible, not { $have }.
setup-difficulty-might = The Commander can be from { $least } to { $most } stronger than printed, not { $have }.
setup-difficulty-hand_of_fate = Hand of Fate is chosen or it is not: choose 0 or { $most }.
setup-difficulty-prison_break = Everybody can begin with up to { $most } Bindings, not { $have }.
setup-difficulty-growing_threat = Growing Threat is chosen or it is not: choose 0 or { $most }.
setup-difficulty-army_of_glory = Adversaries can have up to { $most } Attack more, not { $have }.
setup-difficulty-endless_spite = Endless Spite is chosen or it is not: choose 0 or { $most }.
setup-difficulty-imprison = Imprison the Wounded is chosen or it is not: choose 0 or { $most }.
setup-difficulty-final_blow = Final Blow is chosen or it is not: choose 0 or { $most }.
setup-difficulty-plots = Plots upon Plots is chosen or it is not: choose 0 or { $most }.
setup-difficulty-pain = Pain upon Pain is chosen or it is not: choose 0 or { $most }.
setup-difficulty-crackdown = Crackdown is chosen or it is not: choose 0 or { $most }.

prompt-setup-deck = Everybody takes { $operatives } HYDRA Operatives and { $soldiers } HYDRA Soldiers.
prompt-setup-handicap = { $count ->
    [one] { $name } puts 1 Operative back and takes a Madame HYDRA instead.
   *[other] { $name } puts { $count } Operatives back and takes { $count } Madame HYDRA instead.
  }
prompt-setup-stacks = Lay Madame HYDRA, the New Recruits and { $count } Bindings open, each in a stack.
prompt-setup-bystanders-hand = Shuffle all Bystanders and lay them face down.
prompt-setup-bystanders-app = Sort the Bystanders into the tray: the app shuffles them.
prompt-setup-commander = Lay the Commander open on its space.
prompt-setup-tactics-hand = Shuffle its { $count } Tactics and lay them face down under it.
prompt-setup-tactics-app = Sort its { $count } Tactics into the tray: the app shuffles them.
prompt-setup-plot = Lay the Plot open on its space.
prompt-setup-beside = { $count ->
    [one] Lay the card that its Setup names beside the Plot.
   *[other] Lay the { $count } cards that its Setup names beside the Plot.
  }
prompt-setup-adversary-deck = For the Adversary Deck take { $twists } Plot Twists, { $strikes } Command Strikes, { $groups } cards of Adversary Groups, { $backup } Backup cards and, without looking, { $bystanders ->
    [one] 1 Bystander
   *[other] { $bystanders } Bystanders
  }.
prompt-setup-adversaries-hand = Shuffle the Adversary Deck and lay it face down beside the Bridge.
prompt-setup-adversaries-app = Sort the Adversary Deck into the tray: the app shuffles it.
prompt-setup-allies-hand = Shuffle the Allies as the Ally Deck, face down, and turn { $count } up into the Lair.
prompt-setup-allies-app = Sort the Allies into the tray: the app shuffles them and says which { $count } come into the Lair.
prompt-setup-victory = Leave room for a Victory Pile in front of everybody: its cards lie sideways.
prompt-setup-prison-break = { $count ->
    [one] Then everybody puts 1 Bindings on their discard pile.
   *[other] Then everybody puts { $count } Bindings on their discard pile.
  }
