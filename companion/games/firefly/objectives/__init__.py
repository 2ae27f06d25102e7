"""The Objectives of the running Episode: completed, failed, and what follows."""
