"""What every part above the rules stands on: rooms by name, words, places on this computer, excuses."""
