"""What belongs to whoever plays here: boxes, cards, boards, rolls, stacks, and plans for an evening."""
