"""The end of an Episode, and the Inter-Mission before the next one."""
