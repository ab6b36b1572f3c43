"""Mails that auth writes to a folder in development."""

import email
import email.policy
import re
from email.message import EmailMessage

from .waiting import wait_until

# Fifteen characters of Crockford's base 32 in three groups.
CODE = re.compile(r"\b[0-9A-HJKMNP-TV-Z]{5}(?:-[0-9A-HJKMNP-TV-Z]{5}){2}\b")
# Twenty-four characters in six groups: a code for setting a password.
ACCESS_CODE = re.compile(r"\b[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){5}\b")


def mails_to(stack, address: str) -> list[EmailMessage]:
    """Oldest first."""
    messages = []
    for path in stack.mails():
        message = email.message_from_bytes(path.read_bytes(), policy=email.policy.default)
        if address in str(message["To"]):
            messages.append((path.stat().st_mtime_ns, path.name, message))
    return [message for _, _, message in sorted(messages, key=lambda entry: entry[:2])]


def await_mail(stack, address: str, number: int = 1) -> EmailMessage:
    """Waits for the n-th mail to an address."""
    def enough():
        found = mails_to(stack, address)
        return found if len(found) >= number else None

    return wait_until(enough, f"mail {number} to {address}")[number - 1]


def newest_mail(stack, address: str) -> EmailMessage:
    """The newest mail, after all pending mails have been sent."""
    def handed_over():
        waiting = stack.database.value(
            "SELECT count(*) FROM auth.mail_outbox WHERE next_attempt_at < 'infinity'")
        return waiting == "0" and mails_to(stack, address)

    return wait_until(handed_over, f"the mails to {address}")[-1]


def code_in(message: EmailMessage) -> str:
    text = message.get_body(("plain",)).get_content()
    codes = CODE.findall(text)
    if not codes:
        raise AssertionError(f"no confirmation code in:\n{text}")
    return codes[0]


def access_code_in(message: EmailMessage) -> str:
    text = message.get_body(("plain",)).get_content()
    codes = ACCESS_CODE.findall(text)
    if not codes:
        raise AssertionError(f"no code to set a password by in:\n{text}")
    return codes[0]
