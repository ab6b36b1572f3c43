"""Shared support of the end-to-end tests.

Importing it puts the stubs generated from proto/ on the module path, so that test modules can write
`from otolith.auth.v1 import auth_pb2`.
"""

from . import stubs

stubs.install()
