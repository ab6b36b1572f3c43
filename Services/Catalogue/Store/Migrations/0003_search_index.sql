-- Words go into the index as they are published. Otherwise every search first reads a list of up to
-- 4 MiB of those that no vacuum has put in yet, and the planner rather reads all texts.
ALTER INDEX questionnaire_texts_words SET (fastupdate = off);
SELECT gin_clean_pending_list('questionnaire_texts_words');
