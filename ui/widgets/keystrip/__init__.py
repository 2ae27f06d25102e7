"""The strip at the foot that is always there."""
