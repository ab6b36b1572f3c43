-- What became of consents with each text that followed.

-- The consent texts of a study in the order in which they were published. `none`; kept for ever, since consents
-- refer to them.
CREATE TABLE consent_versions (
  study_id        text   NOT NULL,
  consent_version text   NOT NULL,
  -- The newest one with this text.
  revision        bigint NOT NULL,
  -- When consents to texts from before end; null: they stay valid.
  earlier_end_at  timestamptz,
  PRIMARY KEY (study_id, consent_version)
);
