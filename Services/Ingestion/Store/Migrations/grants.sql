-- What the role that serves may do; see RuntimeGrants. An answer sheet is written once.
GRANT SELECT, INSERT, UPDATE (one_time, withdrawn) ON answer_sheet_keys TO :runtime;
GRANT SELECT, INSERT ON answer_sheets TO :runtime;
GRANT SELECT, INSERT, UPDATE (contact_elements) ON questionnaire_versions TO :runtime;
GRANT SELECT, INSERT ON library_versions TO :runtime;
GRANT SELECT, INSERT,
  UPDATE (revision, starts_at, ends_at, has_groups, next_lists, next_after, record_types,
    record_vocabularies, sound_collection_ids) ON studies TO :runtime;
GRANT SELECT, INSERT, UPDATE (version, one_time, availability, closed_at, position,
  repeat_interval_hours, blocks_since, group_ids, revisable, may_close_incomplete, draft_days) ON study_questionnaires TO :runtime;
GRANT SELECT, INSERT, UPDATE (resumed_at) ON study_pauses TO :runtime;
GRANT SELECT, INSERT ON member_groups TO :runtime;
GRANT SELECT, INSERT, UPDATE (joined_again_at) ON enrolment_changes TO :runtime;
GRANT SELECT, INSERT ON pseudonym_keys TO :runtime;
GRANT SELECT, INSERT, UPDATE (sheets, bytes, day, day_sheets) ON sheet_usage TO :runtime;
GRANT SELECT, INSERT, UPDATE (marked, revision) ON test_participants TO :runtime;
-- Rows end when the sheet is stored, mended or forgotten.
GRANT SELECT, INSERT, DELETE, UPDATE (study_id, rejected_at, contents, bytes) ON rejected_sheets TO :runtime;
GRANT SELECT, INSERT, UPDATE (cancelled) ON notifications TO :runtime;
GRANT UPDATE (binding_since, triggers) ON studies TO :runtime;
GRANT UPDATE (referenced_questions) ON questionnaire_versions TO :runtime;
GRANT SELECT, INSERT, UPDATE (change) ON record_counters TO :runtime;
GRANT SELECT, INSERT, UPDATE (title, note, contents, vocabulary_id, time_zone, revision, change, changed_at,
  updated_at, starts_at, ends_at, title_key, words, bytes, contents_digest, change_digests)
  ON health_records TO :runtime;
GRANT EXECUTE ON FUNCTION record_words(text), record_search(text),
  forget_record_tombstones(timestamptz, bigint) TO :runtime;
GRANT EXECUTE ON FUNCTION erase_participant(uuid, text, text, bigint) TO :runtime;
-- Who has a name of these is in no export yet; whose it is stays with the function.
GRANT SELECT (anonymous_id) ON anonymous_names TO :runtime;
-- Participants delete their own; what ended is forgotten after a while.
GRANT SELECT, INSERT, DELETE, UPDATE (started_at, updated_at, expires_at, ended_at, revision, percent,
  answers, changes, bytes) ON sheet_drafts TO :runtime;
GRANT SELECT, INSERT, UPDATE (closed_at) ON study_sound_collections TO :runtime;
GRANT SELECT, INSERT ON listening_sessions TO :runtime;
GRANT SELECT, INSERT, UPDATE (sessions, day, day_sessions) ON listening_usage TO :runtime;
GRANT SELECT, INSERT, UPDATE (settings, revision, updated_at) ON participant_settings TO :runtime;
-- What a sheet said stays; what is left of sheets that are not there any more goes.
GRANT SELECT, INSERT ON sheet_revisions TO :runtime;
GRANT EXECUTE ON FUNCTION delete_revisions_of_nothing(bigint) TO :runtime;
