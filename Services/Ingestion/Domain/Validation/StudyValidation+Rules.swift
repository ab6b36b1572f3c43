import Calendar
internal import Fields

extension StudyValidation {
  /// For good only where the rules are surely those that were in force when it happened.
  mutating func refuse(
    _ reason: Reason, _ field: String, _ description: String
  ) {
    if areRulesSettled {
      violations.add(reason, field, description)
    } else {
      waits(
        for: .studyUnconfirmed, field,
        "\(reason.rawValue): \(description), by the rules known here, which may be outdated")
    }
  }

  mutating func checkDuration(
    of rules: StudyRules, happenedAt: Instant?
  ) {
    guard let happenedAt else { return }
    if let startsAt = rules.startsAt, happenedAt < startsAt {
      refuse(
        .studyNotStarted, Self.timeField, "the study starts at \(startsAt.iso8601)")
    }
    if let endsAt = rules.endsAt, happenedAt >= endsAt {
      refuse(.studyEnded, Self.timeField, "the study ended at \(endsAt.iso8601)")
    }
  }

  /// What happened during a pause waits for its end: while data must not be collected none is
  /// taken, and none is lost. After it, it is accepted with a mark, for the device cannot have
  /// known of a pause that came while it was offline.
  mutating func checkPauses(of rules: StudyRules, judgedAt: Instant?) {
    guard let judgedAt else { return }
    for pause in rules.pauses where pause.contains(judgedAt) {
      if pause.until == nil {
        waits(
          for: .studyPaused, Self.timeField, "the study is paused since \(pause.from.iso8601)")
      } else if !deviations.contains(.paused) {
        deviations.append(.paused)
      }
    }
  }

  /// What happened after the consent had ended waits until the participant agrees to the study's present
  /// text, which covers it.
  mutating func checkConsent(judgedAt: Instant?) {
    guard let judgedAt, let end = context.consentEnds[studyID], judgedAt >= end else {
      return
    }
    waits(
      for: .consentEnded, "study_id",
      "the consent ended at \(end.iso8601); the study has another text to agree to")
  }
}
