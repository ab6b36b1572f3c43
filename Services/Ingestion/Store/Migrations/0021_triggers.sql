-- What happens that brings prompts: an otolith.catalogue.v1.Study with its triggers alone. Null: it has none, or was
-- stored by a release that did not know of them.
ALTER TABLE studies ADD COLUMN triggers bytea;
