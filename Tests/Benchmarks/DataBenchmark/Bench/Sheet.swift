import FoundationEssentials
import Postgres

/// An answer sheet as the ingestion service writes it; Yardstick/sheet.c makes the same.
struct Sheet: Sendable {
  var participantID: UUID
  var sheetID: UUID
  var studyID = "track-your-tinnitus"
  var questionnaireID = "tyt-momentary"
  var version: Int32 = 1
  var isOneTime = false
  var startedAt: Date?
  var finishedAt: Date
  var receivedAt: Date
  var timeZone = "Europe/Berlin"
  var notificationID: String
  var closing = "complete"
  var appVersion = "3.2.1"
  var platform = "android"
  var payloadHash: [UInt8]
  var answers: PostgresJSON
  var noise: PostgresJSON?
  var positions: PostgresJSON?
  var references: PostgresJSON?

  init(of participants: [UUID], using randomness: inout Randomness) {
    participantID = participants[Int.random(in: 0..<participants.count, using: &randomness)]
    sheetID = randomness.uuid()
    receivedAt = Date()
    finishedAt = receivedAt.addingTimeInterval(-5)
    startedAt = receivedAt.addingTimeInterval(-65)
    notificationID = Self.notificationIDs[Int(randomness.next() % 64)]
    payloadHash = randomness.bytes(32)
    answers = Self.answers[Int(randomness.next() % 64)]
  }

  // Made beforehand, lest the making be measured.
  private static let notificationIDs = (0..<64).map { _ in UUID().uuidString.lowercased() }
  private static let answers = (0..<64).map { number in
    let value = Double(number) / 64
    return PostgresJSON(
      """
      {"perception":{"boolean":true,"place":0},"loudness":{"number":\(value),"place":1},\
      "distress":{"number":\(value),"place":2},"mood":{"number":0.625,"place":3},\
      "arousal":{"number":0.375,"place":4},"stress":{"number":0.25,"place":5},\
      "concentration":{"number":0.5,"place":6},"irritable":{"choices":["no"],"place":7}}
      """)
  }

  /// The people who answer.
  static func participants(_ count: Int, on pool: PostgresPool) async throws -> [UUID] {
    try await pool.query(
      "SELECT md5('participant ' || p)::uuid AS id FROM generate_series(0, \(count - 1)) AS p"
    ).map { try $0.decode("id") }
  }
}
