"""The test board: every device, every show, and how lights are wished."""
