public import Calendar

/// What is known about a participant's membership of a study, with all its comings and goings.
public struct Enrolment: Sendable, Hashable {
  /// A time during which the participant took no part. Sheets finished in it were given without
  /// consent; those finished before it and sent later are accepted: they are only late.
  public struct Absence: Sendable, Hashable {
    /// When it began: a sheet finished in that very moment is the last one. Nil: never was a
    /// participant before.
    public var after: Instant?
    /// When the participant joined (again); nil while it lasts.
    public var until: Instant?

    public init(after: Instant?, until: Instant? = nil) {
      self.after = after
      self.until = until
    }

    public func contains(_ instant: Instant) -> Bool {
      after.map { $0 < instant } ?? true && until.map { instant < $0 } ?? true
    }
  }

  /// Why what an absence says may not be the last word.
  public enum Doubt: Sendable, Hashable {
    /// The token is from before a departure and cannot tell whether there was a joining since.
    case tokenOutdated
    /// The bus is behind, and auth cannot be asked now.
    case notYetKnown
  }

  /// The first time that the participant joined.
  public enum Beginning: Sendable, Hashable {
    case at(Instant)
    /// It matters for a sheet, and cannot be found out now.
    case notYetKnown
    /// Not looked up because no sheet is that old, or kept by nobody who can be asked.
    case irrelevant
  }

  public var absences: [Absence]
  /// Nil: what an absence refuses is refused for good.
  public var doubt: Doubt?
  public var beginning: Beginning
  /// Asked to join, and no leader has decided yet.
  public var isPending = false

  public init(
    absences: [Absence] = [], doubt: Doubt? = nil, beginning: Beginning = .irrelevant
  ) {
    self.absences = absences
    self.doubt = doubt
    self.beginning = beginning
  }

  public static let enrolled = Enrolment()

  /// Never a participant, as far as is known.
  public static func stranger(doubt: Doubt? = nil) -> Enrolment {
    Enrolment(absences: [Absence(after: nil)], doubt: doubt)
  }

  public static let pending = {
    var enrolment = Enrolment.stranger()
    enrolment.isPending = true
    return enrolment
  }()

  /// When the participant left, who has not joined again.
  public var leftAt: Instant? { absences.first { $0.until == nil }?.after }

  public func absence(at instant: Instant) -> Absence? {
    absences.first { $0.contains(instant) }
  }

  /// Whether the caller never was a participant, as far as is known.
  public var isStranger: Bool { absences.contains { $0.after == nil && $0.until == nil } }

  /// Whether the participant is one now, or is taken for one.
  public var isCurrent: Bool { absences.allSatisfy { $0.until != nil } }
}
