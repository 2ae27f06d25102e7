"""What the cards of Villains do."""
