-- otolith: concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS questionnaires_in_order
  ON questionnaires (questionnaire_id COLLATE "C");
