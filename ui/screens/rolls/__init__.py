"""Labels from a roll: show a sticker, tap its card, next; and the backs of a deck, face by face."""
