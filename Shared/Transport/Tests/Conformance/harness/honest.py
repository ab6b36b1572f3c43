"""A client that keeps the rules, on PyPI's h2."""

import asyncio

from h2.config import H2Configuration
from h2.connection import H2Connection
from h2.events import (
    DataReceived, ResponseReceived, StreamEnded, StreamReset, TrailersReceived,
)

from . import grpc
from .failure import Failure
from .wire import PATIENCE


async def call(port, content=b"honest"):
    """A fresh connection, one call, its echo."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                await _call(reader, writer, content)
            finally:
                writer.close()
    except TimeoutError:
        raise Failure("an honest client on a fresh connection gets no answer") from None
    except OSError as error:
        raise Failure(f"an honest client is not served: {error}") from None


async def _call(reader, writer, content):
    connection = H2Connection(H2Configuration(client_side=True, header_encoding="utf-8"))
    connection.initiate_connection()
    number = connection.get_next_available_stream_id()
    connection.send_headers(number, grpc.fields())
    connection.send_data(number, grpc.framed(grpc.value(content)), end_stream=True)
    body, status = b"", None
    while True:
        writer.write(connection.data_to_send())
        chunk = await reader.read(65_536)
        if not chunk:
            raise Failure("an honest client lost its connection")
        for event in connection.receive_data(chunk):
            if isinstance(event, DataReceived):
                body += event.data
            elif isinstance(event, (ResponseReceived, TrailersReceived)):
                status = dict(event.headers).get("grpc-status", status)
            elif isinstance(event, StreamReset):
                raise Failure("an honest call was reset")
            elif isinstance(event, StreamEnded):
                if status != "0" or grpc.messages(body)[0][1] != grpc.value(content):
                    raise Failure(f"an honest call got status {status}")
                return
