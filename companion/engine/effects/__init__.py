"""Card behaviour as data: the grammar of abilities, its check, and the work it queues."""
