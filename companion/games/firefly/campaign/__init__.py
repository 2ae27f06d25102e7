"""The campaign: five games in a row, what one leaves to the next, and the final score (FFY-CAMP)."""
