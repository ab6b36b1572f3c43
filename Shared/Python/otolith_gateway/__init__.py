"""The client library of gateways; README.md explains it, proto/GATEWAYS.md the calls."""

from .calls import Authorization, Patience, channels, detail_of, reason_of
from .forms import Form, Review
from .gateway import Gateway, Synchronised
from .queues import Outcome, ReportQueue, SheetQueue
from .session import Session, SheetsWaiting, SignedOut
from .storage import keep

__all__ = [
    "Authorization", "Form", "Gateway", "Outcome", "Patience", "ReportQueue", "Review", "Session", "SheetQueue", "SheetsWaiting",
    "SignedOut", "Synchronised", "channels", "detail_of", "keep", "reason_of"]
