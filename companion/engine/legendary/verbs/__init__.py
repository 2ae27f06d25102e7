"""What the cards of the family can do: each file some verbs, with what a game has to say of them."""
