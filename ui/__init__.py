"""The screen: what a view says, arranged and painted."""
