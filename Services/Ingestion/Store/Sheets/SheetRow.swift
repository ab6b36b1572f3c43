import FoundationEssentials
import Postgres
import ServiceBasics

/// An accepted sheet as it is written. A class, since it is passed through queues: a copy of its many
/// texts costs more than a reference.
final class SheetRow: KeyedRow {
  let accepted: AcceptedSheet
  let participantID: UUID
  let receivedAt: Date
  /// Fired triggers.
  let fired: [TriggerNews]
  /// Trace of the call that sent it; rows of several calls are written together.
  let trace: CallTrace?
  let payloadHash: [UInt8]
  let answers: PostgresJSON
  let noise: PostgresJSON?
  let positions: PostgresJSON?
  let references: PostgresJSON?
  let scores: PostgresJSON?

  init(
    _ accepted: AcceptedSheet, participantID: UUID, receivedAt: Date, trace: CallTrace?,
    fired: [TriggerNews] = []
  ) {
    let sheet = accepted.sheet
    self.accepted = accepted
    self.participantID = participantID
    self.receivedAt = receivedAt
    self.fired = fired
    self.trace = trace
    payloadHash = PayloadHash.of(accepted.sent)
    answers = SheetJSON.answers(accepted.answers)
    noise = SheetJSON.noise(sheet.noise)
    positions = SheetJSON.positions(sheet.positions)
    references = SheetJSON.references(sheet.referencedAnswers)
    scores = SheetJSON.scores(accepted.scores)
  }

  var sheet: AnswerSheet { accepted.sheet }
  var key: ParticipantKey { ParticipantKey(participantID: participantID, id: accepted.sheetID) }
  var finishedAt: Date { accepted.finishedAt.date }
  var countedAt: Date { accepted.countedAt.date }
  /// The read model holds no version beyond the column's range.
  var version: Int32 { Int32(clamping: sheet.version) }
  /// Validation accepts no other value.
  var closing: SheetClosing { sheet.closing ?? .complete }
  /// Minimum seconds between finish times of the questionnaire's sheets; 0 for none.
  var repeatInterval: TimeInterval { Double(accepted.repeatIntervalMicroseconds) / 1_000_000 }
  var deviations: String { accepted.deviations.map(\.rawValue).joined(separator: ",") }

  /// Size of its contents.
  var byteCount: Int64 {
    Int64([answers, noise, positions, references].reduce(0) { $0 + ($1?.text.utf8.count ?? 0) })
  }

  /// Whether stored sheets must be locked and checked before it is written, or files are named in
  /// the same transaction.
  var isGuarded: Bool {
    accepted.repeatIntervalMicroseconds > 0 || accepted.sequence != nil || !accepted.files.isEmpty
  }
}

/// SHA-256 of the canonical contents of a sheet, an amendment, a review or a listening session.
enum PayloadHash {
  static func of(_ sheet: AnswerSheet) -> [UInt8] {
    Sodium.sha256(CanonicalEncoding.encode(sheet))
  }

  static func of(_ amendment: Amendment) -> [UInt8] {
    Sodium.sha256(amendment.canonicalBytes)
  }

  static func of(_ review: SheetReview) -> [UInt8] {
    Sodium.sha256(review.canonicalBytes)
  }

  static func of(_ session: ListeningSession) -> [UInt8] {
    Sodium.sha256(session.canonicalBytes)
  }

}
