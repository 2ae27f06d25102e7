"""The test bench: tables that are drawn as a real camera would see them, and the truth about each picture."""
