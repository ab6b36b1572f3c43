class Failure(Exception):
    """The peer did not do what the case's rule says."""
