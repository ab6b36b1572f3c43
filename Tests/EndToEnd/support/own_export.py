"""A participant's own export, read like a gateway from all services."""

import csv
import io
import json

from otolith.common.v1 import own_export_pb2

from .export import cell_of_text

SERVICES = ("auth", "catalogue", "ingestion", "planning")


def stream(stack, service, token, timeout=120, **fields):
    stub = getattr(stack.gateway, f"own_{service}")
    request = own_export_pb2.ExportOwnRecordsRequest(**fields)
    return stub.ExportOwnRecords(request, token=token, timeout=timeout)


def collect(parts) -> tuple[dict[str, bytes], dict[str, int]]:
    """The files, and the number of records reported by each part."""
    files, records, complete = {}, {}, False
    for part in parts:
        assert not complete, "something comes behind the last part"
        complete = part.complete
        if part.file:
            files[part.file] = files.get(part.file, b"") + part.lines
            records[part.file] = records.get(part.file, 0) + part.records
    assert complete, "the stream ended before it was complete"
    return files, records


def export(stack, service, token, **fields) -> dict[str, list[dict]]:
    """Records by table; checks that both formats agree."""
    files, records = collect(stream(stack, service, token, **fields))
    return tables(files, records)


def tables(files, records) -> dict[str, list[dict]]:
    names = {name.partition(".")[0] for name in files}
    assert {f"{name}.{form}" for name in names for form in ("csv", "jsonl")} == files.keys()
    found = {}
    for name in names:
        found[name] = [json.loads(line) for line in files[f"{name}.jsonl"].decode().splitlines()]
        rows = list(csv.reader(
            io.StringIO(files[f"{name}.csv"].decode(), newline=""), strict=True))
        assert [[cell_of(value) for value in record.values()] for record in found[name]] == rows[1:], name
        assert all(list(record) == rows[0] for record in found[name]), name
        assert records[f"{name}.csv"] == records[f"{name}.jsonl"] == len(found[name]), name
    return found


def cell_of(value) -> str:
    """The CSV text for a value of the JSON Lines."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    if isinstance(value, float) and value == int(value) and abs(value) < 2**53:
        return str(int(value))
    if isinstance(value, (int, float)):
        return repr(value)
    text = ";".join(value) if isinstance(value, list) else value
    return cell_of_text(text)
