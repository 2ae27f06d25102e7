"""Table marks: what they are, where they lie in a picture, and which of them are believed."""
