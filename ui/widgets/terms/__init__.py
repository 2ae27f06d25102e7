"""Words that have rules: found in what is said, underlined with dots, touched."""
