/// A filled-in questionnaire as a device sends it, not yet checked.
public struct AnswerSheet: Sendable, Hashable {
  /// Made by the device: a UUID in text form.
  public var sheetID: String
  public var studyID: String
  public var questionnaireID: String
  /// The published version that was shown.
  public var version: UInt32
  /// The version's content hash, lower-case hexadecimal.
  public var contentHash: String
  /// By the device's clock. May be absent.
  public var startedAt: DeviceTime?
  /// By the device's clock.
  public var finishedAt: DeviceTime?
  /// IANA name of the device's zone.
  public var timeZone: String
  /// The notification that caused it; empty when it was filled in unasked.
  public var notificationID: String
  /// Nil: in a way that this service does not know, or in two ways at once.
  public var closing: SheetClosing?
  public var appVersion: String
  public var platform: String
  public var answers: [Answer]
  public var noise: [NoiseMeasurement]
  public var positions: [PositionMeasurement]
  /// Answers of other questionnaires that decided what was shown, as the device knew them.
  public var referencedAnswers: [ReferencedAnswer]
  public var device: Device

  public init(
    sheetID: String = "", studyID: String = "", questionnaireID: String = "", version: UInt32 = 0,
    contentHash: String = "", startedAt: DeviceTime? = nil, finishedAt: DeviceTime? = nil,
    timeZone: String = "", notificationID: String = "", closing: SheetClosing? = .complete,
    appVersion: String = "", platform: String = "", answers: [Answer] = [],
    noise: [NoiseMeasurement] = [], positions: [PositionMeasurement] = [],
    referencedAnswers: [ReferencedAnswer] = [], device: Device = Device()
  ) {
    self.sheetID = sheetID
    self.studyID = studyID
    self.questionnaireID = questionnaireID
    self.version = version
    self.contentHash = contentHash
    self.startedAt = startedAt
    self.finishedAt = finishedAt
    self.timeZone = timeZone
    self.notificationID = notificationID
    self.closing = closing
    self.appVersion = appVersion
    self.platform = platform
    self.answers = answers
    self.noise = noise
    self.positions = positions
    self.referencedAnswers = referencedAnswers
    self.device = device
  }

  /// Whether any of its answers says anything.
  public var saysAnything: Bool { answers.sayAnything }
}

extension [Answer] {
  /// Whether one of them is more than blank.
  package var sayAnything: Bool { contains { $0.value?.isBlank == false } }
}
