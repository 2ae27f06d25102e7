"""What cards do: the verbs that belong to no chapter alone."""
