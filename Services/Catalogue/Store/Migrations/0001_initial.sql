-- Questionnaires by id, each with its newest version.
CREATE TABLE questionnaires (
  questionnaire_id text    PRIMARY KEY CHECK (questionnaire_id ~ '^[a-z0-9-]{1,64}$'),
  -- The study that published it first: only whoever may import that study may publish a new version.
  home_study_id    text    NOT NULL,
  newest_version   integer NOT NULL CHECK (newest_version >= 1)
);

-- Published versions. Answer sheets pin them, so a row never changes and never goes.
CREATE TABLE questionnaire_versions (
  questionnaire_id      text        NOT NULL REFERENCES questionnaires,
  version               integer     NOT NULL CHECK (version >= 1),
  -- SHA-256 of the canonical contents in all languages.
  content_hash          bytea       NOT NULL CHECK (octet_length(content_hash) = 32),
  -- Serialized otolith.catalogue.v1.Questionnaire.
  definition            bytea       NOT NULL,
  default_language      text        NOT NULL,
  -- Of all texts.
  languages             text[]      NOT NULL,
  element_count         integer     NOT NULL CHECK (element_count >= 1),
  question_count        integer     NOT NULL CHECK (question_count BETWEEN 0 AND element_count),
  demonstration_wording boolean     NOT NULL,
  published_at          timestamptz NOT NULL,
  -- Pseudonym of the importer.
  published_by          uuid        NOT NULL,
  PRIMARY KEY (questionnaire_id, version)
);

ALTER TABLE questionnaires
  ADD CONSTRAINT questionnaires_newest_version_exists
  FOREIGN KEY (questionnaire_id, newest_version) REFERENCES questionnaire_versions
  DEFERRABLE INITIALLY DEFERRED;

-- Studies as they are now.
CREATE TABLE studies (
  study_id             text    PRIMARY KEY CHECK (study_id ~ '^[a-z0-9-]{1,64}$'),
  revision             integer NOT NULL CHECK (revision >= 1),
  -- Argon2id PHC string; null for a study that anybody may join.
  access_password_hash text    CHECK (access_password_hash LIKE '$argon2id$%')
);

-- Every revision that was ever published; a row never changes and never goes.
CREATE TABLE study_revisions (
  study_id        text        NOT NULL REFERENCES studies DEFERRABLE INITIALLY DEFERRED,
  revision        integer     NOT NULL CHECK (revision >= 1),
  -- SHA-256 of the canonical contents in all languages, without the access password.
  content_hash    bytea       NOT NULL CHECK (octet_length(content_hash) = 32),
  -- Serialized otolith.catalogue.v1.Study.
  definition      bytea       NOT NULL,
  consent_version text        NOT NULL,
  -- Of all texts, those of the questionnaires included: the languages in which views differ.
  languages       text[]      NOT NULL,
  starts_at       timestamptz,
  ends_at         timestamptz CHECK (ends_at > starts_at),
  published_at    timestamptz NOT NULL,
  -- Pseudonym of the importer.
  published_by    uuid        NOT NULL,
  PRIMARY KEY (study_id, revision)
);

ALTER TABLE studies
  ADD CONSTRAINT studies_revision_exists
  FOREIGN KEY (study_id, revision) REFERENCES study_revisions
  DEFERRABLE INITIALLY DEFERRED;

-- Which versions a revision uses.
CREATE TABLE study_revision_questionnaires (
  study_id         text    NOT NULL,
  revision         integer NOT NULL,
  -- Order in which they are offered, from 1.
  position         integer NOT NULL CHECK (position >= 1),
  questionnaire_id text    NOT NULL,
  version          integer NOT NULL,
  PRIMARY KEY (study_id, revision, questionnaire_id),
  FOREIGN KEY (study_id, revision) REFERENCES study_revisions,
  FOREIGN KEY (questionnaire_id, version) REFERENCES questionnaire_versions
);
CREATE INDEX study_revision_questionnaires_by_version
  ON study_revision_questionnaires (questionnaire_id, version);

-- Published contents are immutable, whatever a program or a person at the prompt tries.
CREATE FUNCTION refuse_change_of_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are published and never change', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER published_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON questionnaire_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_published();
CREATE TRIGGER published_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON study_revisions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_published();
CREATE TRIGGER published_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON study_revision_questionnaires
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_published();
