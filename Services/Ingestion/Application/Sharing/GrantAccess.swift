import Calendar
import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Lets participants give clinicians access, and end it.
struct GrantAccess: Sendable {
  struct Request: Sendable {
    var grantID: UUID
    var scope: ReportScope
    var patientName: String
    var expiresAt: Instant
  }

  let pool: PostgresPool
  let clock: any WallClock
  private let erased = ErasedParticipants()

  init(pool: PostgresPool, clock: any WallClock) {
    self.pool = pool
    self.clock = clock
  }

  var now: Instant { Instant(clock.now()) }

  /// Creates a grant, or returns the one that an earlier call created.
  ///
  /// - Throws: ``GrantError`` `.differs`, `.tooMany`; ``MembershipError`` `.erased`; `PostgresError`.
  func create(_ request: Request, by submitter: Submitter) async throws -> GrantStore.Stored {
    let now = now
    let (participantID, studyID) = (submitter.participantID, request.scope.studyID)
    let grant = ClinicianGrant(
      grantID: request.grantID, scope: request.scope, patientName: request.patientName,
      createdAt: now, expiresAt: request.expiresAt)
    let key = ExchangedKey(randomBytes: Sodium.randomBytes(ExchangedKey.patientLength)).canonical
    return try await pool.transaction { connection in
      let (_, found, running, outdated) = try await connection.answers(
        to: GrantStore.lock(participantID),
        GrantStore.find(ParticipantKey(participantID: participantID, id: request.grantID)),
        GrantStore.running(of: participantID, now: now),
        erased.outdated(by: submitter.claimedAt, of: participantID, in: [studyID]))
      // A token from before the erasure must not store anything about the participant again.
      guard !outdated.includes(studyID) else { throw MembershipError.erased }
      if let found {
        guard found.grant.isSame(as: grant), !found.grant.hasEnded(at: now) else {
          throw GrantError.differs
        }
        return found
      }
      guard running < GrantLimits.activeMax else {
        throw GrantError.tooMany(max: GrantLimits.activeMax)
      }
      try await connection.answer(
        to: GrantStore.insert(grant, patientKey: key, of: participantID))
      return GrantStore.Stored(grant: grant, patientKey: key)
    }
  }

  /// Begins the access if the key is the clinician's. Confirming an active grant changes nothing.
  ///
  /// - Throws: ``GrantError`` `.unknown`, `.notAccepted`, `.keyWrong`; `PostgresError`.
  func confirm(
    _ grantID: UUID, of participantID: UUID, clinicianKey: String
  ) async throws -> ClinicianGrant {
    let key = ParticipantKey(participantID: participantID, id: grantID)
    let isRight = try await pool.answer(
      to: GrantStore.confirm(key, clinicianKey: clinicianKey, now: now))
    let grant = try await find(key)
    if isRight == false {
      throw GrantError.keyWrong(remainingAttempts: GrantLimits.wrongKeysMax - grant.wrongKeys)
    }
    switch grant.state(at: now) {
    case .active: return grant
    case .offered: throw GrantError.notAccepted
    case .accepted, .revoked, .expired, .locked, .clinicianErased: throw GrantError.unknown
    }
  }

  /// - Throws: `PostgresError`.
  func list(
    of participantID: UUID, after position: TimePosition?, limit: Int
  ) async throws -> [ClinicianGrant] {
    try await pool.answer(to: GrantStore.list(of: participantID, after: position, limit: limit))
      .map(\.grant)
  }

  /// Ends a grant at once. Idempotent.
  ///
  /// - Throws: ``GrantError`` `.unknown`; `PostgresError`.
  func revoke(_ grantID: UUID, of participantID: UUID) async throws -> ClinicianGrant {
    let key = ParticipantKey(participantID: participantID, id: grantID)
    try await pool.answer(to: GrantStore.revoke(key, at: now))
    return try await find(key)
  }

  /// - Throws: ``GrantError`` `.unknown`; `PostgresError`.
  func readings(
    of grantID: UUID, of participantID: UUID, after position: Int?, limit: Int
  ) async throws -> [(id: Int64, at: Instant)] {
    let key = ParticipantKey(participantID: participantID, id: grantID)
    _ = try await find(key)
    return try await pool.answer(to: GrantStore.readings(of: key, after: position, limit: limit))
  }

  private func find(_ key: ParticipantKey) async throws -> ClinicianGrant {
    guard let found = try await pool.answer(to: GrantStore.find(key)) else {
      throw GrantError.unknown
    }
    return found.grant
  }
}

extension ClinicianGrant {
  /// Whether both were requested with the same contents.
  fileprivate func isSame(as other: ClinicianGrant) -> Bool {
    scope == other.scope && patientName == other.patientName && expiresAt == other.expiresAt
  }

  fileprivate func hasEnded(at now: Instant) -> Bool {
    switch state(at: now) {
    case .offered, .accepted, .active: false
    case .revoked, .expired, .locked, .clinicianErased: true
    }
  }
}

/// Lets clinicians read the data of participants who granted it.
struct ReadPatients: Sendable {
  let pool: PostgresPool
  let readReport: ReadReport
  let clock: any WallClock
  private let erased = ErasedParticipants()

  init(pool: PostgresPool, readReport: ReadReport, clock: any WallClock) {
    self.pool = pool
    self.readReport = readReport
    self.clock = clock
  }

  private var now: Instant { Instant(clock.now()) }

  /// Enters a participant's key. The first account that does may be confirmed.
  ///
  /// - Throws: ``GrantError`` `.unknown`; ``MembershipError`` `.erased`; `PostgresError`.
  func accept(
    patientKey: String, name: String, by clinician: Submitter
  ) async throws -> GrantStore.Accepted {
    let statements = GrantStore.accept(
      patientKey: patientKey, by: clinician.participantID, name: name,
      clinicianKey: ExchangedKey(
        randomBytes: Sodium.randomBytes(ExchangedKey.clinicianLength)
      ).canonical, now: now)
    let accepted = try await pool.transaction { connection in
      let outdated = try await connection.answer(
        to: erased.outdated(by: clinician.claimedAt, of: clinician.participantID, in: []))
      guard !outdated.isWhole else { throw MembershipError.erased }
      return try await connection.answers(to: statements.insert, statements.select).1
    }
    guard let accepted else { throw GrantError.unknown }
    return accepted
  }

  /// - Throws: `PostgresError`.
  func list(
    of clinicianID: UUID, after position: TimePosition?, limit: Int
  ) async throws -> [PatientOfClinician] {
    try await pool.answer(
      to: GrantStore.patients(of: clinicianID, after: position, limit: limit, now: now))
  }

  /// Makes a page of a patient's present data, and records the reading. A grant that ends while the page
  /// is made shows nothing.
  ///
  /// - Parameter page: makes the page of a report.
  /// - Throws: ``GrantError`` `.unknown`; as ``ReadReport``.
  func report<Page: Sendable>(
    of grantID: UUID, to clinicianID: UUID, language: String, zone: IANAZone,
    page: (ParticipantReport) throws -> Page
  ) async throws -> Page {
    let granted = try await pool.answer(
      to: GrantStore.patients(of: clinicianID, grantID: grantID, after: nil, limit: 1, now: now))
    guard let patient = granted.first else { throw GrantError.unknown }
    let made = try page(
      try await readReport(
        ReadReport.Request(scope: patient.scope, language: language, zone: zone),
        by: .subject(patient.participantID)))
    let key = ParticipantKey(participantID: patient.participantID, id: grantID)
    guard try await pool.answer(to: GrantStore.noteReading(key, now: now)) else {
      throw GrantError.unknown
    }
    return made
  }
}

/// Deletes grants that ended long ago.
struct TidyGrants: Sendable {
  static let interval = Duration.seconds(3600)
  private static let pieceRows = 100

  let pool: PostgresPool
  let clock: any WallClock

  /// - Throws: `PostgresError`.
  func callAsFunction() async throws {
    while try await pool.answer(
      to: GrantStore.tidy(now: Instant(clock.now()), atMost: Self.pieceRows))
    {}
  }
}
