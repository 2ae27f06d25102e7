"""Taking the stacks of a new game out of the box."""
