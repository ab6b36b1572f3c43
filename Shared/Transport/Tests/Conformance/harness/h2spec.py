"""Where h2spec's checklist is found here.

h2spec numbers its sections as RFC 7540 does; the rules here are named after the RFCs in force.
"""

from .cases import ALL

# Section of h2spec, how many cases it has there, what the rules here begin with.
SECTIONS = (
    ("http2/3.5", 2, "RFC 9113 §3.4"),
    ("http2/4.1", 3, "RFC 9113 §4.1"),
    ("http2/4.2", 3, "RFC 9113 §4.2"),
    ("http2/4.3", 3, "RFC 9113 §4.3"),
    ("http2/5.1", 13, "RFC 9113 §5.1"),
    ("http2/5.1.1", 2, "RFC 9113 §5.1.1"),
    ("http2/5.1.2", 1, "RFC 9113 §5.1.2"),
    ("http2/5.3.1", 2, "RFC 7540 §5.3.1"),
    ("http2/5.4.1", 2, "RFC 9113 §5.4.1"),
    ("http2/5.5", 2, "RFC 9113 §5.5"),
    ("http2/6.1", 3, "RFC 9113 §6.1"),
    ("http2/6.2", 4, "RFC 9113 §6.2"),
    ("http2/6.3", 2, "RFC 9113 §6.3"),
    ("http2/6.4", 3, "RFC 9113 §6.4"),
    ("http2/6.5", 3, "RFC 9113 §6.5"),
    ("http2/6.5.2", 5, "RFC 9113 §6.5.2"),
    ("http2/6.5.3", 2, "RFC 9113 §6.5.3"),
    ("http2/6.7", 4, "RFC 9113 §6.7"),
    ("http2/6.8", 1, "RFC 9113 §6.8"),
    ("http2/6.9", 3, "RFC 9113 §6.9"),
    ("http2/6.9.1", 3, "RFC 9113 §6.9.1"),
    ("http2/6.9.2", 3, "RFC 9113 §6.9.2"),
    ("http2/6.10", 6, "RFC 9113 §6.10"),
    ("http2/7", 2, "RFC 9113 §7"),
    ("http2/8.1", 1, "RFC 9113 §8.1"),
    ("http2/8.1.2", 1, "RFC 9113 §8.2.1"),
    ("http2/8.1.2.1", 4, "RFC 9113 §8.3"),
    ("http2/8.1.2.2", 2, "RFC 9113 §8.2.2"),
    ("http2/8.1.2.3", 7, "RFC 9113 §8.3.1"),
    ("http2/8.1.2.6", 2, "RFC 9113 §8.1.1"),
    ("http2/8.2", 1, "RFC 9113 §8.4"),
    ("hpack/2.3.3", 2, "RFC 7541 §2.3.3"),
    ("hpack/4.2", 1, "RFC 7541 §4.2"),
    ("hpack/5.2", 3, "RFC 7541 §5.2"),
    ("hpack/6.1", 1, "RFC 7541 §6.1"),
    ("hpack/6.3", 1, "RFC 7541 §6.3"),
)

# Cases of h2spec that fail against these servers on purpose. h2spec asks with GET or without a
# content type; such a request is no gRPC and is answered 415 without a body, at once.
DIFFERENCES = (
    ("generic/2, 2 and 3", "WINDOW_UPDATE and PRIORITY on a half-closed (remote) stream are accepted "
     "and the request is answered; h2spec waits for a body, which 415 does not have"),
    ("http2/5.1.2, 1", "a request without gRPC is over before the next one arrives, so there are "
     "never too many; calls above the limit are refused: RFC 9113 §5.1.2"),
)


def coverage():
    """Each section with what the rules begin with, and how many there are and have to be."""
    return [
        (section, prefix, sum(case.rule.startswith(prefix + " ") for case in ALL), least)
        for section, least, prefix in SECTIONS
    ]
