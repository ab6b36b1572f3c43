import Calendar
internal import Fields
import Questionnaires

extension RecordValidation {
  /// False when the caller is no participant, or was none when the record was changed.
  mutating func checkEnrolment() -> Bool {
    let field = "record.study_id"
    let enrolment = context.enrolments[record.studyID] ?? .stranger()
    guard !enrolment.isPending else {
      waits(
        for: .enrolmentPending, field, "a leader has not decided yet on the request to join")
      return false
    }
    let absence =
      context.judgedAt(record).map { enrolment.absence(at: $0) }
      ?? enrolment.absences.first { $0.until == nil }
    guard let absence else { return true }
    let description =
      absence.after.map { "left the study at \($0.iso8601), before the record was changed" }
      ?? "not a participant of the study \(record.studyID.quotedExcerpt)"
    switch enrolment.doubt {
    case nil: violations.add(.notEnrolled, field, description)
    case .tokenOutdated:
      waits(
        for: .tokenOutdated, field,
        "\(description); the access token is older: refresh it and send again")
    case .notYetKnown:
      waits(for: .enrolmentNotYetKnown, field, "\(description), as far as is known here yet")
    }
    return false
  }

  mutating func checkStudy() {
    let judgedAt = context.judgedAt(record)
    switch context.studies[record.studyID] ?? .unavailable {
    case .unknown(let settledUntil) where judgedAt.map { $0 <= settledUntil } ?? true:
      violations.add(
        .studyUnknown, "record.study_id", "there is no study \(record.studyID.quotedExcerpt)")
    case .unknown, .unavailable:
      waits(for: .studyNotYetKnown, "record.study_id", "the study is not known here yet")
    case .known(let rules):
      areRulesSettled = judgedAt.map { $0 <= rules.settledUntil } ?? true
      if let judgedAt { checkTime(judgedAt, in: rules) }
      checkType(in: rules)
    }
  }

  /// For good only where the rules are surely those by which the record was made.
  private mutating func refuse(_ reason: Reason, _ field: String, _ description: String) {
    if areRulesSettled {
      violations.add(reason, field, description)
    } else {
      waits(
        for: .studyUnconfirmed, field,
        "\(reason.rawValue): \(description), by the rules known here, which may be outdated")
    }
  }

  private mutating func checkTime(_ judgedAt: Instant, in rules: StudyRules) {
    let field = "record.change_time"
    if let startsAt = rules.startsAt, judgedAt < startsAt {
      refuse(.studyNotStarted, field, "the study starts at \(startsAt.iso8601)")
    }
    if let endsAt = rules.endsAt, judgedAt >= endsAt {
      refuse(.studyEnded, field, "the study ended at \(endsAt.iso8601)")
    }
    for pause in rules.pauses where pause.until == nil && pause.contains(judgedAt) {
      waits(for: .studyPaused, field, "the study is paused since \(pause.from.iso8601)")
    }
    if let end = context.consentEnds[record.studyID], judgedAt >= end {
      waits(
        for: .consentEnded, "record.study_id",
        "the consent ended at \(end.iso8601); the study has another text to agree to")
    }
  }

  private mutating func checkType(in rules: StudyRules) {
    guard let contents = record.contents else { return }
    guard let vocabularyID = rules.recordVocabularies[contents.type] else {
      refuse(
        .recordTypeNotTaken, "record",
        "the study takes no records of the type \(contents.type.rawValue)")
      return
    }
    if !contents.codes.isEmpty { self.vocabularyID = vocabularyID }
    switch contents {
    case .event(let event): check(event.kind, "record.event.kind", vocabularyID)
    case .therapy(let therapy): check(therapy.kind, "record.therapy.kind", vocabularyID)
    case .audiogram: break
    case .tinnitusMatch(let match):
      for (place, match) in match.matches.enumerated() where match.timbre != nil {
        check(match.timbre, "record.tinnitus_match.matches[\(place)].timbre", vocabularyID)
      }
    case .measurement(let measurement):
      if measurement.quantity != nil || !vocabularyID.isEmpty {
        check(measurement.quantity, "record.measurement.quantity", vocabularyID)
      }
    }
  }

  /// - Parameter vocabularyID: empty: the study has none for the type.
  private mutating func check(_ code: RecordCode?, _ field: String, _ vocabularyID: String) {
    guard let code, !code.code.isEmpty || code.version > 0 else {
      violations.add(.required, field, FieldFault.missing.description)
      return
    }
    guard !vocabularyID.isEmpty else {
      refuse(.codeUnknown, field, "the study has no vocabulary for it")
      return
    }
    let key = LibraryVersion(.vocabulary, vocabularyID, version: code.version)
    switch context.vocabularies[key] ?? .unavailable {
    case .unknown(let settledUntil)
    where context.judgedAt(record).map { $0 <= settledUntil } ?? true:
      violations.add(
        .vocabularyVersionUnknown, "\(field).version",
        "\(vocabularyID) has no version \(code.version)")
    case .unknown, .unavailable:
      waits(
        for: .vocabularyNotYetKnown, "\(field).version",
        "version \(code.version) of \(vocabularyID) is not known here yet")
    case .known(let entry):
      guard let vocabulary = entry.vocabulary else { return }
      let isOwn = vocabulary.isOpen && IdentifierSyntax.isCode(code.code)
      guard !code.code.isASCII || !(vocabulary.codes.contains(code.code) || isOwn) else { return }
      violations.add(
        .codeUnknown, "\(field).code",
        "version \(code.version) of \(vocabularyID) has no term \(code.code.quotedExcerpt)")
    }
  }
}
