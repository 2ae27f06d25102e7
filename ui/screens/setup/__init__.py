"""What is played: films, places, characters and roles, freely mixed."""
