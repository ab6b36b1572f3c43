-- Projects own everything else. What was there before belongs to the project `default`, in which only
-- administrators act until they give roles in it.
CREATE TABLE projects (
  project_id text        PRIMARY KEY CHECK (project_id ~ '^[a-z0-9-]{1,64}$'),
  -- Counts changes, from 1; the etag is made of it.
  revision   integer     NOT NULL CHECK (revision >= 1),
  -- Serialized otolith.catalogue.v1.Project.
  definition bytea       NOT NULL,
  created_at timestamptz NOT NULL,
  -- Pseudonym; null for the project that the migration made.
  created_by uuid
);
CREATE INDEX projects_by_creator ON projects (created_by);
-- { project_id: "default", title: { en: "Default" }, default_language: "en" }
INSERT INTO projects (project_id, revision, definition, created_at)
VALUES ('default', 1,
  '\x0a0764656661756c74120f1a0d0a02656e120744656661756c742202656e', clock_timestamp());

CREATE TABLE project_roles (
  project_id     text        NOT NULL REFERENCES projects,
  -- Pseudonym.
  participant_id uuid        NOT NULL,
  -- 1 owner, 2 leader, 3 translator, 4 reader: otolith.catalogue.v1.ProjectRole.
  role           smallint    NOT NULL CHECK (role BETWEEN 1 AND 4),
  since          timestamptz NOT NULL,
  PRIMARY KEY (project_id, participant_id)
);
CREATE INDEX project_roles_by_participant ON project_roles (participant_id, project_id);

ALTER TABLE questionnaires
  ADD COLUMN project_id text NOT NULL DEFAULT 'default' REFERENCES projects,
  -- Null while it can be taken up and published anew.
  ADD COLUMN retired_at timestamptz,
  -- The version that the following columns, questionnaire_texts and questionnaire_items are of; 0:
  -- none yet, then the service makes them in the background.
  ADD COLUMN indexed_version integer NOT NULL DEFAULT 0,
  -- Serialized otolith.catalogue.v1.QuestionnaireSummary with all translations.
  ADD COLUMN summary bytea NOT NULL DEFAULT '',
  ADD COLUMN licence text NOT NULL DEFAULT '',
  -- 1 project, 2 structure, 3 anyone: otolith.catalogue.v1.Sharing.
  ADD COLUMN sharing smallint NOT NULL DEFAULT 1 CHECK (sharing BETWEEN 1 AND 3),
  -- What it was forked or copied from; null: made here.
  ADD COLUMN origin_project_id text,
  ADD COLUMN origin_questionnaire_id text,
  ADD COLUMN origin_version integer,
  -- Those that no study brought in come from a draft.
  ALTER COLUMN home_study_id DROP NOT NULL;
ALTER TABLE questionnaires ALTER COLUMN project_id DROP DEFAULT;
CREATE INDEX questionnaires_by_project ON questionnaires (project_id, questionnaire_id);
CREATE INDEX questionnaires_not_indexed ON questionnaires (questionnaire_id)
  WHERE indexed_version < newest_version;

ALTER TABLE studies
  ADD COLUMN project_id text NOT NULL DEFAULT 'default' REFERENCES projects,
  -- As the current revision says.
  ADD COLUMN unlisted boolean NOT NULL DEFAULT false,
  ADD COLUMN paused boolean NOT NULL DEFAULT false;
ALTER TABLE studies ALTER COLUMN project_id DROP DEFAULT;
CREATE INDEX studies_by_project ON studies (project_id, study_id COLLATE "C");

-- What is searched: the texts of newest versions by language, long ones in parts, since a tsvector has
-- at most a mebibyte.
CREATE TABLE questionnaire_texts (
  questionnaire_id text    NOT NULL REFERENCES questionnaires,
  language         text    NOT NULL,
  part             integer NOT NULL CHECK (part >= 0),
  -- The text search configuration that the words were reduced with.
  configuration    text    NOT NULL,
  -- Weight A: title and description; C: everything else.
  body             tsvector NOT NULL,
  PRIMARY KEY (questionnaire_id, language, part)
);
CREATE INDEX questionnaire_texts_words ON questionnaire_texts USING gin (body);

-- The items of newest versions.
CREATE TABLE questionnaire_items (
  item_id          text NOT NULL,
  questionnaire_id text NOT NULL REFERENCES questionnaires,
  PRIMARY KEY (item_id, questionnaire_id)
);
CREATE INDEX questionnaire_items_by_questionnaire ON questionnaire_items (questionnaire_id);

-- What each item asks for, since the first publication that used it: the same item means answers that
-- can be compared.
CREATE TABLE item_scales (
  item_id text  PRIMARY KEY,
  -- See StoredScale.
  scale   jsonb NOT NULL
);

-- Questionnaires that are being written.
CREATE TABLE drafts (
  draft_id           uuid        PRIMARY KEY,
  project_id         text        NOT NULL REFERENCES projects,
  questionnaire_id   text        NOT NULL,
  -- Counts changes, from 1; the etag is made of it.
  revision           bigint      NOT NULL CHECK (revision >= 1),
  -- Serialized otolith.catalogue.v1.Questionnaire: whole, and what lists show of it.
  contents           bytea       NOT NULL,
  heading            bytea       NOT NULL,
  -- SHA-256 of the request that made it, which tells the same request from another one.
  request_hash       bytea       NOT NULL CHECK (octet_length(request_hash) = 32),
  base_version       integer     NOT NULL CHECK (base_version >= 0),
  created_at         timestamptz NOT NULL,
  created_by         uuid        NOT NULL,
  updated_at         timestamptz NOT NULL,
  -- What the last publication published, and what became of it.
  published_revision bigint,
  published_version  integer
);
CREATE INDEX drafts_by_project ON drafts (project_id, draft_id);

-- Sounds, vocabularies and items with their newest versions.
CREATE TABLE library_entries (
  -- 3 sound collection, 4 vocabulary, 5 item: otolith.catalogue.v1.ResourceKind.
  kind           smallint NOT NULL CHECK (kind BETWEEN 3 AND 5),
  entry_id       text     NOT NULL CHECK (entry_id ~ '^[a-z0-9-]{1,64}$'),
  project_id     text     NOT NULL REFERENCES projects,
  newest_version integer  NOT NULL CHECK (newest_version >= 1),
  -- Whether others may read the newest version.
  shared         boolean  NOT NULL,
  PRIMARY KEY (kind, entry_id)
);

CREATE TABLE library_versions (
  kind         smallint    NOT NULL,
  entry_id     text        NOT NULL,
  version      integer     NOT NULL CHECK (version >= 1),
  content_hash bytea       NOT NULL CHECK (octet_length(content_hash) = 32),
  -- Serialized message of its kind.
  definition   bytea       NOT NULL,
  shared       boolean     NOT NULL,
  -- Of all texts.
  languages    text[]      NOT NULL,
  published_at timestamptz NOT NULL,
  published_by uuid        NOT NULL,
  PRIMARY KEY (kind, entry_id, version)
);
ALTER TABLE library_entries
  ADD CONSTRAINT library_entries_newest_version_exists
  FOREIGN KEY (kind, entry_id, newest_version) REFERENCES library_versions
  DEFERRABLE INITIALLY DEFERRED;
CREATE TRIGGER published_never_changes
  BEFORE UPDATE OR DELETE OR TRUNCATE ON library_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_published();

-- The latest change of each resource. Positions are given before the commit, so a reader that only
-- remembered the last one would skip what commits late. Readers go by (txid, position) and stop in
-- front of the oldest transaction that still runs.
CREATE SEQUENCE changes_position;
CREATE TABLE changes (
  -- otolith.catalogue.v1.ResourceKind.
  kind        smallint    NOT NULL CHECK (kind BETWEEN 1 AND 6),
  resource_id text        NOT NULL,
  position    bigint      NOT NULL DEFAULT nextval('changes_position'),
  txid        xid8        NOT NULL DEFAULT pg_current_xact_id(),
  version     integer     NOT NULL,
  -- A tombstone.
  retired     boolean     NOT NULL,
  project_id  text        NOT NULL,
  -- Whether callers without a role in the project hear of it.
  shared      boolean     NOT NULL,
  time        timestamptz NOT NULL,
  PRIMARY KEY (kind, resource_id)
);
CREATE UNIQUE INDEX changes_order ON changes (txid, position);
INSERT INTO changes (kind, resource_id, version, retired, project_id, shared, time)
  SELECT 2, questionnaire_id, newest_version, false, project_id, false, published_at
  FROM questionnaires JOIN questionnaire_versions USING (questionnaire_id)
  WHERE version = newest_version ORDER BY published_at, questionnaire_id;
INSERT INTO changes (kind, resource_id, version, retired, project_id, shared, time)
  SELECT 1, study_id, revision, false, project_id, true, published_at
  FROM studies JOIN study_revisions USING (study_id, revision) ORDER BY published_at, study_id;

-- Who did what: append-only, the entries of a project chained by their hashes.
CREATE TABLE audit_log (
  project_id    text        NOT NULL REFERENCES projects,
  number        bigint      NOT NULL CHECK (number >= 1),
  resource      text        NOT NULL,
  -- Serialized otolith.catalogue.v1.AuditEntry without `hash`, which is taken over it.
  entry         bytea       NOT NULL,
  hash          bytea       NOT NULL CHECK (octet_length(hash) = 32),
  PRIMARY KEY (project_id, number)
);
CREATE INDEX audit_log_by_resource ON audit_log (project_id, resource, number);
CREATE TRIGGER audit_log_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_published();
