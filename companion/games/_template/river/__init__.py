"""The river: its deck, the channel and the wake."""
