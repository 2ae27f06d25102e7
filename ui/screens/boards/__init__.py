"""What only the owner's boards say, on drawn pages."""
