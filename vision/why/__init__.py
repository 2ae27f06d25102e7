"""Why a code in a picture was not read, told by measuring."""
