"""The cases, one file for each family of rules."""
