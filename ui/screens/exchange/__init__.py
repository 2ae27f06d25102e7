"""Cards and entries as one file: sent to a stick, and taken in from one."""
