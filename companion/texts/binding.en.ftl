# Binding labels to cards: bought rolls, and the backs of a deck.

bind-no-code = This label has no code that can be kept. Use another label.
bind-tap = Now tap the card it is on. Next would be: { $card }
bind-tap-any = Now tap the card it is on.
bind-show = { $card }: now show its label.
bind-done = { $left ->
    [0] The label is on { $card }. All cards have one.
    [one] The label is on { $card }. 1 card is left.
   *[other] The label is on { $card }. { $left } cards are left.
  }
bind-second = { $card } has two labels now. Both count; take one off if that was not meant.
bind-double = This code is already on { $card }. Tap the card it is really on to move it, or show another label.
bind-all-alike = This is the code that has just been put on { $card }. If it is a new label, all labels of this roll are alike and cannot tell cards apart: use another roll.
bind-there-already = This label is on { $card } already.
bind-next = Left without a label. Next: { $card }
bind-all-done = No card is left without a label.
bind-put-down = Put down again.
bind-undone = Taken back: { $card } has lost its label again.
bind-nothing-to-undo = There is nothing to take back.
bind-card = { $card } ({ $number } of { $of })
bind-in-use-back = This code is on the back of a card. Show a label for faces.
bind-in-use-design = This code stands for all cards of one kind. Show another label.
bind-in-use-stack = This code is on the divider of a stack. Show another label.

back-turn = Now show its back.
back-face = Now show the face of the same card.
back-done = { $left ->
    [0] Face and back belong together. All cards of the deck have a back.
    [one] Face and back belong together. 1 card is left.
   *[other] Face and back belong together. { $left } cards are left.
  }
back-undone = Taken back: face and back no longer belong together.
back-known = This back belongs to another card already. Show the face of this card, or take another label.
back-other-deck = This card does not belong to the deck whose backs are being shown.
back-not-ours = Only the companion’s own square codes can be on backs: others could be told apart by eye.
back-anew = { $count ->
    [0] Now show a face, then the new back of the same card.
    [one] 1 back is forgotten. Stick a new one over it, then show a face and the back of the same card.
   *[other] { $count } backs are forgotten. Stick new ones over them, then show a face and the back of the same card.
  }
