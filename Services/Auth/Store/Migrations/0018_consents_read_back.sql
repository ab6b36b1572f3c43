-- Consents, as whoever gave them reads them again, and takes them back.

-- Every consent text that was published, in every language. `none`; kept for ever, since consents refer to it.
CREATE TABLE consent_texts (
  study_id         text  NOT NULL,
  consent_version  text  NOT NULL,
  -- BCP 47.
  consent_language text  NOT NULL,
  -- Of the text in UTF-8.
  sha256           bytea NOT NULL CHECK (octet_length(sha256) = 32),
  text             text  NOT NULL,
  PRIMARY KEY (study_id, consent_version, consent_language)
);

-- What was signed, whatever becomes of the text; null of consents from before texts were kept.
ALTER TABLE consents ADD text_sha256 bytea CHECK (octet_length(text_sha256) = 32);

-- When the participant took the consent back; null: not, even where the enrolment ended. Goes with its row.
ALTER TABLE enrolments ADD consent_withdrawn_at timestamptz;

-- Texts of studies that were taken in before are not here yet: the catalogue is asked when it matters.
UPDATE studies SET consent_languages = NULL;
