internal import Questionnaires

extension YAMLValue {
  /// Reads a study file, without the study's questionnaires.
  ///
  /// - Parameter path: path of the study in the checked message.
  func study(at path: FindingPath) -> StudyDefinition? {
    noted(path)
    return mapping("study") { mapping in
      StudyDefinition(
        id: mapping.required("study")?.noted(path.field("study_id")).text() ?? "",
        title: mapping.translations("title", at: path.field("title"), required: true),
        description: mapping.translations("description", at: path.field("description")),
        text: mapping.translations("text", at: path.field("text")),
        picture: mapping.optional("picture")?.fileReference(at: path.field("picture")),
        consentText: mapping.translations(
          "consent", at: path.field("consent_text"), required: true),
        consentDetails: mapping.consentDetails(at: path),
        access: mapping.required("access")?.noted(path.field("access"))
          .word(of: StudyDefinition.Access.self),
        isPrivate: mapping.truth("private"), isPaused: mapping.truth("paused"),
        defaultLanguage: mapping.required("default-language")?
          .noted(path.field("default_language")).text() ?? "",
        startsAt: mapping.optional("starts-at")?.noted(path.field("start_time")).instant(),
        endsAt: mapping.optional("ends-at")?.noted(path.field("end_time")).instant(),
        groups: mapping.optional("groups")?.studyGroups(at: path) ?? [],
        questionnaires: mapping.required("questionnaires")?
          .noted(path.field("questionnaires")).questionnaireUses(at: path) ?? [],
        nextLists: mapping.optional("next")?.noted(path.field("next_lists"))
          .nextLists(at: path) ?? [],
        soundCollectionIDs: mapping.optional("sounds")?
          .texts(at: path.field("sound_collection_ids")) ?? [],
        vocabularyIDs: mapping.optional("vocabularies")?
          .texts(at: path.field("vocabulary_ids")) ?? [],
        earlierConsentsEndAt: mapping.optional("earlier-consents-end-at")?
          .noted(path.field("earlier_consents_end_time")).instant(),
        retention: mapping.optional("retention")?.retention(at: path.field("retention")),
        recordTypes: mapping.optional("records")?.recordTypes(at: path) ?? [],
        languageFallback: mapping.optional("language-fallback")?
          .noted(path.field("language_fallback")).word(of: LanguageFallback.self) ?? .english,
        promptRules: mapping.optional("prompts")?.promptRules(at: path.field("prompt_rules"))
          ?? PromptRulesDefinition(),
        triggers: mapping.optional("triggers")?.triggers(at: path) ?? [],
        hasExactDevices: mapping.truth("exact-devices"),
        hasSubjectLabels: mapping.truth("subject-labels"),
        comparisons: mapping.optional("comparisons")?.comparisons(at: path) ?? [],
        feedback: mapping.optional("feedback")?.feedback(at: path) ?? [],
        information: mapping.optional("texts")?.informationTexts(at: path) ?? [],
        origin: mapping.optional("origin")?.studyOrigin(at: path.field("origin")),
        sharing: mapping.optional("sharing")?.noted(path.field("sharing"))
          .word(of: StudyDefinition.Sharing.self) ?? .project,
        profileFields: mapping.optional("profile-fields")?
          .texts(at: path.field("profile_fields")) ?? [],
        rewards: mapping.optional("rewards")?.rewards(at: path.field("rewards")))
    }
  }

  /// Reads entries `type`, or `{type, vocabulary}`.
  private func recordTypes(at study: FindingPath) -> [RecordTypeUse] {
    noted(study.field("record_types"))
    var uses: [RecordTypeUse] = []
    for value in list() ?? [] {
      let path = study.item("record_types", uses.count)
      value.noted(path)
      guard value.isMapping else {
        uses.append(RecordTypeUse(type: value.noted(path.field("type")).word(of: RecordType.self)))
        continue
      }
      let use = value.mapping("record-type") { mapping in
        RecordTypeUse(
          type: mapping.required("type")?.noted(path.field("type")).word(of: RecordType.self),
          vocabularyID: mapping.optional("vocabulary")?.noted(path.field("vocabulary_id")).text()
            ?? "")
      }
      if let use { uses.append(use) }
    }
    return uses
  }

  /// Reads `{days-after-end, days-after-leaving, on-withdrawal, on-erasure, outcome}`.
  private func retention(at path: FindingPath) -> StudyRetention? {
    noted(path)
    return mapping("retention") { mapping in
      StudyRetention(
        daysAfterEnd: mapping.unsigned("days-after-end", at: path.field("days_after_end")),
        daysAfterLeaving: mapping.unsigned(
          "days-after-leaving", at: path.field("days_after_leaving")),
        outcome: mapping.required("outcome")?.noted(path.field("outcome"))
          .word(of: StudyRetention.Outcome.self),
        onWithdrawal: mapping.truth("on-withdrawal"),
        onErasure: mapping.optional("on-erasure")?.noted(path.field("on_erasure"))
          .word(of: StudyRetention.Outcome.self))
    }
  }

  private func studyGroups(at study: FindingPath) -> [StudyGroupDefinition] {
    var groups: [StudyGroupDefinition] = []
    for value in list() ?? [] {
      let path = study.item("groups", groups.count)
      let group = value.noted(path).mapping("study-group") { mapping in
        StudyGroupDefinition(
          id: mapping.required("id")?.noted(path.field("group_id")).text() ?? "",
          title: mapping.translations("title", at: path.field("title"), required: true),
          consentText: mapping.translations("consent", at: path.field("consent_text")))
      }
      if let group { groups.append(group) }
    }
    return groups
  }

  private func questionnaireUses(at study: FindingPath) -> [QuestionnaireUse] {
    var uses: [QuestionnaireUse] = []
    for value in list() ?? [] {
      let path = study.item("questionnaires", uses.count)
      let use = value.noted(path).mapping("questionnaire-use") { mapping in
        QuestionnaireUse(
          questionnaireID: mapping.required("questionnaire")?
            .noted(path.field("questionnaire_id")).text() ?? "",
          version: mapping.unsigned("version", at: path.field("version")),
          recurrence: mapping.required("recurrence")?.noted(path.field("recurrence"))
            .word(of: QuestionnaireUse.Recurrence.self),
          schedules: mapping.schedules(at: path),
          isDeactivated: mapping.truth("deactivated"), isBlocking: mapping.truth("blocking"),
          repeatIntervalHours: mapping.unsigned(
            "repeat-interval-hours", at: path.field("repeat_interval_hours")),
          groupIDs: mapping.optional("groups")?.texts(at: path.field("group_ids")) ?? [],
          isRevisable: mapping.truth("revisable"),
          mayCloseIncomplete: mapping.truth("may-close-incomplete"),
          draftDays: mapping.unsigned("draft-days", at: path.field("draft_days")),
          isOneQuestionPerScreen: mapping.truth("one-question-per-screen"))
      }
      if let use { uses.append(use) }
    }
    return uses
  }

  private func nextLists(at study: FindingPath) -> [NextListDefinition] {
    // The questionnaires are in separate files.
    let conditions = YAMLConditionReader { _ in nil }
    var lists: [NextListDefinition] = []
    for value in list() ?? [] {
      let path = study.item("next_lists", lists.count)
      let list = value.noted(path).mapping("next-list") { mapping in
        let condition = mapping.optional("when")?.noted(path.field("conditions"))
        let read = condition.flatMap(conditions.condition)
        read?.note(path, "conditions")
        return NextListDefinition(
          afterQuestionnaireID: mapping.required("after")?
            .noted(path.field("after_questionnaire_id")).text() ?? "",
          condition: read?.condition, offers: mapping.required("offer")?.offers(at: path) ?? [],
          isBinding: mapping.truth("binding"))
      }
      if let list { lists.append(list) }
    }
    return lists
  }

  /// Reads entries `id`, or `{questionnaire, info}`.
  private func offers(at list: FindingPath) -> [NextOffer] {
    noted(list.field("offers"))
    var offers: [NextOffer] = []
    for value in self.list() ?? [] {
      let path = list.item("offers", offers.count)
      value.noted(path)
      guard value.isMapping else {
        if let id = value.text() { offers.append(NextOffer(questionnaireID: id)) }
        continue
      }
      let offer = value.mapping("offer") { mapping in
        NextOffer(
          questionnaireID: mapping.required("questionnaire")?
            .noted(path.field("questionnaire_id")).text() ?? "",
          info: mapping.translations("info", at: path.field("info")))
      }
      if let offer { offers.append(offer) }
    }
    return offers
  }

  private func instant() -> UTCInstant? {
    guard let text = text() else { return nil }
    if let instant = InstantText.instant(text) { return instant }
    report("`\(text)` is not a time; write 2026-01-01T00:00:00Z")
    return nil
  }

  /// Reads `{location, media-type, sha256, bytes}`.
  func fileReference(at path: FindingPath) -> FileReference? {
    noted(path)
    return mapping("file") { mapping in
      FileReference(
        location: mapping.required("location")?.noted(path.field("location")).text() ?? "",
        mediaType: mapping.required("media-type")?.noted(path.field("media_type")).text() ?? "",
        sha256: mapping.required("sha256")?.noted(path.field("sha256")).text() ?? "",
        byteCount: mapping.required("bytes")?.noted(path.field("byte_count")).byteCount() ?? 0)
    }
  }

  private func byteCount() -> UInt64? {
    guard case .scalar(let text, isPlain: true) = node.contents, let count = UInt64(text) else {
      report("expected a whole number from 0")
      return nil
    }
    return count
  }
}
