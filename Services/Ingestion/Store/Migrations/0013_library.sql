-- Versions of vocabularies and sound collections that records and listening name, as the catalogue answered.
CREATE TABLE library_versions (
  kind       text    NOT NULL CHECK (kind IN ('vocabulary', 'sound_collection')),
  id         text    NOT NULL,
  version    integer NOT NULL,
  -- Serialized otolith.catalogue.v1.Vocabulary or SoundCollection.
  definition bytea   NOT NULL,
  PRIMARY KEY (kind, id, version)
);
