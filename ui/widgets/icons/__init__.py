"""Our own icons, drawn from points."""
