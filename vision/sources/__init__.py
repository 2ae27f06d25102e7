"""Where frames come from: a webcam, a folder of pictures, the drawn table."""
