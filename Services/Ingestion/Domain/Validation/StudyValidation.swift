import Calendar
import Fields
import FoundationEssentials

/// Validation of an event in a study at a device time: a finished sheet, a listening session, a
/// changed health record. Enrolment and study rules at that time are checked the same way.
protocol StudyValidation {
  var context: ValidationContext { get }
  /// The study id as sent.
  var studyID: String { get }
  /// The time of the event; nil if invalid.
  var happenedAt: Instant? { get }
  /// Path of the event's fields; empty for the fields of the part itself.
  static var path: String { get }
  /// The field that contains the time, without the path.
  static var timeField: String { get }
  /// The event in words, as in "finished at noon".
  static var happening: String { get }
  /// Whether an old event waits until the time of the first joining is known.
  static var mayPredateJoining: Bool { get }
  var violations: ViolationList { get set }
  /// Reasons to postpone.
  var obstacles: [Violation] { get set }
  var deviations: [Deviation] { get set }
  /// Whether the device cannot have known newer rules of the study at that time.
  var areRulesSettled: Bool { get set }
}

extension StudyValidation {
  static var path: String { "" }
  static var mayPredateJoining: Bool { true }
  private static var studyField: String { "\(path)study_id" }
  private static var timePath: String { path + timeField }

  /// Whether the time is plausible.
  var isPlausible: Bool { !deviations.contains(.clockImplausible) }

  mutating func waits(for reason: Reason, _ field: String, _ description: String) {
    guard !obstacles.contains(where: { $0.reason == reason }) else { return }
    obstacles.append(Violation(field: field, reason: reason, description: description))
  }

  /// Adds the violations of malformed or missing names; returns whether all names are valid.
  mutating func checkNames(_ faults: [(field: String, fault: FieldFault)]) -> Bool {
    for (field, fault) in faults {
      violations.add(
        fault == .missing ? .required : .idInvalid, Self.path + field, fault.description)
    }
    return faults.isEmpty
  }

  mutating func checkUUID(_ text: String, _ field: String, _ reason: Reason) -> UUID? {
    let id = UUID(text: text)
    if id == nil {
      violations.add(reason, Self.path + field, "\(text.quotedExcerpt) is not a UUID")
    }
    return id
  }

  /// Returns the rules of the study if they are known.
  mutating func checkStudyIsKnown(judgedAt: Instant?) -> StudyRules? {
    let studyID = studyID
    switch context.studies[studyID] ?? .unavailable {
    case .unknown(let settledUntil) where judgedAt.map { $0 <= settledUntil } ?? true:
      violations.add(
        .studyUnknown, Self.studyField, "there is no study \(studyID.quotedExcerpt)")
      return nil
    case .unknown, .unavailable:
      waits(for: .studyNotYetKnown, Self.studyField, "the study is not known here yet")
      return nil
    case .known(let rules):
      areRulesSettled = judgedAt.map { $0 <= rules.settledUntil } ?? true
      return rules
    }
  }
}

extension StudyValidation {
  /// Returns false if the caller is not enrolled, or was not at that time.
  mutating func checkEnrolment(at judgedAt: Instant?) -> Bool {
    let enrolment = context.enrolments[studyID] ?? .stranger()
    guard !enrolment.isPending else {
      waits(
        for: .enrolmentPending, Self.studyField,
        "a leader has not decided yet on the request to join")
      return false
    }
    if Self.mayPredateJoining, enrolment.beginning == .notYetKnown, let judgedAt,
      mayBeFromBeforeJoining(judgedAt)
    {
      waits(
        for: .enrolmentNotYetKnown, Self.studyField,
        "the time of the caller's enrolment is not known here yet")
    }
    let absence =
      judgedAt.map { enrolment.absence(at: $0) } ?? enrolment.absences.first { $0.until == nil }
    guard let absence else { return true }
    let description = description(of: absence)
    switch enrolment.doubt {
    case nil:
      violations.add(.notEnrolled, Self.studyField, description)
      return false
    case .tokenOutdated:
      waits(
        for: .tokenOutdated, Self.studyField,
        "\(description); the access token is older: refresh it and send again")
    case .notYetKnown:
      waits(
        for: .enrolmentNotYetKnown, Self.studyField,
        "\(description), as far as is known here yet")
    }
    return absence.after != nil
  }

  private func mayBeFromBeforeJoining(_ instant: Instant) -> Bool {
    instant < context.now.advanced(byMicroseconds: -context.limits.pastToleranceMicroseconds)
  }

  private func description(of absence: Enrolment.Absence) -> String {
    guard let after = absence.after else {
      return "not a participant of the study \(studyID.quotedExcerpt)"
    }
    let leaving = "left the study at \(after.iso8601)"
    guard let happenedAt else { return leaving }
    let happened = "\(Self.happening) at \(happenedAt.iso8601) by the device's clock"
    guard let until = absence.until else { return "\(leaving); \(happened), after that" }
    return "\(leaving) and joined again at \(until.iso8601); \(happened), between the two"
  }
}

extension StudyValidation {
  /// Returns the time zone that the device means; nil if unknown. Participants cannot correct what
  /// their device reports, so no zone refuses their data: an offset or an unknown zone is marked.
  mutating func checkTimeZone(_ text: String) -> IANAZone? {
    let zone = context.zones.zone(text)
    if zone?.isOffset ?? true { mark(.timeZoneUnknown) }
    return zone
  }

  /// Returns nil if the time is absent or invalid.
  @discardableResult
  mutating func checkTime(
    _ time: DeviceTime?, _ field: @autoclosure () -> String, mark: Deviation = .clockInconsistent
  ) -> Instant? {
    guard let time else { return nil }
    guard let instant = time.instant else {
      violations.add(.timeInvalid, field(), FieldFault.notATime.description)
      return nil
    }
    if context.isTooLate(instant) { self.mark(mark) }
    return instant
  }

  mutating func mark(_ deviation: Deviation) {
    if !deviations.contains(deviation) { deviations.append(deviation) }
  }
}

extension StudyValidation {
  /// Rejects only if the rules are certain to be those in force at that time; otherwise postpones.
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
        .studyNotStarted, Self.timePath, "the study starts at \(startsAt.iso8601)")
    }
    if let endsAt = rules.endsAt, happenedAt >= endsAt {
      refuse(.studyEnded, Self.timePath, "the study ended at \(endsAt.iso8601)")
    }
  }

  /// Data from a pause is postponed until its end, so that none is collected during the pause and
  /// none is lost. Then it is accepted with a mark, because an offline device cannot have known of
  /// the pause.
  mutating func checkPauses(of rules: StudyRules, judgedAt: Instant?) {
    guard let judgedAt else { return }
    for pause in rules.pauses where pause.contains(judgedAt) {
      if pause.until == nil {
        waits(
          for: .studyPaused, Self.timePath, "the study is paused since \(pause.from.iso8601)")
      } else if !deviations.contains(.paused) {
        deviations.append(.paused)
      }
    }
  }

  /// Data from after the end of the consent is postponed until the participant agrees to the
  /// current text, which covers it.
  mutating func checkConsent(judgedAt: Instant?) {
    guard let judgedAt, let end = context.consentEnds[studyID], judgedAt >= end else {
      return
    }
    waits(
      for: .consentEnded, Self.studyField,
      "the consent ended at \(end.iso8601); the participant has to agree to the current text")
  }
}
