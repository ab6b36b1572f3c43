"""The CSV stream of a study, parsed by Python's own reader."""

import csv
import io

from otolith.ingestion.v1 import ingestion_pb2


def export_bytes(
        stack, token, study_id, layout, questionnaire_id="", **fields) -> tuple[bytes, int]:
    """The whole stream and the number of sheets that it says it holds."""
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
    """Strictly: every row has exactly the header's columns."""
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
