"""Exposes real processes to faults and decides whether they kept their guarantees."""
