"""The CSV stream of a study, parsed by Python's own reader."""

import csv
import io
import re

from otolith.ingestion.v1 import ingestion_pb2


def cell_of_text(text: str) -> str:
    """The text as exports write it: an apostrophe wherever a spreadsheet may begin a formula."""
    text = re.sub(
        "(^|[;|\t\r\n\u060c\u061b])(?='|[ \u00a0\"]*[-=+@\uff1d\uff0b\uff0d\uff20])", r"\1'", text)
    return "'" + text if text[:1] in ("\t", "\r") else text


def export_bytes(
        stack, token, study_id, layout, questionnaire_id="", **fields) -> tuple[bytes, int]:
    """The complete stream and the number of sheets that it reports."""
    chunks = stack.gateway.exports.ExportAnswerSheets(
        ingestion_pb2.ExportAnswerSheetsRequest(
            study_id=study_id, questionnaire_id=questionnaire_id,
            layout=ingestion_pb2.ExportLayout.Value(f"EXPORT_LAYOUT_{layout.upper()}"),
            **fields,
        ),
        token=token, timeout=120,
    )
    content, sheets = bytearray(), 0
    for chunk in chunks:
        content += chunk.csv
        sheets += chunk.sheets
    return bytes(content), sheets


def rows_of(content: bytes) -> list[dict[str, str]]:
    """Strict: every row has exactly the columns of the header."""
    lines = list(csv.reader(io.StringIO(content.decode("utf-8"), newline=""), strict=True))
    header = lines[0]
    if len(set(header)) != len(header):
        raise AssertionError(f"a column name stands twice: {header}")
    for line in lines[1:]:
        if len(line) != len(header):
            raise AssertionError(f"{len(line)} values under {len(header)} columns: {line}")
    return [dict(zip(header, line)) for line in lines[1:]]


def export(
        stack, token, study_id, layout, questionnaire_id="", **fields) -> tuple[list[dict], int]:
    content, sheets = export_bytes(stack, token, study_id, layout, questionnaire_id, **fields)
    return rows_of(content), sheets
