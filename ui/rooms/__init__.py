"""How each game lays its View out on the glass."""
