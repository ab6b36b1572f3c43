"""RFC 7541: field compression."""

from hpack import Encoder

from harness.cases import case, table
from harness.expect import Answers, Closes
from harness.frames import (
    COMPRESSION_ERROR, block, headers, indexed_literal, integer, literal, string,
)
from harness.grpc import ECHO, VALUES, body, fields

REQUEST = block(fields())
BROKEN = Closes(COMPRESSION_ERROR)
ANSWERED = Answers(grpc=0, content=b"abc")
ENTRY = indexed_literal("x-a", "b")
# The first entry of the dynamic table.
NEWEST = b"\xbe"


def request(extra=b"", first=b"", stream=1):
    return headers(stream, first + REQUEST + extra) + body(stream)


table(
    # 2.3
    ("RFC 7541 §2.3.3 an index just above both tables", request(integer(62, 7, 0x80)), BROKEN),
    ("RFC 7541 §2.3.3 an index far above both tables", request(integer(100_000, 7, 0x80)), BROKEN),
    ("RFC 7541 §2.3.3 a name's index above both tables",
     request(integer(70, 4) + string("v")), BROKEN),
    ("RFC 7541 §2.3.2 an entry of the dynamic table", request(ENTRY + NEWEST), ANSWERED),
    ("RFC 7541 §2.3.2 an entry of an earlier request",
     request(ENTRY) + request(NEWEST, stream=3), Answers(grpc=0, stream=3)),
    ("RFC 7541 §2.3.3 an index just above the dynamic table", request(ENTRY + b"\xbf"), BROKEN),
    # 4
    ("RFC 7541 §4.2 a size update at the start", request(first=integer(4_096, 5, 0x20)), ANSWERED),
    ("RFC 7541 §4.2 two size updates at the start",
     request(first=integer(0, 5, 0x20) + integer(4_096, 5, 0x20)), ANSWERED),
    ("RFC 7541 §4.2 a size update at the end", request(integer(4_096, 5, 0x20)), BROKEN),
    ("RFC 7541 §4.2 a size update between fields",
     request(integer(0, 5, 0x20) + literal("x-a", "b")), BROKEN),
    ("RFC 7541 §4.3 a size update to 0 evicts",
     request(ENTRY) + request(NEWEST, integer(0, 5, 0x20), stream=3), BROKEN),
    ("RFC 7541 §4.4 an entry larger than the table empties it",
     request(ENTRY + indexed_literal("x-b", "c" * 5_000) + NEWEST), BROKEN),
    ("RFC 7541 §4.4 the oldest entry goes when a new one needs its place",
     request(ENTRY + indexed_literal("x-b", "c" * 4_050) + b"\xbf"), BROKEN),
    # 5.1
    ("RFC 7541 §5.1 an integer longer than any number",
     request(b"\xff" + b"\xff" * 20 + b"\x01"), BROKEN),
    ("RFC 7541 §5.1 a string length longer than any number",
     request(b"\x00\x7f" + b"\xff" * 20 + b"\x01"), BROKEN),
    ("RFC 7541 §5.1 an integer in more bytes than needed",
     request(b"\x00\x03x-a\x7f\x80\x80\x00" + b"v" * 127), ANSWERED),
    # 5.2
    ("RFC 7541 §5.2 a string longer than the field block", request(b"\x00\x03x-a\x20short"),
     BROKEN),
    ("RFC 7541 §5.2 Huffman padding of more than 7 bits",
     request(b"\x00" + string("x-a") + string(b"\x1f\xff", huffman=True)), BROKEN),
    ("RFC 7541 §5.2 Huffman padding of 8 bits",
     request(b"\x00" + string("x-a") + string(b"\x1c\x64\xff", huffman=True)), BROKEN),
    ("RFC 7541 §5.2 Huffman padding of zeroes",
     request(b"\x00" + string("x-a") + string(b"\x18", huffman=True)), BROKEN),
    ("RFC 7541 §5.2 EOS inside a Huffman string",
     request(b"\x00" + string("x-a") + string(b"\xff\xff\xff\xff", huffman=True)), BROKEN),
    ("RFC 7541 §5.2 an empty Huffman string",
     request(b"\x00" + string("x-a") + string(b"", huffman=True)), ANSWERED),
    # 6
    ("RFC 7541 §6.1 index 0", request(b"\x80"), BROKEN),
    ("RFC 7541 §6.2.1 with incremental indexing and an indexed name",
     request(integer(58, 6, 0x40) + string("agent")), ANSWERED),
    ("RFC 7541 §6.2.2 without indexing and an indexed name",
     request(integer(58, 4) + string("agent")), ANSWERED),
    ("RFC 7541 §6.2.3 never indexed", request(b"\x10" + string("x-a") + string("b")), ANSWERED),
    ("RFC 7541 §6.2.3 never indexed is not in the table",
     request(b"\x10" + string("x-a") + string("b") + NEWEST), BROKEN),
    ("RFC 7541 §6.3 a size update above SETTINGS_HEADER_TABLE_SIZE",
     request(first=integer(4_097, 5, 0x20)), BROKEN),
    ("RFC 7541 §6.3 a size update to 2^32", request(first=integer(1 << 32, 5, 0x20)), BROKEN),
)


@case("RFC 7541 §2.2 indexed, Huffman-coded requests one after the other")
async def _(trial):
    wire = await trial.greeted()
    encoder = Encoder()
    for number in range(1, 41, 2):
        texts = [f"value {number // 6}", "constant"]
        section = encoder.encode(fields(VALUES, *[("x-many", text) for text in texts]))
        await wire.send(headers(number, section), body(number, "x-many"))
        stream = await wire.reply(number)
        trial.equal(stream.content, "|".join(texts).encode(), f"the values on {number}")


@case("RFC 7541 §4.2 a table that the client's encoder shrinks and grows")
async def _(trial):
    wire = await trial.greeted()
    encoder = Encoder()
    for number, size in ((1, 4_096), (3, 0), (5, 100), (7, 4_096)):
        encoder.header_table_size = size
        section = encoder.encode(fields(VALUES, ("x-many", "constant")))
        await wire.send(headers(number, section), body(number, "x-many"))
        stream = await wire.reply(number)
        trial.equal(stream.content, b"constant", f"the value on {number}")


@case("RFC 7541 §7.1.3 compressed responses decode one after the other")
async def _(trial):
    wire = await trial.greeted()
    for number in range(1, 60, 2):
        text = f"trailer {number // 8}"
        stream = await wire.ask(number, ECHO, b"x", ("x-echo-trailing", text))
        trial.equal(stream.field("x-echo-trailing"), text, f"the trailer on {number}")
