"""What goes into a game and comes out of it: intents, steps, views, prompts, setups."""
