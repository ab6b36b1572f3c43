-- Of an erasure of everything: what becomes of the answers of studies that have said otherwise than `mode`, by
-- study. Personal as the id, and gone with it.
ALTER TABLE erasures ADD study_modes jsonb NOT NULL DEFAULT '{}'
  CHECK (jsonb_typeof(study_modes) = 'object');
