internal import Questionnaires

/// Writes one study and reports unsupported contents.
struct YAMLStudyOutput {
  let study: StudyDefinition

  func pairs(_ report: inout ConversionReport) -> YAMLPairs {
    var pairs = YAMLPairs()
    pairs.add("study", .id(study.id))
    pairs.add("title", study.title.output)
    pairs.add("description", study.description.output)
    pairs.add("text", study.text.output)
    pairs.add("texts", study.information.output(&report))
    pairs.add("picture", study.picture)
    pairs.add("consent", study.consentText.output)
    study.consentDetails.add(to: &pairs)
    if study.access == nil { report.lose("", "access", "add `access`") }
    pairs.add("access", study.access.map { .word($0.rawValue) })
    pairs.add("private", flag: study.isPrivate)
    if study.sharing != .project { pairs.add("sharing", .word(study.sharing.rawValue)) }
    pairs.add("origin", study.origin?.output)
    pairs.add("paused", flag: study.isPaused)
    pairs.add("default-language", .id(study.defaultLanguage))
    if study.languageFallback != .english {
      pairs.add("language-fallback", .word(study.languageFallback.rawValue))
    }
    pairs.add("exact-devices", flag: study.hasExactDevices)
    pairs.add("subject-labels", flag: study.hasSubjectLabels)
    if !study.profileFields.isEmpty {
      pairs.add("profile-fields", .list(study.profileFields.map { .id($0) }))
    }
    pairs.add("starts-at", instant(study.startsAt, "starts-at", &report))
    pairs.add("ends-at", instant(study.endsAt, "ends-at", &report))
    pairs.add(
      "earlier-consents-end-at",
      instant(study.earlierConsentsEndAt, "earlier-consents-end-at", &report))
    pairs.add("retention", study.retention.map { output($0, &report) })
    if !study.groups.isEmpty {
      pairs.add("groups", .list(study.groups.map(\.output)))
    }
    pairs.add("questionnaires", .list(study.questionnaires.map { output($0, &report) }))
    if !study.nextLists.isEmpty {
      pairs.add("next", .list(study.nextLists.map { output($0, &report) }))
    }
    for (key, ids) in [
      ("sounds", study.soundCollectionIDs), ("vocabularies", study.vocabularyIDs),
    ] where !ids.isEmpty {
      pairs.add(key, .compact(ids.map { .id($0) }))
    }
    if !study.recordTypes.isEmpty {
      let outputs = study.recordTypes.compactMap { output($0, &report) }
      pairs.add("records", .list(outputs))
    }
    pairs.add("prompts", study.promptRules.output)
    let triggers = study.triggers.map { YAMLTriggerOutput(trigger: $0).output(&report) }
    if !triggers.isEmpty { pairs.add("triggers", .list(triggers)) }
    YAMLComparisonOutput(study: study).add(to: &pairs, &report)
    pairs.add("rewards", study.rewards?.output)
    return pairs
  }

  private func output(
    _ use: RecordTypeUse, _ report: inout ConversionReport
  ) -> YAMLOutput? {
    guard let type = use.type else {
      report.lose("records", "type", "add it")
      return nil
    }
    guard !use.vocabularyID.isEmpty else { return .word(type.rawValue) }
    var pairs = YAMLPairs()
    pairs.add("type", .word(type.rawValue))
    pairs.add("vocabulary", .id(use.vocabularyID))
    return pairs.compact
  }

  private func output(
    _ retention: StudyRetention, _ report: inout ConversionReport
  ) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("days-after-end", count: retention.daysAfterEnd)
    pairs.add("days-after-leaving", count: retention.daysAfterLeaving)
    pairs.add("on-withdrawal", flag: retention.onWithdrawal)
    pairs.add("on-erasure", retention.onErasure.map { .word($0.rawValue) })
    if retention.outcome == nil { report.lose("retention", "outcome", "add it") }
    pairs.add("outcome", retention.outcome.map { .word($0.rawValue) })
    return pairs.compact
  }

  private func instant(
    _ instant: UTCInstant?, _ key: String, _ report: inout ConversionReport
  ) -> YAMLOutput? {
    guard let instant else { return nil }
    guard instant.isValid else {
      report.lose("", key, "the time lies outside the years 1–9999 and was left out")
      return nil
    }
    return .word(InstantText.text(instant))
  }

  private func output(
    _ use: QuestionnaireUse, _ report: inout ConversionReport
  ) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("questionnaire", .id(use.questionnaireID))
    pairs.add("version", count: use.version)
    if use.recurrence == nil { report.lose(use.questionnaireID, "recurrence", "add it") }
    pairs.add("recurrence", use.recurrence.map { .word($0.rawValue) })
    let schedules = use.schedules.map { schedule in
      schedule.output { report.lose(use.questionnaireID, $0, "fix the schedule manually") }
    }
    if schedules.count == 1 {
      pairs.add("schedule", schedules[0])
    } else if !schedules.isEmpty {
      pairs.add("schedules", .list(schedules))
    }
    pairs.add("deactivated", flag: use.isDeactivated)
    pairs.add("blocking", flag: use.isBlocking)
    pairs.add("repeat-interval-hours", count: use.repeatIntervalHours)
    if !use.groupIDs.isEmpty { pairs.add("groups", .compact(use.groupIDs.map { .id($0) })) }
    pairs.add("revisable", flag: use.isRevisable)
    pairs.add("may-close-incomplete", flag: use.mayCloseIncomplete)
    pairs.add("draft-days", count: use.draftDays)
    pairs.add("one-question-per-screen", flag: use.isOneQuestionPerScreen)
    return pairs.block
  }

  private func output(
    _ list: NextListDefinition, _ report: inout ConversionReport
  ) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("after", .id(list.afterQuestionnaireID))
    if let condition = list.condition {
      let output = YAMLConditionOutput { _ in nil }.output(condition) { what in
        report.lose(list.afterQuestionnaireID, what, "write the condition manually")
      }
      pairs.add("when", output)
    }
    let offers = list.offers.map(\.output)
    pairs.add("offer", .list(offers, isCompact: list.offers.allSatisfy(\.info.isAbsent)))
    pairs.add("binding", flag: list.isBinding)
    return pairs.block
  }
}

extension NextOffer {
  fileprivate var output: YAMLOutput {
    guard !info.isAbsent else { return .id(questionnaireID) }
    var pairs = YAMLPairs()
    pairs.add("questionnaire", .id(questionnaireID))
    pairs.add("info", info.compactOutput)
    return pairs.compact
  }
}

extension StudyGroupDefinition {
  fileprivate var output: YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("id", .id(id))
    pairs.add("title", title.compactOutput)
    guard !consentText.isAbsent else { return pairs.compact }
    pairs.add("consent", consentText.output)
    return pairs.block
  }
}

extension ConsentDetails {
  fileprivate func add(to pairs: inout YAMLPairs) {
    if !label.isEmpty { pairs.add("consent-label", .text(label)) }
    if !date.isEmpty { pairs.add("consent-date", .text(date)) }
    let written = parts.map { part in
      var pairs = YAMLPairs()
      pairs.add("id", .id(part.id))
      pairs.add("text", part.text.output)
      return pairs.block
    }
    if !written.isEmpty { pairs.add("consent-parts", .list(written)) }
    pairs.add("consent-signature", signature.map { .word($0.rawValue) })
  }
}
