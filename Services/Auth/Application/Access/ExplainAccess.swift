import FoundationEssentials
import Postgres
import ServiceKit

/// Decides whether an account holds a verb on an object, and lists the reasons.
struct ExplainAccess: Sendable {
  let environment: AuthEnvironment

  enum Finding: Sendable, Hashable {
    case grants(Assignment)
    case lacksVerb(Assignment)
    case isOnOtherObject(Assignment)
    case suspended
    case unconfirmed

    /// The assignment that the finding is about; nil for findings about the account.
    var assignment: Assignment? {
      switch self {
      case .grants(let assignment), .lacksVerb(let assignment), .isOnOtherObject(let assignment):
        assignment
      case .suspended, .unconfirmed: nil
      }
    }
  }

  struct Answer: Sendable, Hashable {
    var isGranted: Bool
    var findings: [Finding]
    var rightsChangedAt: Date?

    /// Leaves what those may know who see the roles on the object: neither roles on other objects, nor
    /// anything about accounts without a role on it except whether they hold the verb.
    mutating func hideOtherObjects(than object: AccessObject) {
      guard findings.contains(where: { $0.assignment?.object == object.text }) else {
        (findings, rightsChangedAt) = ([], nil)
        return
      }
      findings.removeAll { finding in
        guard let assignment = finding.assignment else { return false }
        return AccessObject(assignment.object)?.contains(object) != true
      }
    }
  }

  /// - Throws: `ManagedAccountError.unknown`; `PostgresError`.
  func callAsFunction(
    _ participantID: UUID, _ object: AccessObject, _ verb: Verb
  ) async throws -> Answer {
    let pool = environment.pool
    guard let account = try await pool.answer(to: ManagedAccountStore.find(participantID)) else {
      throw ManagedAccountError.unknown
    }
    let assignments = try await pool.answer(
      to: AssignmentStore.all(of: participantID, at: environment.clock.now()))
    return Self.answer(account, assignments, object, verb)
  }

  static func answer(
    _ account: ManagedAccount, _ assignments: [Assignment], _ object: AccessObject, _ verb: Verb
  ) -> Answer {
    let found = assignments.compactMap { finding($0, object, verb) }
    let isHeld = found.contains { if case .grants = $0 { true } else { false } }
    var findings: [Finding] = []
    switch account.state {
    case .active: break
    case .suspended: findings.append(.suspended)
    case .waiting: findings.append(.unconfirmed)
    }
    return Answer(
      isGranted: isHeld && findings.isEmpty, findings: findings + found,
      rightsChangedAt: account.rightsChangedAt)
  }

  private static func finding(
    _ assignment: Assignment, _ object: AccessObject, _ verb: Verb
  ) -> Finding? {
    let isOnObject =
      verb.isHeldAnywhere || AccessObject(assignment.object)?.contains(object) == true
    switch (isOnObject, assignment.verbs.contains(verb)) {
    case (true, true): return .grants(assignment)
    case (true, false): return .lacksVerb(assignment)
    case (false, true): return .isOnOtherObject(assignment)
    case (false, false): return nil
    }
  }
}
