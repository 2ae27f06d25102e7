"""The camera's side: measured tables, live pictures, surveys of the table, and dice."""
