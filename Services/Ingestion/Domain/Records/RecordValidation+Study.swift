import Calendar
import Fields
import Questionnaires

extension RecordValidation {
  /// Returns false if the caller is not enrolled, or perhaps not, at the time of the change.
  mutating func isEnrolled() -> Bool {
    checkEnrolment(at: context.memberAt(record))
      && !obstacles.contains {
        [.tokenOutdated, .enrolmentNotYetKnown].contains($0.reason)
      }
  }

  mutating func checkStudy() {
    let judgedAt = context.judgedAt(record)
    guard let rules = checkStudyIsKnown(judgedAt: judgedAt) else { return }
    checkDuration(of: rules, happenedAt: judgedAt)
    checkPauses(of: rules, judgedAt: judgedAt)
    checkConsent(judgedAt: judgedAt)
    checkType(in: rules)
  }

  private mutating func checkType(in rules: StudyRules) {
    guard let contents = record.contents else { return }
    guard let vocabularyID = rules.recordVocabularies[contents.type] else {
      refuse(
        .recordTypeNotTaken, "record",
        "the study does not accept records of the type \(contents.type.rawValue)")
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

  /// - Parameter vocabularyID: empty if the study has no vocabulary for the type.
  private mutating func check(_ code: RecordCode?, _ field: String, _ vocabularyID: String) {
    guard let code, !code.code.isEmpty || code.version > 0 else {
      violations.add(.required, field, FieldFault.missing.description)
      return
    }
    guard !vocabularyID.isEmpty else {
      refuse(.codeUnknown, field, "the study has no vocabulary for this code")
      return
    }
    let key = LibraryVersion(.vocabulary, vocabularyID, version: code.version)
    switch context.library[key] ?? .unavailable {
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
