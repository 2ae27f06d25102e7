"""Labels, cards and dividers as pages to print."""
