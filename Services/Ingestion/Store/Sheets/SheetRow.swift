import Bus
import FoundationEssentials
import IngestionDomain
import Postgres

/// An accepted sheet in the form in which it is written.
struct SheetRow: Sendable {
  let participantID: UUID
  let sheetID: UUID
  let studyID: String
  let questionnaireID: String
  let version: Int32
  let isOneTime: Bool
  let startedAt: Date?
  let finishedAt: Date
  let receivedAt: Date
  let timeZone: String
  let notificationID: String
  let autosaved: Bool
  let appVersion: String
  let platform: String
  let payloadHash: [UInt8]
  let answers: PostgresJSON
  let noise: PostgresJSON?
  let positions: PostgresJSON?
  let references: PostgresJSON?
  let groupID: String
  let deviations: [String]
  let scores: PostgresJSON?
  /// How long after another sheet of the questionnaire it must have been finished; 0: at any time.
  let repeatInterval: TimeInterval
  /// Of the call that brought it; rows of several calls are written together.
  let trace: EventTrace?

  init(
    _ accepted: AcceptedSheet, participantID: UUID, receivedAt: Date, trace: EventTrace? = nil
  ) {
    let sheet = accepted.sheet
    self.participantID = participantID
    sheetID = accepted.sheetID
    studyID = sheet.studyID
    questionnaireID = sheet.questionnaireID
    // The read model holds no version beyond the column's range.
    version = Int32(clamping: sheet.version)
    isOneTime = accepted.isOneTime
    startedAt = accepted.startedAt?.date
    finishedAt = accepted.finishedAt.date
    self.receivedAt = receivedAt
    timeZone = sheet.timeZone
    notificationID = sheet.notificationID
    autosaved = sheet.autosaved
    appVersion = sheet.appVersion
    platform = sheet.platform
    payloadHash = PayloadHash.of(sheet)
    answers = SheetJSON.answers(accepted.answers)
    noise = SheetJSON.noise(sheet.noise)
    positions = SheetJSON.positions(sheet.positions)
    references = SheetJSON.references(sheet.referencedAnswers)
    groupID = accepted.groupID
    deviations = accepted.deviations.map(\.rawValue)
    scores = SheetJSON.scores(accepted.scores)
    repeatInterval = Double(accepted.repeatIntervalMicroseconds) / 1_000_000
    self.trace = trace
  }

  /// Of its contents.
  var byteCount: Int64 {
    Int64([answers, noise, positions, references].reduce(0) { $0 + ($1?.text.utf8.count ?? 0) })
  }

  /// When it was finished, or received where the device's clock cannot be right.
  var credibleTime: Date {
    deviations.contains(Deviation.clockImplausible.rawValue) ? receivedAt : finishedAt
  }

  var key: SheetKey { SheetKey(participantID: participantID, sheetID: sheetID) }
}

/// Identifies a stored sheet.
struct SheetKey: Hashable, Sendable {
  var participantID: UUID
  var sheetID: UUID
}
