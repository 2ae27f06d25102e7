"""Big moments over the whole glass."""
