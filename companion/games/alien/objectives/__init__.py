"""The Objectives."""
