"""The Inevitable card: whose turns it has had, and the end of the Episode it brings."""
