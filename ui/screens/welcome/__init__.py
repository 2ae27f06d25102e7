"""The very first start, and the film that shows how a turn goes."""
