/// One fault of a sheet.
struct Violation: Sendable, Hashable {
  /// Path within the sheet, in API names: `answers[2].number`. A missing answer has no index and is
  /// named by its id: `answers["loudness"]`.
  var field: String
  var reason: Reason
  /// English description for people. Quotes at most the beginning of what was sent.
  var description: String
}

/// The answer to a submitted sheet.
enum Verdict: Sendable, Hashable {
  /// Stored now.
  case created
  /// Stored before with the same contents.
  case exists
  /// Another sheet with this id and other contents is stored.
  case conflict
  case rejected([Violation])
  /// Send again later; the violations state why.
  case postponed([Violation])

  /// Whether the sheet is durable.
  var isStored: Bool { self == .created || self == .exists }
}

extension Violation {
  static let tooSoon = "less than the repeat interval after the sheet before it"
  static let notFinite = "infinite or not a number"
  static let alreadyFilledIn = "one-time questionnaire: another sheet is stored already"
  /// Violations of a sheet that lost against a concurrently stored one.
  static let lostIntervalRace = Violation(
    field: "finish_time", reason: .repeatedTooSoon, description: tooSoon)
  static let lostOneTimeRace = Violation(
    field: "questionnaire_id", reason: .alreadyFilledIn, description: alreadyFilledIn)
  static let overtakenInSequence = Violation(
    field: "questionnaire_id", reason: .earlierSheetWaits,
    description: "another sheet of the study's binding order came in at the same time")
  /// Lets the device delete the sheet.
  static let participantErased = Violation(
    field: "", reason: .participantErased,
    description: "the participant's data was erased at the participant's request")
  static let studyErasedLately = Violation(
    field: "study_id", reason: .enrolmentNotYetKnown,
    description:
      "the data in the study was erased; a new enrolment of the caller is not known here yet")
  static let tokenFromBeforeErasure = Violation(
    field: "study_id", reason: .tokenOutdated,
    description: "the data in the study was erased after the access token was issued; refresh it"
  )
}

/// Collects violations up to a limit and counts the rest, so that a small request cannot cause a
/// huge response.
struct ViolationList {
  private(set) var violations: [Violation] = []
  private var omitted = 0
  /// Number of violations that refuse the whole, listed or not.
  private(set) var refusals = 0
  let countMax: Int

  init(countMax: Int) {
    self.countMax = countMax
  }

  var isEmpty: Bool { violations.isEmpty }

  /// Number of violations, listed or not.
  var total: Int { violations.count + omitted }

  /// Whether the whole is refused, not only parts of it.
  var isRefusal: Bool { refusals > 0 }

  mutating func add(_ reason: Reason, _ field: String, _ description: @autoclosure () -> String) {
    refusals += 1
    note(reason, field, description())
  }

  /// Adds a violation of a part that is left out; the rest is kept.
  mutating func note(_ reason: Reason, _ field: String, _ description: @autoclosure () -> String) {
    guard violations.count < countMax else {
      omitted += 1
      return
    }
    violations.append(Violation(field: field, reason: reason, description: description()))
  }

  /// The same violations, of parts that are left out.
  var asNotes: ViolationList {
    var copy = self
    copy.refusals = 0
    return copy
  }

  /// Adds a violation of an infinite number or NaN; returns whether the number is finite.
  @discardableResult
  mutating func addUnlessFinite(_ number: Double, _ field: @autoclosure () -> String) -> Bool {
    if !number.isFinite { add(.notFinite, field(), Violation.notFinite) }
    return number.isFinite
  }

  /// The violations, followed by one that counts the omitted ones.
  var reported: [Violation] {
    guard omitted > 0 else { return violations }
    return violations + [
      Violation(
        field: "", reason: .moreViolations, description: "\(omitted) more are not listed")
    ]
  }
}

/// The result of validation, before the store checks for repetitions.
enum Decision<Accepted: Sendable & Hashable>: Sendable, Hashable {
  case accepted(Accepted)
  /// Never acceptable in this form.
  case rejected([Violation])
  /// Cannot be decided now, or not acceptable yet; the violations state why.
  case postponed([Violation])

  /// The accepted form; nil unless accepted.
  var accepted: Accepted? {
    if case .accepted(let accepted) = self { accepted } else { nil }
  }

  /// Whether a newer revision of the study's rules may change the decision.
  var needsConfirmation: Bool {
    guard case .postponed(let violations) = self else { return false }
    return violations.contains { [.studyUnconfirmed, .studyNotYetKnown].contains($0.reason) }
  }
}

/// A rule that an accepted sheet violates, or an implausible clock.
///
/// A device may have been offline when a rule was introduced, and answers must not be lost; so the
/// sheet is stored with a mark, and analysts decide. Raw values are stored permanently.
enum Deviation: String, Sendable, Hashable, CaseIterable {
  /// Filled in before a questionnaire that blocks all others (TYS FR 11).
  case blocked = "BLOCKED"
  /// Finished while the study was paused; accepted after the pause.
  case paused = "PAUSED"
  /// `finish_time` is more than the tolerance before the participant joined, or after the receipt:
  /// the device's clock was wrong. The study's rules at that time are unknown, so time-dependent
  /// rules are not applied, and series leave the sheet out.
  case clockImplausible = "CLOCK_IMPLAUSIBLE"
  /// Another time of the sheet is implausible: `start_time` after `finish_time`, or an answer or
  /// measurement after the receipt. The clock was changed in between.
  case clockInconsistent = "CLOCK_INCONSISTENT"
  /// `time_zone` is not the name of a zone. Its offset from UTC is stored if it was given.
  case timeZoneUnknown = "TIME_ZONE_UNKNOWN"
  /// An answer was unusable. The sheet is valid without it.
  case answerLeftOut = "ANSWER_LEFT_OUT"
  /// A measurement was unusable, or not asked for.
  case measurementLeftOut = "MEASUREMENT_LEFT_OUT"
  /// A noise level was a little beyond its scale, and is stored as the end of the scale.
  case measurementLimited = "MEASUREMENT_LIMITED"
  /// The notification, or an entry of `referenced_answers`, was unusable.
  case referenceLeftOut = "REFERENCE_LEFT_OUT"
  /// The answers violate a constraint of the questionnaire.
  case constraintViolated = "CONSTRAINT_VIOLATED"
}
