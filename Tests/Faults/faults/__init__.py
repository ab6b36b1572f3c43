"""Drives real processes through faults and decides whether they kept their promises."""
