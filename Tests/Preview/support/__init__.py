"""Helpers of the preview's tests."""
