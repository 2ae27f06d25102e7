"""From pixels to millimetres: lens, corner marks, places of the table, and what becomes of a knock."""
