"""Side Jobs: completed at any time until their deadline in the Combat Zone, or failed."""
