"""What the conformance cases are written with."""
