import Fields
import FoundationEssentials
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// Roles, assignments, and explanations of rights.
struct AccessHandler: AuthV1.AccessServiceProtocol {
  let environment: AuthEnvironment

  func listRoles(
    _ request: AuthV1.ListRolesRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListRolesResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let paging: Paging<String> = check.page(request) {
      ShippedRole(rawValue: $0) != nil || IdentifierSyntax.isRoleName($0)
    }
    try check.unwrap()
    let defined = try await answering {
      try await DefineRole(environment: environment).list(for: claims)
    }
    // Defined roles follow by name; the last one of a page may be deleted meanwhile.
    let roles: [AuthV1.AccessRole]
    if let last = paging.last, ShippedRole(rawValue: last) == nil {
      roles = defined.filter { $0.name > last }.map(\.message)
    } else {
      let shipped = ShippedRole.allCases
      let start = shipped.firstIndex { $0.rawValue == paging.last }.map { $0 + 1 } ?? 0
      roles = shipped[start...].map(\.message) + defined.map(\.message)
    }
    let page = Page(Array(roles.prefix(paging.size + 1)), size: paging.size)
    return AuthV1.ListRolesResponse(
      roles: page.items, nextPageToken: paging.token(after: page) { $0.role })
  }

  func listAssignments(
    _ request: AuthV1.ListAssignmentsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListAssignmentsResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let participantID = check.participant(request.participantID, orOwnOf: claims)
    let object = request.object.isEmpty ? nil : check.object(request.object)
    if !request.participantID.isEmpty, !request.object.isEmpty {
      check.reject("object", .invalid, "give either the account or the object")
    }
    let paging: Paging<Assignment> = check.page(request)
    let account = try check.unwrap(participantID)
    if let object {
      try Self.requireReading(object, claims)
    } else if account != claims.participantID {
      try Self.requireReading(.installation, claims)
    }
    let page = try await answering {
      try await ListAssignments(environment: environment)(
        object.map { .object($0.text) } ?? .account(account), after: paging.last,
        pageSize: paging.size)
    }
    return AuthV1.ListAssignmentsResponse(
      assignments: page.items.map(\.message), nextPageToken: paging.token(after: page) { $0 })
  }

  func explainAccess(
    _ request: AuthV1.ExplainAccessRequest, context: ServerCallContext
  ) async throws -> AuthV1.ExplainAccessResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readID = check.participant(request.participantID, orOwnOf: claims)
    let readObject = check.object(request.object)
    let readVerb = check.verb(request.verb)
    let (participantID, object, verb) = try check.unwrap(readID, readObject, readVerb)
    let isOwn = participantID == claims.participantID
    if !isOwn { try Self.requireReading(object, claims) }
    var (answer, defined) = try await answering {
      (
        try await ExplainAccess(environment: environment)(participantID, object, verb),
        try await DefineRole(environment: environment).list(for: claims)
      )
    }
    let shipped = ShippedRole.allCases.filter { $0.verbs.contains(verb) }.map(\.rawValue)
    defined.removeAll { !$0.heldVerbs.contains(verb) || !$0.object.contains(object) }
    // Leaders of one study do not learn about roles in others.
    if !isOwn, !claims.holdsOnInstallation(.roleRead) { answer.hideOtherObjects(than: object) }
    return AuthV1.ExplainAccessResponse(
      granted: answer.isGranted, findings: answer.findings.map(\.message),
      rolesWithVerb: (shipped + defined.map(\.name)).sorted(),
      rightsChangeTime: answer.rightsChangedAt.map { GoogleProtobuf.Timestamp($0) })
  }

  func assignRole(
    _ request: AuthV1.AssignRoleRequest, context: ServerCallContext
  ) async throws -> AuthV1.AssignRoleResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let read = check.roleChange(
      request.participantID, request.role, request.object, validatesOnly: request.validateOnly)
    var expiresAt: Date?
    if let time = request.expireTime {
      expiresAt = check.time(time, field: "expire_time")
      if read?.role == ShippedRole.studyLeader.rawValue {
        check.reject("expire_time", .invalid, "leadership does not end by itself")
      } else if let end = expiresAt, end <= environment.clock.now() {
        check.reject("expire_time", .timeInvalid, "must be in the future")
      }
    }
    let change = try check.unwrap(read).until(expiresAt)
    let outcome = try await answering {
      try await AssignRole(environment: environment)(change, gives: true, by: claims)
    }
    return AuthV1.AssignRoleResponse(
      changed: outcome.isChanged, gainedVerbs: outcome.gained.map(\.rawValue).sorted())
  }

  func revokeRole(
    _ request: AuthV1.RevokeRoleRequest, context: ServerCallContext
  ) async throws -> AuthV1.RevokeRoleResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let read = check.roleChange(
      request.participantID, request.role, request.object, validatesOnly: request.validateOnly)
    let change = try check.unwrap(read)
    let outcome = try await answering {
      try await AssignRole(environment: environment)(change, gives: false, by: claims)
    }
    return AuthV1.RevokeRoleResponse(
      changed: outcome.isChanged, lostVerbs: outcome.lost.map(\.rawValue).sorted())
  }

  func defineRole(
    _ request: AuthV1.DefineRoleRequest, context: ServerCallContext
  ) async throws -> AuthV1.DefineRoleResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let read = check.definition(request)
    let definition = try check.unwrap(read)
    let outcome = try await answering {
      try await DefineRole(environment: environment)(definition, by: claims)
    }
    return AuthV1.DefineRoleResponse(
      changed: outcome.isChanged, gainedVerbs: outcome.gained.map(\.rawValue).sorted(),
      lostVerbs: outcome.lost.map(\.rawValue).sorted(),
      accounts: UInt32(clamping: outcome.accounts), revision: UInt64(clamping: outcome.revision))
  }

  func deleteRole(
    _ request: AuthV1.DeleteRoleRequest, context: ServerCallContext
  ) async throws -> AuthV1.DeleteRoleResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let name = check.definedRole(request.role)
    try check.unwrap()
    let isChanged = try await answering {
      try await DefineRole(environment: environment).delete(
        name, validatesOnly: request.validateOnly, by: claims)
    }
    return AuthV1.DeleteRoleResponse(changed: isChanged)
  }

  /// Requires the right to see who has roles on the object.
  private static func requireReading(
    _ object: AccessObject, _ claims: AccessClaims
  ) throws(RPCError) {
    if claims.holdsOnInstallation(.roleRead) { return }
    guard case .study(let study) = object else { throw RPCError.missingOnInstallation(.roleRead) }
    guard claims.holds(.roleRead, onStudy: study) else {
      throw .notStudyLeader(of: study, lacking: .roleRead)
    }
  }
}

extension ShippedRole {
  fileprivate var message: AuthV1.AccessRole {
    AuthV1.AccessRole(
      role: rawValue, scope: scope.rawValue, verbs: verbs.map(\.rawValue).sorted())
  }
}

extension DefinedRole {
  fileprivate var message: AuthV1.AccessRole {
    AuthV1.AccessRole(
      role: name, scope: ShippedRole.Scope.study.rawValue, verbs: verbs.sorted(),
      object: object.text, revision: UInt64(clamping: revision))
  }
}

extension Assignment {
  fileprivate var message: AuthV1.AccessAssignment {
    AuthV1.AccessAssignment(
      participantID: participantID.text, role: role, object: object,
      expireTime: expiresAt.map { GoogleProtobuf.Timestamp($0) })
  }
}

extension ExplainAccess.Finding {
  fileprivate var message: AuthV1.AccessFinding {
    switch self {
    case .grants(let assignment): .init(kind: .grants, assignment: assignment.message)
    case .lacksVerb(let assignment): .init(kind: .verbMissing, assignment: assignment.message)
    case .isOnOtherObject(let assignment):
      .init(kind: .otherObject, assignment: assignment.message)
    case .suspended: .init(kind: .suspended)
    case .unconfirmed: .init(kind: .unconfirmed)
    }
  }
}
