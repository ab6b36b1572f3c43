package import FoundationEssentials
package import IngestionDomain
package import Postgres

/// An accepted sheet in the form in which it is written.
package struct SheetRow: Sendable {
  package let participantID: UUID
  package let sheetID: UUID
  package let studyID: String
  package let questionnaireID: String
  package let version: Int32
  package let isOneTime: Bool
  package let startedAt: Date?
  package let finishedAt: Date
  package let receivedAt: Date
  package let timeZone: String
  package let notificationID: String
  package let closing: SheetClosing
  package let appVersion: String
  package let platform: String
  package let payloadHash: [UInt8]
  package let answers: PostgresJSON
  package let noise: PostgresJSON?
  package let positions: PostgresJSON?
  package let references: PostgresJSON?
  package let groupID: String
  package let deviations: [String]
  package let scores: PostgresJSON?
  package let device: Device
  /// See ``AcceptedSheet/fillsIn``.
  package let fillsIn: Bool
  /// How long after another sheet of the questionnaire it must have been finished; 0: at any time.
  package let repeatInterval: TimeInterval
  /// Nil: no binding order is to be held against it.
  package let sequence: SequenceExpectation?
  /// What others are told of the sheet.
  package let toldScores: [SheetScore]
  package let toldAnswers: [Answer]
  /// Of triggers; empty: it fires none.
  package let fired: [TriggerNews]
  /// Of the call that brought it; rows of several calls are written together.
  package let trace: CallTrace?

  package init(
    _ accepted: AcceptedSheet, participantID: UUID, receivedAt: Date, trace: CallTrace?,
    fired: [TriggerNews] = []
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
    // Nothing else is accepted.
    closing = sheet.closing ?? .complete
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
    device = sheet.device
    fillsIn = accepted.fillsIn
    repeatInterval = Double(accepted.repeatIntervalMicroseconds) / 1_000_000
    sequence = accepted.sequence
    toldScores = accepted.scores
    toldAnswers = accepted.watchedAnswers
    self.fired = fired
    self.trace = trace
  }

  /// Of its contents.
  var byteCount: Int64 {
    Int64([answers, noise, positions, references].reduce(0) { $0 + ($1?.text.utf8.count ?? 0) })
  }

  /// When it was finished, or received where the device's clock cannot be right.
  package var credibleTime: Date {
    deviations.contains(Deviation.clockImplausible.rawValue) ? receivedAt : finishedAt
  }

  /// Whether what is stored must be locked and looked at before it is written.
  var isGuarded: Bool { repeatInterval > 0 || sequence != nil }

  var key: SheetKey { SheetKey(participantID: participantID, sheetID: sheetID) }
}

/// Identifies a stored sheet.
struct SheetKey: Hashable, Sendable {
  var participantID: UUID
  var sheetID: UUID
}

extension SheetKey: Comparable {
  static func < (left: SheetKey, right: SheetKey) -> Bool {
    left.participantID == right.participantID
      ? left.sheetID < right.sheetID : left.participantID < right.participantID
  }
}
