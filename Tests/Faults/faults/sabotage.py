"""Deliberate damage behind the services' backs after the clients have ended: a run with it must have findings. It
tests the whole set-up, not only the checker."""

KINDS = {
    # One of the acknowledged sheets is removed.
    "lose": "DELETE FROM ingestion.answer_sheets WHERE (participant_id, sheet_id) IN ("
            "SELECT participant_id, sheet_id FROM ingestion.answer_sheets LIMIT 1)",
    # A consumer loses its cursor and its record of applied events.
    "repeat": "BEGIN; LOCK TABLE observer.bus_cursors;"
              "DELETE FROM observer.inbox WHERE consumer = 'sheets';"
              "UPDATE observer.bus_cursors SET txid = '0', position = 0"
              " WHERE consumer = 'sheets'; COMMIT",
    # An effect is removed and repeated after later ones.
    "reorder": "WITH gone AS (DELETE FROM observer.effects WHERE ctid = (SELECT ctid"
               " FROM observer.effects WHERE consumer = 'sheets' ORDER BY place LIMIT 1)"
               " RETURNING *) INSERT INTO observer.effects"
               " (consumer, event_id, source, type, subject, instance)"
               " SELECT consumer, event_id, source, type, subject, instance FROM gone",
}


def commit(kind: str, database) -> None:
    database.query(KINDS[kind])
