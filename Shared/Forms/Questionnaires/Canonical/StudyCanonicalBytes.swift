extension StudyDefinition {
  /// The input of the revision of a study: everything its leader can write, in all languages, and
  /// the versions it uses. The access password is compared separately. Format name
  /// `otolith-study/2`; see ``CanonicalEncoder`` for the encoding.
  ///
  /// Every use must name its version, because 0 would hide a new version of a questionnaire.
  public var canonicalBytes: [UInt8] {
    var encoder = CanonicalEncoder()
    encoder.record("format", "otolith-study/2")
    encoder.record("study_id", id)
    encoder.record("title", title)
    encoder.record("description", description)
    encoder.record("text", text)
    encoder.record("picture", picture)
    encoder.record("consent_text", consentText)
    encoder.record(consentDetails)
    encoder.record("access", access?.rawValue ?? "")
    encoder.record("private", isPrivate)
    encoder.record("paused", isPaused)
    encoder.record("default_language", defaultLanguage)
    if languageFallback != .english {
      encoder.record("language_fallback", languageFallback.rawValue)
    }
    if hasExactDevices { encoder.record("exact_devices", true) }
    if hasSubjectLabels { encoder.record("subject_labels", true) }
    if !profileFields.isEmpty {
      encoder.list("profile_fields", profileFields.sorted()) { $0.record("field", $1) }
    }
    // The canonical names are fixed, independent of the protocol's names.
    for (name, instant) in [
      ("starts_at" as StaticString, startsAt), ("ends_at", endsAt),
      ("earlier_consents_end_at", earlierConsentsEndAt),
    ] {
      if let instant { encoder.record(name, "\(instant.seconds).\(instant.nanoseconds)") }
    }
    if let retention {
      encoder.record("days_after_end", retention.daysAfterEnd)
      encoder.record("days_after_leaving", retention.daysAfterLeaving)
      encoder.record("retention_outcome", retention.outcome?.rawValue ?? "")
      // The default has no record, so that existing revisions stay the same.
      if retention.onWithdrawal { encoder.record("on_withdrawal", true) }
      if let onErasure = retention.onErasure { encoder.record("on_erasure", onErasure.rawValue) }
    }
    encoder.list("groups", groups) { encoder, group in
      encoder.record("group_id", group.id)
      encoder.record("title", group.title)
      if !group.consentText.isAbsent { encoder.record("consent_text", group.consentText) }
    }
    encoder.list("questionnaires", questionnaires) { $0.record($1) }
    encoder.list("next_lists", nextLists) { encoder, list in
      encoder.record("after_questionnaire_id", list.afterQuestionnaireID)
      encoder.record("conditions", list.condition)
      encoder.list("offers", list.offers) { encoder, offer in
        encoder.record("questionnaire_id", offer.questionnaireID)
        encoder.record("info", offer.info)
      }
      if list.isBinding { encoder.record("binding", true) }
    }
    encoder.list("sound_collection_ids", soundCollectionIDs) { $0.record("id", $1) }
    encoder.list("vocabulary_ids", vocabularyIDs) { $0.record("id", $1) }
    if !recordTypes.isEmpty {
      encoder.list("record_types", recordTypes) { encoder, use in
        encoder.record("type", use.type?.rawValue ?? "")
        encoder.record("vocabulary_id", use.vocabularyID)
      }
    }
    encoder.record(promptRules)
    encoder.record(triggers)
    encoder.record(comparisons)
    encoder.record(feedback)
    encoder.recordInformation(of: self)
    encoder.record(rewards)
    return encoder.bytes
  }

  /// The input of the consent version: the consent text in all languages, with the details. Format
  /// name `otolith-consent/1`.
  ///
  /// - Parameter group: group with a text of its own; nil for the study's text.
  public func canonicalConsentBytes(of group: StudyGroupDefinition? = nil) -> [UInt8] {
    var encoder = CanonicalEncoder()
    encoder.record("format", "otolith-consent/1")
    if let group { encoder.record("group_id", group.id) }
    encoder.record("consent_text", group?.consentText ?? consentText)
    encoder.record(consentDetails)
    return encoder.bytes
  }
}

extension CanonicalEncoder {
  /// Records nothing for the defaults, so that older studies keep their bytes. The order of the texts
  /// has no meaning.
  fileprivate mutating func recordInformation(of study: StudyDefinition) {
    if !study.information.isEmpty {
      let texts = study.information.sorted { ($0.kind?.rawValue ?? "") < ($1.kind?.rawValue ?? "") }
      list("texts", texts) { encoder, entry in
        encoder.record("kind", entry.kind?.rawValue ?? "")
        encoder.record("text", entry.text)
      }
    }
    if let origin = study.origin {
      record("origin_project_id", origin.projectID)
      record("origin_study_id", origin.studyID)
      record("origin_revision", origin.revision)
    }
    if study.sharing != .project { record("sharing", study.sharing.rawValue) }
  }

  /// Records nothing for the defaults.
  fileprivate mutating func record(_ details: ConsentDetails) {
    if !details.label.isEmpty { record("consent_label", details.label) }
    if !details.date.isEmpty { record("consent_date", details.date) }
    if !details.parts.isEmpty {
      list("consent_parts", details.parts) { encoder, part in
        encoder.record("part_id", part.id)
        encoder.record("text", part.text)
      }
    }
    if let signature = details.signature { record("consent_signature", signature.rawValue) }
  }

  fileprivate mutating func record(_ use: QuestionnaireUse) {
    record("questionnaire_id", use.questionnaireID)
    record("version", use.version)
    record("recurrence", use.recurrence == .repeated ? "repeated" : "one_time")
    record("deactivated", use.isDeactivated)
    record("blocking", use.isBlocking)
    record("repeat_interval_hours", use.repeatIntervalHours)
    list("group_ids", use.groupIDs.sorted()) { $0.record("group_id", $1) }
    // The default has no record, so that existing revisions stay the same.
    if use.isRevisable { record("revisable", true) }
    if use.mayCloseIncomplete { record("may_close_incomplete", true) }
    if use.draftDays > 0 { record("draft_days", use.draftDays) }
    if use.isOneQuestionPerScreen { record("one_question_per_screen", true) }
    // A single schedule without an id keeps the older encoding.
    if use.schedules.count == 1, use.schedules[0].id.isEmpty {
      record(use.schedules[0])
    } else if !use.schedules.isEmpty {
      list("schedules", use.schedules) { encoder, schedule in
        encoder.record("schedule_id", schedule.id)
        encoder.record(schedule)
      }
    }
  }
}
