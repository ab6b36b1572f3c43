"""A mail server (aiosmtpd) that stores all mails."""

import asyncio
import email
import email.policy
import threading

from aiosmtpd.smtp import SMTP


class MailServer:
    """Listens on a free loopback port, or a given one."""

    def __init__(self, port=0):
        self.mails: list[tuple[list[str], email.message.EmailMessage]] = []
        # Responses to RCPT by address, and the addresses received.
        self.refusals: dict[str, str] = {}
        self.refused: list[str] = []
        self._loop = asyncio.new_event_loop()
        self._server = self._loop.run_until_complete(self._loop.create_server(
            lambda: SMTP(self, hostname="sink", loop=self._loop), "127.0.0.1", port))
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.port: int = self._server.sockets[0].getsockname()[1]

    async def handle_RCPT(self, server, session, envelope, address, options):
        if address in self.refusals:
            self.refused.append(address)
            return self.refusals[address]
        envelope.rcpt_tos.append(address)
        envelope.rcpt_options.extend(options)
        return "250 fine"

    async def handle_DATA(self, server, session, envelope):
        mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
        self.mails.append((envelope.rcpt_tos, mail))
        return "250 kept"

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
