"""Everything that can be chosen about this table and its screen."""
