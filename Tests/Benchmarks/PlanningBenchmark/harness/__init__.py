"""Runs every case with every subject, interleaved, and prints the table; see
Tests/Benchmarks/planning."""
