-- Whom the service has erased, or is about to. While work is left the row says whose; once it is done
-- nothing does: what stays are digests of random ids, by which late sheets and events are recognised that
-- would bring somebody back, and the counts of the receipt.
--
-- Personal while it is pending; `none` afterwards. Kept for ever.
CREATE TABLE erasures (
  -- The client's.
  erasure_id     uuid        PRIMARY KEY,
  -- See erasure_digest.
  digest         bytea       NOT NULL CHECK (octet_length(digest) = 32),
  -- Whether the digest is of everything, or of one study.
  is_whole       boolean     NOT NULL,
  -- The three are null once it is done. An empty study: everything.
  participant_id uuid,
  study_id       text,
  mode           text CHECK (mode IN ('ERASE_ANSWERS', 'ANONYMISE_ANSWERS')),
  -- By the clock of otolith-auth; what happened before is not taken in any more.
  requested_at   timestamptz NOT NULL,
  -- Who was writing when the row came may not have seen it: the last look is taken when they are through.
  noted_by       xid8        NOT NULL DEFAULT pg_current_xact_id(),
  -- Rows erased so far, by kind.
  counts         jsonb       NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(counts) = 'object'),
  done_at        timestamptz,
  CHECK ((done_at IS NULL) = (participant_id IS NOT NULL)),
  CHECK ((participant_id IS NULL) = (study_id IS NULL)),
  CHECK ((participant_id IS NULL) = (mode IS NULL))
);
CREATE INDEX erasures_digest ON erasures (digest);
CREATE INDEX erasures_pending ON erasures (requested_at) WHERE done_at IS NULL;

-- SHA-256 of a participant's id and of a study; of everything with an empty study. Ids of participants have
-- 122 random bits, so nobody finds one by trying. Ids of studies have no backslash, so that the cast takes
-- their bytes; unlike convert_to it is immutable, and the function is part of each plan instead of a call.
CREATE FUNCTION erasure_digest(participant uuid, study text) RETURNS bytea
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN sha256(uuid_send(participant) || study::bytea);
REVOKE ALL ON FUNCTION erasure_digest(uuid, text) FROM PUBLIC;
