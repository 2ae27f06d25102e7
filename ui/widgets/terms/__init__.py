"""Words that have rules, found in what is said."""
