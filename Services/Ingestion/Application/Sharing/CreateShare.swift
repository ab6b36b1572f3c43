import Calendar
import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Shares a snapshot of a participant's data by a link.
struct CreateShare: Sendable {
  struct Request: Sendable {
    var shareID: UUID
    var key: [UInt8]
    var report: ReadReport.Request
    var label: String
    /// Empty for none.
    var passcode: String
    var expiresAt: Instant
  }

  struct Answer: Sendable {
    var share: Share
    var link: String
    var viewerLink: String
  }

  let limits: InEffect<IngestionLimits>
  let pool: PostgresPool
  let contents: ShareContents
  let clock: any WallClock
  private let erased = ErasedParticipants()

  /// - Throws: ``SharingError``; ``MembershipError`` `.erased`; ``IngestionError``
  ///   `.versionUnavailable`, `.validationLimit`; `PostgresError`.
  func callAsFunction(_ request: Request, by submitter: Submitter) async throws -> Answer {
    guard let address = limits.current.shareAddress else { throw SharingError.notAvailable }
    let now = Instant(clock.now())
    let participantID = submitter.participantID
    let key = ParticipantKey(participantID: participantID, id: request.shareID)
    let secrets = ShareSecrets(
      key: request.key, shareID: request.shareID, participantID: participantID)
    let wanted = ShareStore.Stored(
      share: Share(
        shareID: request.shareID, scope: request.report.scope, label: request.label,
        needsPasscode: !request.passcode.isEmpty, createdAt: now, expiresAt: request.expiresAt),
      tokenDigest: ShareSecrets.digest(of: secrets.token),
      requestDigest: secrets.requestDigest(try request.canonical))
    func answer(_ share: Share) -> Answer {
      let link = secrets.link(to: address, share)
      return Answer(share: share, link: link, viewerLink: address.viewer(link))
    }
    if let known = try await pool.answer(to: ShareStore.find(key)) {
      return answer(try known.repeated(by: wanted, now: now))
    }
    try await requirePlace(participantID, now: now, on: pool)
    let encrypted = try await contents.encrypted(request.report, secrets, now: now, by: submitter)
    let stored = try await pool.transaction { connection in
      try await store(wanted, encrypted, request, secrets, by: submitter, on: connection)
    }
    return answer(stored)
  }

  private func store(
    _ wanted: ShareStore.Stored, _ encrypted: String, _ request: Request, _ secrets: ShareSecrets,
    by submitter: Submitter, on connection: PostgresConnection
  ) async throws -> Share {
    let participantID = submitter.participantID
    let studyID = wanted.share.scope.studyID
    let key = ParticipantKey(participantID: participantID, id: request.shareID)
    let (_, found, outdated) = try await connection.answers(
      to: ShareStore.lock(participantID), ShareStore.find(key),
      erased.outdated(by: submitter.claimedAt, of: participantID, in: [studyID]))
    // A token from before the erasure must not keep what was read before it.
    guard !outdated.includes(studyID) else { throw MembershipError.erased }
    if let found { return try found.repeated(by: wanted, now: wanted.share.createdAt) }
    try await requirePlace(participantID, now: wanted.share.createdAt, on: connection)
    var stored = wanted
    stored.share.byteCount = encrypted.utf8.count
    let passcodeDigest =
      request.passcode.isEmpty
      ? nil : ShareSecrets.passcodeDigest(request.passcode, token: secrets.token)
    try await connection.answer(
      to: ShareStore.insert(
        stored, passcodeDigest: passcodeDigest, jwe: encrypted, of: participantID))
    return stored.share
  }

  private func requirePlace(
    _ participantID: UUID, now: Instant, on executor: some PostgresExecutor
  ) async throws {
    let counts = try await executor.answer(
      to: ShareStore.counts(
        of: participantID, createdSince: now.adding(seconds: -86_400), now: now))
    if counts.active >= ShareLimits.activeMax {
      throw SharingError.tooMany(max: ShareLimits.activeMax, isDaily: false)
    }
    if counts.created >= ShareLimits.createdMax {
      throw SharingError.tooMany(max: ShareLimits.createdMax, isDaily: true)
    }
  }
}

extension ShareStore.Stored {
  /// Returns the stored share if the request that made it is repeated.
  ///
  /// - Throws: ``SharingError`` `.differs` for other contents and for an ended share.
  fileprivate func repeated(by wanted: ShareStore.Stored, now: Instant) throws -> Share {
    guard tokenDigest == wanted.tokenDigest, requestDigest == wanted.requestDigest,
      share.state(at: now) == .active
    else { throw SharingError.differs }
    return share
  }
}

extension CreateShare.Request {
  /// What the request asks for, as bytes that differ for different requests.
  fileprivate var canonical: [UInt8] {
    get throws {
      let parts = [
        try StoredScope(report.scope).json.text, label, passcode, "\(expiresAt.microseconds)",
        report.language, report.zone.name,
      ]
      return parts.flatMap { Array("\($0.utf8.count):\($0)".utf8) }
    }
  }
}
