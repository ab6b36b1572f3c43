import Calendar

/// Known facts about a participant's enrolment in a study, including former enrolments.
struct Enrolment: Sendable, Hashable {
  /// A period without enrolment. Sheets finished in it were given without consent; sheets finished
  /// before it are accepted, however late.
  struct Absence: Sendable, Hashable {
    /// Start of the absence; a sheet finished at this very time is still accepted. Nil if the
    /// participant was never enrolled before.
    var after: Instant?
    /// When the participant joined (again); nil while it lasts.
    var until: Instant?

    func contains(_ instant: Instant) -> Bool {
      after.map { $0 < instant } ?? true && until.map { instant < $0 } ?? true
    }
  }

  /// Why an absence may not be final.
  enum Doubt: Sendable, Hashable {
    /// The token is older than a departure and does not show a later joining.
    case tokenOutdated
    /// The bus may be behind, and auth cannot be asked now.
    case notYetKnown
  }

  /// The time of the first joining.
  enum Beginning: Sendable, Hashable {
    case at(Instant)
    /// Needed for a sheet, but cannot be determined now.
    case notYetKnown
    /// Not looked up because no sheet is that old, or no source can be asked.
    case irrelevant
  }

  var absences: [Absence] = []
  /// Doubt about the absences; nil if their rejections are final.
  var doubt: Doubt?
  var beginning: Beginning = .irrelevant
  /// Whether the participant applied to join and no leader has decided yet.
  var isPending = false

  static let enrolled = Enrolment()

  /// Never enrolled, as far as known.
  static func stranger(doubt: Doubt? = nil) -> Enrolment {
    Enrolment(absences: [Absence(after: nil)], doubt: doubt)
  }

  static let pending = {
    var enrolment = Enrolment.stranger()
    enrolment.isPending = true
    return enrolment
  }()

  /// When the participant left without joining again.
  var leftAt: Instant? { absences.first { $0.until == nil }?.after }

  func absence(at instant: Instant) -> Absence? {
    absences.first { $0.contains(instant) }
  }

  /// Whether the caller was never enrolled, as far as known.
  var isStranger: Bool { absences.contains { $0.after == nil && $0.until == nil } }

  /// Whether the participant is enrolled now, as far as known.
  var isCurrent: Bool { absences.allSatisfy { $0.until != nil } }
}
