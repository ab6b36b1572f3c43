import Calendar
import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Lists and ends a participant's shares.
struct ManageShares: Sendable {
  let pool: PostgresPool
  let clock: any WallClock

  var now: Instant { Instant(clock.now()) }

  /// - Throws: `PostgresError`.
  func list(
    of participantID: UUID, after position: TimePosition?, limit: Int
  ) async throws -> [Share] {
    try await pool.answer(
      to: ShareStore.list(of: participantID, after: position, limit: limit))
  }

  /// - Throws: ``SharingError`` `.unknown`; `PostgresError`.
  func accesses(
    of shareID: UUID, of participantID: UUID, after position: Int?, limit: Int
  ) async throws -> [ShareAccess] {
    let key = ParticipantKey(participantID: participantID, id: shareID)
    guard try await pool.answer(to: ShareStore.find(key)) != nil else {
      throw SharingError.unknown
    }
    return try await pool.answer(
      to: ShareStore.accesses(of: key, after: position, limit: limit))
  }

  /// Ends a share at once. Idempotent.
  ///
  /// - Throws: ``SharingError`` `.unknown`; `PostgresError`.
  func revoke(_ shareID: UUID, of participantID: UUID) async throws -> Share {
    let key = ParticipantKey(participantID: participantID, id: shareID)
    try await pool.answer(to: ShareStore.revoke(key, at: now))
    guard let found = try await pool.answer(to: ShareStore.find(key)) else {
      throw SharingError.unknown
    }
    return found.share
  }
}

/// Opens shares for the holders of links.
struct OpenShare: Sendable {
  struct Answer: Sendable {
    var ticket: String
    var ticketEndsAt: Instant
    var createdAt: Instant
    var byteCount: Int
  }

  private static let ticketBytes = 32

  let pool: PostgresPool
  let clock: any WallClock

  /// - Parameter passcode: empty for none.
  /// - Throws: ``SharingError`` `.unknown`, `.passcodeWrong`; `PostgresError`.
  func callAsFunction(token: String, recipient: String, passcode: String) async throws -> Answer {
    let now = Instant(clock.now())
    let ticket = Base64URL.encode(Sodium.randomBytes(Self.ticketBytes))
    let opened = try await pool.answer(
      to: ShareStore.open(
        tokenDigest: ShareSecrets.digest(of: token),
        passcodeDigest: passcode.isEmpty
          ? nil : ShareSecrets.passcodeDigest(passcode, token: token),
        recipient: recipient, ticketDigest: ShareSecrets.digest(of: ticket), now: now))
    guard let opened else { throw SharingError.unknown }
    guard opened.isOpened else {
      throw SharingError.passcodeWrong(remainingAttempts: opened.remainingAttempts)
    }
    return Answer(
      ticket: ticket, ticketEndsAt: now.adding(minutes: ShareLimits.ticketMinutes),
      createdAt: opened.createdAt, byteCount: opened.byteCount)
  }

  /// Returns the encrypted contents of a share that was opened with this ticket.
  ///
  /// - Throws: ``SharingError`` `.unknown`; `PostgresError`.
  func contents(ticket: String) async throws -> String {
    let now = Instant(clock.now())
    let found = try await pool.answer(
      to: ShareStore.contents(
        ticketDigest: ShareSecrets.digest(of: ticket),
        openedSince: now.adding(minutes: -ShareLimits.ticketMinutes), now: now))
    guard let found else { throw SharingError.unknown }
    return found
  }
}

/// Deletes the contents of ended shares, and shares that ended long ago.
struct TidyShares: Sendable {
  static let interval = Duration.seconds(600)
  /// Maximum number of rows changed by one statement.
  private static let pieceRows = 100

  let pool: PostgresPool
  let clock: any WallClock

  /// - Throws: `PostgresError`.
  func callAsFunction() async throws {
    var isMore = true
    while isMore {
      let statements = ShareStore.tidy(now: Instant(clock.now()), atMost: Self.pieceRows)
      let ended = try await pool.answer(to: statements.ended)
      let forgotten = try await pool.answer(to: statements.forgotten)
      isMore = ended || forgotten
    }
  }
}
