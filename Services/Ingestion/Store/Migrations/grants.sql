-- Rights of the runtime role; see ServingRights.swift. Answer sheets and their revisions are never changed;
-- personal data is deleted by the functions below, apart from drafts and rejected sheets.

GRANT SELECT, INSERT, UPDATE (one_time, withdrawn) ON answer_sheet_keys TO :runtime;
GRANT SELECT, INSERT ON answer_sheets TO :runtime;
GRANT EXECUTE ON FUNCTION stored_sheet(uuid, uuid, timestamptz) TO :runtime;
GRANT SELECT, INSERT ON sheet_revisions, sheet_reviews, staff_names TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (study_id, rejected_at, contents, bytes) ON rejected_sheets
  TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (started_at, updated_at, expires_at, ended_at, revision, percent,
  answers, changes, bytes) ON sheet_drafts TO :runtime;
GRANT SELECT, INSERT, UPDATE (sheets, bytes, day, day_sheets) ON sheet_usage TO :runtime;

GRANT SELECT, INSERT, UPDATE (change) ON record_counters TO :runtime;
GRANT SELECT, INSERT, UPDATE (title, note, contents, vocabulary_id, time_zone, revision, change,
  changed_at, updated_at, starts_at, ends_at, title_key, words, bytes, contents_digest,
  change_digests, stored_in) ON health_records TO :runtime;
GRANT EXECUTE ON FUNCTION record_words(text), record_search(text),
  local_date(timestamptz, text) TO :runtime;

GRANT SELECT, INSERT, UPDATE (withdrawn_at, stored_in) ON listening_sessions TO :runtime;
GRANT SELECT, INSERT, UPDATE (sessions, day, day_sessions) ON listening_usage TO :runtime;

GRANT SELECT, INSERT, UPDATE (settings, revision, updated_at) ON participant_settings TO :runtime;
GRANT SELECT, INSERT,
  UPDATE (joined_again_at, consent_version, consent_language, consent_parts, consent_told_at)
  ON enrolment_changes TO :runtime;
GRANT SELECT, INSERT ON member_groups TO :runtime;
GRANT SELECT, INSERT, UPDATE (marked, revision) ON test_participants TO :runtime;
GRANT SELECT, INSERT, UPDATE (cancelled, expires_at, completion_minutes, told_at) ON notifications TO :runtime;
GRANT SELECT, INSERT ON pseudonym_keys TO :runtime;
GRANT SELECT, INSERT, UPDATE (examined_on, definition, released_at, contributors, participants, mean,
  quarters) ON comparison_releases TO :runtime;
GRANT SELECT, INSERT, DELETE ON comparison_contributors TO :runtime;

GRANT SELECT, INSERT ON questionnaire_versions TO :runtime;
GRANT SELECT, INSERT ON library_versions TO :runtime;
GRANT SELECT, INSERT, UPDATE (revision, starts_at, ends_at, has_groups, next_lists, next_after,
  record_types, record_vocabularies, sound_collection_ids, binding_since, triggers, exact_devices,
  results), DELETE
  ON studies TO :runtime;
GRANT SELECT, INSERT, UPDATE (version, one_time, availability, closed_at, position,
  repeat_interval_hours, blocks_since, group_ids, revisable, may_close_incomplete, draft_days)
  ON study_questionnaires TO :runtime;
GRANT SELECT, INSERT, UPDATE (resumed_at) ON study_pauses TO :runtime;
GRANT SELECT, INSERT, UPDATE (closed_at), DELETE ON study_sound_collections TO :runtime;

-- Participants with a new name are in no export until the erasure is done; whose name it is stays
-- hidden.
GRANT SELECT (anonymous_id) ON anonymous_names TO :runtime;
GRANT EXECUTE ON FUNCTION erase_participant(uuid, text, text, bigint),
  delete_revisions_of_nothing(bigint), forget_record_tombstones(timestamptz, bigint) TO :runtime;

GRANT SELECT, INSERT, DELETE, UPDATE (revoked_at, ended_at, openings, last_opened_at, wrong_passcodes, jwe)
  ON shares TO :runtime;
GRANT SELECT, INSERT ON share_accesses TO :runtime;

GRANT SELECT, INSERT, DELETE, UPDATE (sealed_key, media_type, changed_at) ON answer_files TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (sha256, media_types, byte_count_max) ON answer_file_uses
  TO :runtime;
GRANT SELECT, DELETE ON answer_file_removals TO :runtime;
GRANT SELECT ON file_folder TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (patient_key, confirmed_at, revoked_at, wrong_keys, readings,
  last_read_at) ON clinician_grants TO :runtime;
GRANT SELECT, INSERT ON clinician_acceptances, clinician_readings TO :runtime;
