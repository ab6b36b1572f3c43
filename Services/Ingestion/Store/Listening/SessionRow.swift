import CSodium
package import FoundationEssentials
package import IngestionDomain

/// An accepted session in the form in which it is written.
package struct SessionRow: Sendable {
  let participantID: UUID
  let sessionID: UUID
  let studyID: String
  let collectionID: String
  let collectionVersion: Int32
  let soundID: String
  let startedAt: Date
  let receivedAt: Date
  let timeZone: String
  let netMilliseconds: Int32
  let loopMinutes: Int32?
  let endedBy: String
  let rated: String
  let rating: Int32?
  let appVersion: String
  let deviations: [String]
  let payloadHash: [UInt8]
  /// What is told of it once it is stored.
  package let report: TriggerReport

  package init(
    _ accepted: AcceptedSession, participantID: UUID, receivedAt: Date,
    triggers: StudyTriggers = StudyTriggers()
  ) {
    let session = accepted.session
    report = TriggerReport(
      participantID: participantID, studyID: session.studyID, news: triggers.fired(by: accepted),
      activity: triggers.countActivity ? .listening : nil)
    self.participantID = participantID
    sessionID = accepted.sessionID
    studyID = session.studyID
    collectionID = session.collectionID
    // The read model holds no version beyond the column's range, and collections no such loop.
    collectionVersion = Int32(clamping: session.collectionVersion)
    soundID = session.soundID
    startedAt = accepted.startedAt.date
    self.receivedAt = receivedAt
    timeZone = session.timeZone
    netMilliseconds = Int32(clamping: accepted.netMilliseconds)
    loopMinutes = session.loopMinutes.map { Int32(clamping: $0) }
    endedBy = accepted.end.rawValue
    rated = RatingState(accepted.rating).rawValue
    rating = accepted.rating.value.map { Int32($0) }
    appVersion = session.appVersion
    deviations = accepted.deviations.map(\.rawValue)
    payloadHash = Self.payloadHash(of: session)
  }

  /// SHA-256 of the canonical contents.
  package static func payloadHash(of session: ListeningSession) -> [UInt8] {
    let bytes = session.canonicalBytes
    var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
    return hash
  }

  var key: SessionKey { SessionKey(participantID: participantID, sessionID: sessionID) }
}

/// Identifies a stored session.
struct SessionKey: Hashable, Sendable, Comparable {
  var participantID: UUID
  var sessionID: UUID

  static func < (left: SessionKey, right: SessionKey) -> Bool {
    left.participantID == right.participantID
      ? left.sessionID < right.sessionID : left.participantID < right.participantID
  }
}
