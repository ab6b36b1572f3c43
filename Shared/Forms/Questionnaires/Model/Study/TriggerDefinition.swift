/// An event of a participant that causes notifications or alerts.
public struct TriggerDefinition: Sendable, Hashable {
  /// The cause of a firing.
  public enum Cause: Sendable, Hashable {
    case sheet(SheetCause)
    case record(RecordCause)
    case listening(ListeningCause)
    case noise(NoiseCause)
    case inactivity(InactivityCause)
    case therapyEnd(TherapyEndCause)
    case compliance(ComplianceCause)
    case times(TimesCause)
    /// Fired by the study's staff.
    case staff
  }

  /// Maximum notifications in a period.
  public struct Bound: Sendable, Hashable {
    /// Period in the participant's calendar.
    public enum Period: String, Sendable, Hashable, CaseIterable {
      case day
      /// Starts on Monday.
      case week
      case ever
    }

    public var count: UInt32
    public var period: Period?

    public init(count: UInt32, period: Period?) {
      self.count = count
      self.period = period
    }
  }

  /// An alert to the study's staff.
  public struct Alert: Sendable, Hashable {
    /// Alert channels of the study that are used at once.
    public var channelIDs: [String]
    /// Text for staff.
    public var text: TranslatedText
    /// Minutes within which it is to be acknowledged; 0 if it never escalates.
    public var acknowledgeMinutes: UInt32
    /// Alert channels that are used if it is not acknowledged in time.
    public var escalationChannelIDs: [String]

    public init(
      channelIDs: [String], text: TranslatedText, acknowledgeMinutes: UInt32 = 0,
      escalationChannelIDs: [String] = []
    ) {
      self.channelIDs = channelIDs
      self.text = text
      self.acknowledgeMinutes = acknowledgeMinutes
      self.escalationChannelIDs = escalationChannelIDs
    }
  }

  /// Unique in the study.
  public var id: String
  public var cause: Cause?
  /// Minutes between two firings that notify; 0 means no minimum.
  public var cooldownMinutes: UInt32
  /// Limit of notifications; nil if unlimited.
  public var atMost: Bound?
  /// Alert of each firing; nil if it raises no alert.
  public var alert: Alert?
  /// Draw of each firing; nil if all firings count.
  public var draw: TriggerDraw?

  public init(
    id: String, cause: Cause?, cooldownMinutes: UInt32 = 0, atMost: Bound? = nil,
    alert: Alert? = nil, draw: TriggerDraw? = nil
  ) {
    self.id = id
    self.cause = cause
    self.cooldownMinutes = cooldownMinutes
    self.atMost = atMost
    self.alert = alert
    self.draw = draw
  }
}
