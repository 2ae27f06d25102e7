"""The rules toolkit that every room uses; pure."""
