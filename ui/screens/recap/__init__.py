"""One game after its end: who, how long, and where it turned."""
