"""Breaks the code that keeps a rule, and asks whether the rule's own tests notice."""
