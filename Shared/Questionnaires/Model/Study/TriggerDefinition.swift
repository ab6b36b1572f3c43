/// Something that may happen to a participant, and brings prompts.
public struct TriggerDefinition: Sendable, Hashable {
  /// What it takes.
  public enum Cause: Sendable, Hashable {
    case sheet(SheetCause)
    case record(RecordCause)
    case listening(ListeningCause)
    case noise(NoiseCause)
    case inactivity(InactivityCause)
    case therapyEnd(TherapyEndCause)
    case compliance(ComplianceCause)
    /// By hand, by the study's staff.
    case staff
  }

  /// How often it prompts at most.
  public struct Bound: Sendable, Hashable {
    /// By the participant's calendar.
    public enum Period: String, Sendable, Hashable, CaseIterable {
      case day
      /// From Monday on.
      case week
      case ever
    }

    public var count: UInt32
    /// Nil when the definition names none.
    public var period: Period?

    public init(count: UInt32, period: Period?) {
      self.count = count
      self.period = period
    }
  }

  /// Unique in the study.
  public var id: String
  /// Nil when the definition names none.
  public var cause: Cause?
  /// Between two occurrences that prompt; 0: any.
  public var cooldownMinutes: UInt32
  /// Nil: any number.
  public var atMost: Bound?

  public init(
    id: String, cause: Cause?, cooldownMinutes: UInt32 = 0, atMost: Bound? = nil
  ) {
    self.id = id
    self.cause = cause
    self.cooldownMinutes = cooldownMinutes
    self.atMost = atMost
  }
}
