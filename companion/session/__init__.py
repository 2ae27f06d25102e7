"""One played game: its only writer, its journal and its bell."""
