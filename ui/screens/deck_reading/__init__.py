"""A deck that is slid under the camera: how far it is, and the ways on."""
