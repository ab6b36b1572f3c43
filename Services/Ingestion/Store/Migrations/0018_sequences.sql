-- Since when the binding lists of a study are as they are now (generic forms §4.1): sheets from before are not
-- judged by them. Null: it has none.
ALTER TABLE studies ADD COLUMN binding_since timestamptz;

-- The questions of other questionnaires, and of earlier sheets, that decide what is shown: `QUESTIONNAIRE ELEMENT`
-- each. Null: stored by a release that did not look for them; the service does when it starts.
ALTER TABLE questionnaire_versions ADD COLUMN referenced_questions text[];
