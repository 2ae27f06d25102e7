"""`companion demo`: an evening that plays itself."""
