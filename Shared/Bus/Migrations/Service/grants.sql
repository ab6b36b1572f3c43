-- Rights of the runtime role; see ServingRights.swift. Rows of the outbox are never changed.
GRANT SELECT, INSERT, DELETE ON outbox TO :runtime;
GRANT SELECT ON SEQUENCE outbox_id_seq TO :runtime;
GRANT EXECUTE ON FUNCTION append_waiting(text, text[]), drain_outbox(text) TO :runtime;
GRANT SELECT, INSERT, DELETE ON inbox TO :runtime;
GRANT SELECT, INSERT, UPDATE ON bus_cursors TO :runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON parked_events TO :runtime;
GRANT USAGE ON SEQUENCE parked_events_seq_seq TO :runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON dead_letters TO :runtime;
GRANT SELECT, INSERT, UPDATE ON bus_consumers TO :runtime;
