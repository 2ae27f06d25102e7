"""The words every part speaks: ids, slots, cards, asks, commands, events, states, refusals and phrases."""
