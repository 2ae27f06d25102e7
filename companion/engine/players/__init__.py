"""Simulated people and the simulated table that plays the real one."""
