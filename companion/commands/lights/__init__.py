"""`companion lights`: wirings listed, drawn and tried."""
