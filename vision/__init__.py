"""The camera: frames, codes and places; it knows nothing of cards or games."""
