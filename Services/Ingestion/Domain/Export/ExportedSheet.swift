public import Calendar
import Fields
public import FoundationEssentials

/// A stored sheet as an export shows it.
public struct ExportedSheet: Sendable, Hashable {
  public var sheetID: UUID
  /// The pseudonym of the participant in this study's exports.
  public var participant: String
  public var studyID: String
  public var questionnaireID: String
  public var version: UInt32
  public var startedAt: Instant?
  public var finishedAt: Instant
  /// By the server's clock. Exports show its day (UTC): the sheets of one batch share the instant, by
  /// which the exports of two studies could be joined, and with them a participant's pseudonyms.
  public var receivedAt: Instant
  public var timeZone: String
  /// What the zone was ahead of UTC when the sheet was finished.
  public var utcOffsetMinutes: Int
  public var notificationID: String
  public var closing: SheetClosing
  public var appVersion: String
  public var platform: String
  /// The participant's group in the study when it was finished; empty: none.
  public var groupID: String
  public var deviations: [String]
  /// Whether an administrator marked the participant: the answers are a test.
  public var isTestParticipant: Bool
  public var scores: [SheetScore]
  public var noise: [NoiseMeasurement]
  public var positions: [PositionMeasurement]
  public var answers: [Answer]
  public var device: Device
  public var notification = ExportedNotification()
  /// Counts what the participant made of it, from 1; the answers are those of this one.
  public var revision: Int
  /// When the participant took it back; nil: it counts.
  public var withdrawnAt: Instant?

  public init(
    sheetID: UUID, participant: String, studyID: String, questionnaireID: String, version: UInt32,
    startedAt: Instant?, finishedAt: Instant, receivedAt: Instant, timeZone: String,
    utcOffsetMinutes: Int, notificationID: String, closing: SheetClosing, appVersion: String,
    platform: String, groupID: String = "", deviations: [String] = [],
    isTestParticipant: Bool = false, scores: [SheetScore] = [],
    noise: [NoiseMeasurement], positions: [PositionMeasurement], answers: [Answer],
    device: Device = Device(), revision: Int = 1, withdrawnAt: Instant? = nil
  ) {
    self.sheetID = sheetID
    self.participant = participant
    self.studyID = studyID
    self.questionnaireID = questionnaireID
    self.version = version
    self.startedAt = startedAt
    self.finishedAt = finishedAt
    self.receivedAt = receivedAt
    self.timeZone = timeZone
    self.utcOffsetMinutes = utcOffsetMinutes
    self.notificationID = notificationID
    self.closing = closing
    self.appVersion = appVersion
    self.platform = platform
    self.groupID = groupID
    self.deviations = deviations
    self.isTestParticipant = isTestParticipant
    self.scores = scores
    self.noise = noise
    self.positions = positions
    self.answers = answers
    self.device = device
    self.revision = revision
    self.withdrawnAt = withdrawnAt
  }
}

extension ExportedSheet {
  /// Names of the columns that every export of sheets starts with.
  static let headColumns = columns.map(\.name)

  /// What stands in ``headColumns``.
  var headCells: [String] {
    [
      sheetID.text, participant, studyID, questionnaireID, String(version),
      Cell.time(startedAt), Cell.time(finishedAt), Cell.time(receivedAt.startOfDay), timeZone,
      String(utcOffsetMinutes), Cell.free(notificationID), Cell.flag(closing == .autosaved),
      Cell.free(appVersion), Cell.free(platform), groupID, deviations.joined(separator: ";"),
      Cell.flag(isTestParticipant),
      closing.rawValue,
    ] + device.texts.map(Cell.free) + [String(revision), Cell.time(withdrawnAt)]
      + notification.cells
  }
}
