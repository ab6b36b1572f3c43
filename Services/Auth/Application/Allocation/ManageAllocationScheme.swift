import FoundationEssentials
import Postgres
import Randomisation
import ServiceKit

/// Starts the allocation scheme of a study.
struct StartAllocationScheme: Sendable {
  let environment: AuthEnvironment

  struct Outcome: Sendable {
    /// Nil if the request was only checked.
    var outcome: WriteOutcome?
    var scheme: AllocationScheme
  }

  /// Idempotent.
  ///
  /// - Parameters:
  ///   - validatesOnly: whether only to check the request.
  ///   - actor: account with the right to manage allocations.
  /// - Throws: ``AllocationError``; `MembershipError.notStudyLeader`; ``StudyError``; `PostgresError`.
  func callAsFunction(
    _ new: NewAllocationScheme, validatesOnly: Bool, actor: UUID
  ) async throws -> Outcome {
    if try await environment.pool.answer(to: environment.allocations.find(new.schemeID)) == nil {
      for arm in new.parameters.arms {
        let study = try await environment.studies.find(new.study, groupID: arm.groupID)
        if new.isBlinded, study.terms.groupConsents[arm.groupID] != nil {
          throw AllocationError.armHasConsentText
        }
      }
    }
    let (outcome, told): (Outcome, [AccountSuspension]) =
      try await environment.pool.write { connection in
        let now = try await environment.beginManaging(new.study, actor: actor, on: connection)
        if let known = try await again(new, on: connection) {
          return (Outcome(outcome: .alreadyExists, scheme: known), [])
        }
        try await requireNone(of: new, at: now, on: connection)
        let secret = AllocationSecret(
          seed: Sodium.randomBytes(AllocationSecret.seedSize), parameters: new.parameters)
        if validatesOnly { return (Outcome(scheme: new.preview(secret, at: now)), []) }
        guard
          let scheme = try await connection.answer(
            to: environment.allocations.start(new, secret, at: now))
        else { throw AllocationError.schemeIDReused }
        let told = try await environment.finishManaging(
          scheme, .allocationStarted, actor: actor, at: now, on: connection)
        return (Outcome(outcome: .created, scheme: scheme), told)
      }
    environment.tell(told)
    return outcome
  }

  /// Returns the scheme if the request was carried out before.
  private func again(
    _ new: NewAllocationScheme, on connection: PostgresConnection
  ) async throws -> AllocationScheme? {
    guard let known = try await connection.answer(to: environment.allocations.find(new.schemeID))
    else { return nil }
    guard new.isSame(as: known) else { throw AllocationError.schemeIDReused }
    return known
  }

  /// Requires that the study has no scheme and that the arms are unused.
  private func requireNone(
    of new: NewAllocationScheme, at now: Date, on connection: PostgresConnection
  ) async throws {
    let (latest, areInUse) = try await connection.answers(
      to: environment.allocations.latest(of: new.study),
      AllocationStore.areInUse(new.parameters.arms.map(\.groupID), of: new.study, at: now))
    if let latest, latest.endedAt == nil || latest.allocatedCount > 0 {
      throw AllocationError.exists
    }
    if areInUse { throw AllocationError.armsInUse }
  }
}

extension NewAllocationScheme {
  /// The scheme as it would be started.
  fileprivate func preview(_ secret: AllocationSecret, at now: Date) -> AllocationScheme {
    AllocationScheme(
      schemeID: schemeID, studyID: study.text, isBlinded: isBlinded, unblindsAlone: unblindsAlone,
      commitment: [], secret: secret, startedAt: now, allocatedCount: 0)
  }
}

/// Ends the allocation scheme of a study and reveals its seed.
struct EndAllocationScheme: Sendable {
  let environment: AuthEnvironment

  /// Idempotent.
  ///
  /// - Throws: `AllocationError.unknown`, `.unreadable`; `MembershipError.notStudyLeader`;
  ///   `PostgresError`.
  func callAsFunction(
    _ schemeID: UUID, of study: StudyID, actor: UUID
  ) async throws -> (WriteOutcome, AllocationScheme) {
    let (outcome, scheme, told): (WriteOutcome, AllocationScheme, [AccountSuspension]) =
      try await environment.pool.write { connection in
        let now = try await environment.beginManaging(study, actor: actor, on: connection)
        guard
          let known = try await connection.answer(to: environment.allocations.find(schemeID)),
          known.studyID == study.text
        else { throw AllocationError.unknown }
        if known.endedAt != nil { return (.alreadyExists, known, []) }
        guard let secret = known.secret else { throw AllocationError.unreadable }
        let scheme = try await connection.answer(
          to: environment.allocations.end(schemeID, revealing: secret, at: now))
        let told = try await environment.finishManaging(
          scheme, .allocationEnded, actor: actor, at: now, on: connection)
        return (.created, scheme, told)
      }
    environment.tell(told)
    return (outcome, scheme)
  }
}

extension AuthEnvironment {
  /// Locks the roles and the allocations of the study, and requires the right to manage them.
  ///
  /// - Returns: the time after all waiting: tokens issued until now have the former rights.
  fileprivate func beginManaging(
    _ study: StudyID, actor: UUID, on connection: PostgresConnection
  ) async throws -> Date {
    _ = try await connection.answers(
      to: StudyRoleStore.lock(study), AllocationStore.lock(study, .exclusive))
    let now = clock.now()
    try await ActingLeaders(at: now).require(.allocationManage, actor, of: study, on: connection)
    return now
  }

  /// Records the change. If it conceals or shows groups, invalidates the access tokens of the study's
  /// staff, which carry this; tell the result after the commit.
  fileprivate func finishManaging(
    _ scheme: AllocationScheme, _ action: AuditAction, actor: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws -> [AccountSuspension] {
    var told: [AccountSuspension] = []
    if scheme.isBlinded, let study = StudyID(scheme.studyID) {
      for participantID in try await connection.answer(to: StudyRoleStore.staff(of: study)) {
        let account = try await connection.answer(
          to: ManagedAccountStore.changeRights(of: participantID, at: now))
        told.append(try await tellServices(of: account, at: now, on: connection))
      }
    }
    let object = "\(scheme.studyID) \(scheme.schemeID.text) \(scheme.commitment.hexadecimal)"
    try await record(
      [AuditRecord(action: action, actor: actor, object: object)], at: now, on: connection)
    return told
  }

  fileprivate func tell(_ changes: [AccountSuspension]) {
    for change in changes { suspendedAccounts.tell(change) }
    if !changes.isEmpty { events.wake() }
  }
}
