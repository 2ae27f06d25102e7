"""The big button and the plain ones."""
