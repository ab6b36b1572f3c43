-- An item's scale is its project's: whoever used an id first decided for all others. It says nothing about
-- a person, and is kept as long as the versions that it was made from, for ever.
ALTER TABLE item_scales ADD COLUMN project_id text REFERENCES projects;
ALTER TABLE item_scales DROP CONSTRAINT item_scales_pkey;

-- The projects whose newest versions or item bank have the item.
INSERT INTO item_scales (project_id, item_id, scale)
  SELECT used.project_id, item_id, scale
  FROM item_scales JOIN (
    SELECT project_id, item_id FROM questionnaire_items JOIN questionnaires USING (questionnaire_id)
    UNION
    SELECT project_id, entry_id FROM library_entries WHERE kind = 5
  ) AS used USING (item_id)
  WHERE item_scales.project_id IS NULL;

-- Items that only older versions have, which are not searched: of every project that has such versions,
-- so that no item of theirs gets another scale than it had.
INSERT INTO item_scales (project_id, item_id, scale)
  SELECT older.project_id, item_id, scale
  FROM item_scales CROSS JOIN (
    SELECT DISTINCT project_id FROM questionnaires
    WHERE newest_version > 1 OR indexed_version < newest_version
  ) AS older
  WHERE item_scales.project_id IS NULL AND NOT EXISTS (
    SELECT FROM item_scales AS owned
    WHERE owned.item_id = item_scales.item_id AND owned.project_id IS NOT NULL
  );

DELETE FROM item_scales WHERE project_id IS NULL;
ALTER TABLE item_scales ALTER COLUMN project_id SET NOT NULL;
ALTER TABLE item_scales ADD PRIMARY KEY (project_id, item_id);
