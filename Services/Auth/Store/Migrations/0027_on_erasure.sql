-- What studies do with answers that somebody has erased. Null: as they choose.

ALTER TABLE studies ADD retention_on_erasure text
  CHECK (retention_on_erasure IN ('ERASE_ANSWERS', 'ANONYMISE_ANSWERS'));
-- What the study said when the consent was given.
ALTER TABLE consents ADD retention_on_erasure text
  CHECK (retention_on_erasure IN ('ERASE_ANSWERS', 'ANONYMISE_ANSWERS'));
