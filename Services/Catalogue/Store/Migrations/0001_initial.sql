-- Projects with their questionnaires, studies and library; drafts, the change feed and the audit log.

-- SECURITY DEFINER functions keep this search path, so that objects of a caller, temporary ones
-- included, cannot shadow those of the schema.
SELECT set_config('search_path', quote_ident(current_schema()) || ', pg_temp', true);

-- Projects ---------------------------------------------------------------------------------------

-- Projects own all other content.
CREATE TABLE projects (
  project_id text        PRIMARY KEY CHECK (project_id ~ '^[a-z0-9-]{1,64}$'),
  -- Counts changes, from 1; the etag is derived from it.
  revision   integer     NOT NULL CHECK (revision >= 1),
  -- Serialized otolith.catalogue.v1.Project.
  definition bytea       NOT NULL,
  created_at timestamptz NOT NULL,
  -- A name of staff_names; null for the default project.
  created_by uuid
);
CREATE INDEX projects_by_creator ON projects (created_by);
-- { project_id: "default", title: { en: "Default" }, default_language: "en" }
-- Only administrators act in it until they assign roles.
INSERT INTO projects (project_id, revision, definition, created_at)
VALUES ('default', 1,
  '\x0a0764656661756c74120f1a0d0a02656e120744656661756c742202656e', clock_timestamp());

-- Roles of staff in projects.
CREATE TABLE project_roles (
  project_id     text        NOT NULL REFERENCES projects,
  participant_id uuid        NOT NULL,
  -- 1 owner, 2 leader, 3 translator, 4 reader: otolith.catalogue.v1.ProjectRole.
  role           smallint    NOT NULL CHECK (role BETWEEN 1 AND 4),
  since          timestamptz NOT NULL,
  PRIMARY KEY (project_id, participant_id)
);
CREATE INDEX project_roles_by_participant ON project_roles (participant_id, project_id);

-- Random names under which the columns published_by and created_by and the audit log know staff.
-- Deleting a row removes the link to the person, while publications and entries stay unchanged.
--
-- Personal: erased with the account.
CREATE TABLE staff_names (
  participant_id uuid PRIMARY KEY,
  name           uuid NOT NULL UNIQUE DEFAULT gen_random_uuid()
);

-- Questionnaires ---------------------------------------------------------------------------------

-- Questionnaires with their newest version, and what lists and the search show of it.
CREATE TABLE questionnaires (
  questionnaire_id        text        PRIMARY KEY CHECK (questionnaire_id ~ '^[a-z0-9-]{1,64}$'),
  -- The study that published it first: only those who may import that study may publish a new version.
  -- Null: published from a draft.
  home_study_id           text,
  newest_version          integer     NOT NULL CHECK (newest_version >= 1),
  project_id              text        NOT NULL REFERENCES projects,
  -- Null unless it is retired and closed to new publications.
  retired_at              timestamptz,
  -- The version of the following columns, of questionnaire_texts and of questionnaire_items; 0: none
  -- yet. The service updates them in the background.
  indexed_version         integer     NOT NULL DEFAULT 0,
  -- Serialized otolith.catalogue.v1.QuestionnaireSummary with all translations.
  summary                 bytea       NOT NULL DEFAULT '',
  licence                 text        NOT NULL DEFAULT '',
  -- 1 project, 2 structure, 3 anyone: otolith.catalogue.v1.Sharing.
  sharing                 smallint    NOT NULL DEFAULT 1 CHECK (sharing BETWEEN 1 AND 3),
  -- What it was forked or copied from; null: an original.
  origin_project_id       text,
  origin_questionnaire_id text,
  origin_version          integer
);
CREATE INDEX questionnaires_in_order ON questionnaires (questionnaire_id COLLATE "C");
CREATE INDEX questionnaires_by_project ON questionnaires (project_id, questionnaire_id);
CREATE INDEX questionnaires_not_indexed ON questionnaires (questionnaire_id)
  WHERE indexed_version < newest_version;

-- Published versions. Answer sheets refer to them, so rows are never changed or deleted.
CREATE TABLE questionnaire_versions (
  questionnaire_id      text        NOT NULL REFERENCES questionnaires,
  version               integer     NOT NULL CHECK (version >= 1),
  -- SHA-256 of the canonical contents in all languages.
  content_hash          bytea       NOT NULL CHECK (octet_length(content_hash) = 32),
  -- Serialized otolith.catalogue.v1.Questionnaire.
  definition            bytea       NOT NULL,
  default_language      text        NOT NULL,
  -- Languages of all texts.
  languages             text[]      NOT NULL,
  element_count         integer     NOT NULL CHECK (element_count >= 1),
  question_count        integer     NOT NULL CHECK (question_count BETWEEN 0 AND element_count),
  demonstration_wording boolean     NOT NULL,
  published_at          timestamptz NOT NULL,
  -- A name of staff_names.
  published_by          uuid        NOT NULL,
  PRIMARY KEY (questionnaire_id, version)
);
ALTER TABLE questionnaires
  ADD CONSTRAINT questionnaires_newest_version_exists
  FOREIGN KEY (questionnaire_id, newest_version) REFERENCES questionnaire_versions
  DEFERRABLE INITIALLY DEFERRED;

-- Search index: texts of the newest versions by language, long ones in parts, since a tsvector holds
-- at most 1 MiB.
CREATE TABLE questionnaire_texts (
  questionnaire_id text     NOT NULL REFERENCES questionnaires,
  language         text     NOT NULL,
  part             integer  NOT NULL CHECK (part >= 0),
  -- The text search configuration that reduced the words.
  configuration    text     NOT NULL,
  -- Weight A: title and description; C: everything else.
  body             tsvector NOT NULL,
  PRIMARY KEY (questionnaire_id, language, part)
);
-- Without the pending list, which every search would read and which misleads the planner.
CREATE INDEX questionnaire_texts_words ON questionnaire_texts USING gin (body)
  WITH (fastupdate = off);

-- Items that the newest versions use.
CREATE TABLE questionnaire_items (
  item_id          text NOT NULL,
  questionnaire_id text NOT NULL REFERENCES questionnaires,
  PRIMARY KEY (item_id, questionnaire_id)
);
CREATE INDEX questionnaire_items_by_questionnaire ON questionnaire_items (questionnaire_id);

-- The scale of each item of a project, set by the first publication that used it, so that answers to
-- the same item are comparable. Not personal; kept forever.
CREATE TABLE item_scales (
  item_id    text  NOT NULL,
  -- See StoredScale.
  scale      jsonb NOT NULL,
  project_id text  NOT NULL REFERENCES projects,
  PRIMARY KEY (project_id, item_id)
);

-- Questionnaires that are being written.
CREATE TABLE drafts (
  draft_id           uuid        PRIMARY KEY,
  project_id         text        NOT NULL REFERENCES projects,
  questionnaire_id   text        NOT NULL,
  -- Counts changes, from 1; the etag is derived from it.
  revision           bigint      NOT NULL CHECK (revision >= 1),
  -- Serialized otolith.catalogue.v1.Questionnaire: complete, and the part that lists show.
  contents           bytea       NOT NULL,
  heading            bytea       NOT NULL,
  -- SHA-256 of the request that created it, to recognise a repeated request.
  request_hash       bytea       NOT NULL CHECK (octet_length(request_hash) = 32),
  base_version       integer     NOT NULL CHECK (base_version >= 0),
  created_at         timestamptz NOT NULL,
  -- A name of staff_names.
  created_by         uuid        NOT NULL,
  updated_at         timestamptz NOT NULL,
  -- The revision that was published last, and the version it became.
  published_revision bigint,
  published_version  integer
);
CREATE INDEX drafts_by_project ON drafts (project_id, draft_id);

-- Studies ----------------------------------------------------------------------------------------

-- Studies with their current revision.
CREATE TABLE studies (
  study_id             text    PRIMARY KEY CHECK (study_id ~ '^[a-z0-9-]{1,64}$'),
  revision             integer NOT NULL CHECK (revision >= 1),
  -- Argon2id PHC string; null: no password.
  access_password_hash text    CHECK (access_password_hash LIKE '$argon2id$%'),
  project_id           text    NOT NULL REFERENCES projects,
  -- As in the current revision.
  unlisted             boolean NOT NULL DEFAULT false,
  paused               boolean NOT NULL DEFAULT false,
  -- Whether people with a role in any project see the whole study.
  shared               boolean NOT NULL DEFAULT false,
  -- Whether anyone is known to have joined; stays true after erasures.
  had_participants     boolean NOT NULL DEFAULT false,
  -- Null unless it is retired, and left out of lists.
  retired_at           timestamptz,
  -- Null unless it was deleted. The row stays, so that the id is not used again.
  deleted_at           timestamptz
);
CREATE INDEX studies_by_project ON studies (project_id, study_id COLLATE "C");

-- Published revisions; rows are never changed or deleted.
CREATE TABLE study_revisions (
  study_id        text        NOT NULL REFERENCES studies DEFERRABLE INITIALLY DEFERRED,
  revision        integer     NOT NULL CHECK (revision >= 1),
  -- SHA-256 of the canonical contents in all languages, without the access password.
  content_hash    bytea       NOT NULL CHECK (octet_length(content_hash) = 32),
  -- Serialized otolith.catalogue.v1.Study.
  definition      bytea       NOT NULL,
  consent_version text        NOT NULL,
  -- Languages of all texts, those of the questionnaires included.
  languages       text[]      NOT NULL,
  starts_at       timestamptz,
  ends_at         timestamptz CHECK (ends_at > starts_at),
  published_at    timestamptz NOT NULL,
  -- A name of staff_names.
  published_by    uuid        NOT NULL,
  PRIMARY KEY (study_id, revision)
);
ALTER TABLE studies
  ADD CONSTRAINT studies_revision_exists
  FOREIGN KEY (study_id, revision) REFERENCES study_revisions
  DEFERRABLE INITIALLY DEFERRED;

-- The questionnaire versions that each revision uses.
CREATE TABLE study_revision_questionnaires (
  study_id         text    NOT NULL,
  revision         integer NOT NULL,
  -- The order in which the study offers them, from 1.
  position         integer NOT NULL CHECK (position >= 1),
  questionnaire_id text    NOT NULL,
  version          integer NOT NULL,
  PRIMARY KEY (study_id, revision, questionnaire_id),
  FOREIGN KEY (study_id, revision) REFERENCES study_revisions,
  FOREIGN KEY (questionnaire_id, version) REFERENCES questionnaire_versions
);
CREATE INDEX study_revision_questionnaires_by_version
  ON study_revision_questionnaires (questionnaire_id, version);

-- Texts of the installation, one row for each change; rows are never changed or deleted. The audit log
-- of the project `default` records who set them.
CREATE TABLE installation_texts (
  revision     integer     PRIMARY KEY CHECK (revision >= 1),
  -- Serialized otolith.catalogue.v1.InstallationTexts.
  definition   bytea       NOT NULL,
  published_at timestamptz NOT NULL
);

-- Library ----------------------------------------------------------------------------------------

-- Sound collections, vocabularies and items, with their newest versions.
CREATE TABLE library_entries (
  -- 3 sound collection, 4 vocabulary, 5 item: otolith.catalogue.v1.ResourceKind.
  kind           smallint NOT NULL CHECK (kind BETWEEN 3 AND 5),
  entry_id       text     NOT NULL CHECK (entry_id ~ '^[a-z0-9-]{1,64}$'),
  -- As of questionnaires; null: published by LibraryService.
  home_study_id  text,
  project_id     text     NOT NULL REFERENCES projects,
  newest_version integer  NOT NULL CHECK (newest_version >= 1),
  -- Whether other projects may read the newest version.
  shared         boolean  NOT NULL,
  PRIMARY KEY (kind, entry_id)
);

-- Published versions of library entries; rows are never changed or deleted.
CREATE TABLE library_versions (
  kind         smallint    NOT NULL,
  entry_id     text        NOT NULL,
  version      integer     NOT NULL CHECK (version >= 1),
  content_hash bytea       NOT NULL CHECK (octet_length(content_hash) = 32),
  -- Serialized message of the kind.
  definition   bytea       NOT NULL,
  shared       boolean     NOT NULL,
  -- Languages of all texts.
  languages    text[]      NOT NULL,
  published_at timestamptz NOT NULL,
  -- A name of staff_names.
  published_by uuid        NOT NULL,
  PRIMARY KEY (kind, entry_id, version)
);
ALTER TABLE library_entries
  ADD CONSTRAINT library_entries_newest_version_exists
  FOREIGN KEY (kind, entry_id, newest_version) REFERENCES library_versions
  DEFERRABLE INITIALLY DEFERRED;

-- Files ------------------------------------------------------------------------------------------

-- Files of projects. The bytes are in the folder of OTOLITH_MEDIA_DIRECTORY.
CREATE TABLE media (
  project_id text        NOT NULL REFERENCES projects,
  -- Of the bytes.
  sha256     bytea       NOT NULL CHECK (octet_length(sha256) = 32),
  -- See MediaType.
  media_type text        NOT NULL,
  byte_count bigint      NOT NULL CHECK (byte_count > 0),
  -- Of the latest upload.
  created_at timestamptz NOT NULL,
  -- A name of staff_names.
  created_by uuid        NOT NULL,
  -- Whether a published version names it; such files stay, since versions do.
  named      boolean     NOT NULL DEFAULT false,
  PRIMARY KEY (project_id, sha256)
);
CREATE INDEX media_by_hash ON media (sha256);
CREATE INDEX media_unnamed ON media (created_at) WHERE NOT named;

-- Stored bytes that belong to no file, and since when: after a crash, or with a database that was
-- put back. They are removed later, so that a wrong database does no harm at once.
CREATE TABLE media_unclaimed (
  name  text        PRIMARY KEY,
  since timestamptz NOT NULL
);

-- The database that the folder of OTOLITH_MEDIA_DIRECTORY belongs to: a random id, which dumps contain. Without
-- it, or beside the folder of another database, no bytes are removed for the lack of a row.
CREATE TABLE file_folder (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  id      uuid    NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO file_folder DEFAULT VALUES;

-- Change feed ------------------------------------------------------------------------------------

CREATE SEQUENCE changes_position;
-- The latest change of each resource. Positions are assigned before the commit, so a reader that
-- remembered only the last one would skip changes that commit late. Readers go by (txid, position) and
-- stop before the oldest running transaction.
CREATE TABLE changes (
  -- otolith.catalogue.v1.ResourceKind.
  kind        smallint    NOT NULL CHECK (kind BETWEEN 1 AND 6),
  resource_id text        NOT NULL,
  position    bigint      NOT NULL DEFAULT nextval('changes_position'),
  txid        xid8        NOT NULL DEFAULT pg_current_xact_id(),
  version     integer     NOT NULL,
  -- Whether the row is a tombstone.
  retired     boolean     NOT NULL,
  project_id  text        NOT NULL,
  -- Whether the feed shows it to callers without a role in the project.
  shared      boolean     NOT NULL,
  time        timestamptz NOT NULL,
  PRIMARY KEY (kind, resource_id)
);
CREATE UNIQUE INDEX changes_order ON changes (txid, position);

-- Audit log --------------------------------------------------------------------------------------

-- Actions of staff, append-only; the entries of a project form a hash chain.
CREATE TABLE audit_log (
  project_id text   NOT NULL REFERENCES projects,
  number     bigint NOT NULL CHECK (number >= 1),
  resource   text   NOT NULL,
  -- Serialized otolith.catalogue.v1.AuditEntry without `hash`, which is computed over it.
  entry      bytea  NOT NULL,
  hash       bytea  NOT NULL CHECK (octet_length(hash) = 32),
  PRIMARY KEY (project_id, number)
);
CREATE INDEX audit_log_by_resource ON audit_log (project_id, resource, number);

-- Seals of the audit logs, made with a key outside the database: entries up to a seal cannot be
-- changed without the key. Not personal; kept as long as the audit log.
CREATE TABLE audit_seals (
  -- `otolith-catalogue/` and the project's id.
  log       text        NOT NULL,
  -- The last entry that is sealed, and its hash.
  number    bigint      NOT NULL CHECK (number > 0),
  hash      bytea       NOT NULL CHECK (octet_length(hash) = 32),
  sealed_at timestamptz NOT NULL,
  -- Keyed BLAKE2b of the other columns.
  code      bytea       NOT NULL CHECK (octet_length(code) = 32),
  PRIMARY KEY (log, number)
);

-- Append-only tables -----------------------------------------------------------------------------

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
CREATE TRIGGER published_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON library_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_published();
CREATE TRIGGER published_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON installation_texts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_published();
CREATE TRIGGER audit_log_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_published();
CREATE TRIGGER audit_seals_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_published();

-- Erasure ----------------------------------------------------------------------------------------

-- Erases what the catalogue stores about a participant: little, since only staff appears in it. It has
-- nothing of a single study, and `mode` and `at_most` have no effect.
CREATE FUNCTION erase_participant(
  participant uuid, study text, mode text, at_most bigint DEFAULT 1000
) RETURNS TABLE (kind text, count bigint) LANGUAGE plpgsql SECURITY DEFINER
SET search_path FROM CURRENT AS $$
#variable_conflict use_column
BEGIN
  IF study <> '' THEN RETURN; END IF;
  FOREACH kind IN ARRAY ARRAY['project_roles', 'staff_names', 'suspended_accounts'] LOOP
    EXECUTE format('DELETE FROM %I WHERE participant_id = $1', kind) USING participant;
    GET DIAGNOSTICS count = ROW_COUNT;
    IF count > 0 THEN RETURN NEXT; END IF;
  END LOOP;
END
$$;
REVOKE ALL ON FUNCTION erase_participant FROM PUBLIC;
