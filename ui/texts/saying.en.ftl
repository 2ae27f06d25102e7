# Quick tools for a card that only its players can read: one or two words.
ui-said-done = All done
ui-said-strike = Strike
ui-said-heal = Heal
ui-said-kill = Kill
ui-said-kill-hidden = Kill hidden
ui-said-kill-own = Kill own
ui-said-move = Move
ui-said-drop = To Combat Zone
ui-said-gain = Gain
ui-said-gain-sergeant = Sergeant
ui-said-scan = Scan
ui-said-attack = Attack
ui-said-recruit = Recruit
ui-said-draw = Draw
ui-said-discard = Discard
