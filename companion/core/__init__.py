"""The shared language: pure frozen values, no input or output, no clock, no chance."""
