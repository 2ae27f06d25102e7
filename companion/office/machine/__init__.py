"""The computer under the table, and what is plugged into it."""
