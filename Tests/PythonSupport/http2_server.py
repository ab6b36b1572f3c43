"""An HTTP/2 server on loopback, based on h2, whose responses are controlled by a test."""

import asyncio
import dataclasses
import ssl
import threading

import h2.config
import h2.connection
import h2.errors
import h2.events
import h2.exceptions

SILENCE = "silence"  # Never answers; the connection stays open.
RESET = "reset"  # Sends RST_STREAM instead of an answer.
GOAWAY = "goaway"  # Ends the connection; the stream was not processed.


@dataclasses.dataclass
class Request:
    method: str
    path: str
    headers: dict[str, str]
    body: bytes
    # Number of the connection, from 0.
    connection: int


@dataclasses.dataclass
class Answer:
    status: int
    headers: dict[str, str] = dataclasses.field(default_factory=dict)
    body: bytes = b""


class HTTP2Server:
    """A server with TLS. `answer` receives each complete request on the server's thread, and returns an `Answer`
    or one of the words above. `certificate`, `key`: PEM files."""

    def __init__(self, answer, certificate, key):
        self.answer = answer
        self.connections = 0
        self._loop = asyncio.new_event_loop()
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(certificate, key)
        context.set_alpn_protocols(["h2"])
        self._server = self._loop.run_until_complete(
            asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=context))
        self.port: int = self._server.sockets[0].getsockname()[1]
        self.url = f"https://127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def stop(self):
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _close(self):
        self._server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _serve(self, reader, writer):
        number, self.connections = self.connections, self.connections + 1
        session = h2.connection.H2Connection(h2.config.H2Configuration(
            client_side=False, header_encoding="utf-8"))
        session.initiate_connection()
        begun: dict[int, tuple[dict[str, str], bytearray]] = {}
        try:
            while True:
                writer.write(session.data_to_send())
                await writer.drain()
                data = await reader.read(65_536)
                if not data:
                    break
                for event in session.receive_data(data):
                    if isinstance(event, h2.events.RequestReceived):
                        begun[event.stream_id] = (dict(event.headers), bytearray())
                    elif isinstance(event, h2.events.DataReceived):
                        session.acknowledge_received_data(
                            event.flow_controlled_length, event.stream_id)
                        begun[event.stream_id][1].extend(event.data)
                    elif isinstance(event, h2.events.StreamReset):
                        begun.pop(event.stream_id, None)
                    elif isinstance(event, h2.events.StreamEnded):
                        headers, body = begun.pop(event.stream_id)
                        request = Request(
                            headers.pop(":method"), headers.pop(":path"), headers, bytes(body), number)
                        if not self._respond(session, event.stream_id, self.answer(request)):
                            writer.write(session.data_to_send())
                            await writer.drain()
                            return
        except (ConnectionError, h2.exceptions.ProtocolError):
            pass
        finally:
            writer.close()

    @staticmethod
    def _respond(session, stream, answer) -> bool:
        """Whether the connection stays open."""
        if answer == SILENCE:
            return True
        if answer == RESET:
            session.reset_stream(stream, h2.errors.ErrorCodes.INTERNAL_ERROR)
            return True
        if answer == GOAWAY:
            session.close_connection(last_stream_id=stream - 2 if stream > 1 else 0)
            return False
        session.send_headers(
            stream, [(":status", str(answer.status)), *answer.headers.items()],
            end_stream=not answer.body)
        if answer.body:
            session.send_data(stream, answer.body, end_stream=True)
        return True
