# What is spoken aloud in every game: as few words as will do.
voice-turn = { $name }’s turn.
voice-won = Victory!
voice-lost = Defeat.
