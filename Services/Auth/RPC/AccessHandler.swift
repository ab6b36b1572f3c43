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
    var check = FieldChecks()
    let paging: Paging<String> = check.page(request) { ShippedRole(rawValue: $0) != nil }
    try check.unwrap()
    let roles = ShippedRole.allCases
    let start = roles.firstIndex { $0.rawValue == paging.last }.map { $0 + 1 } ?? 0
    let page = Page(Array(roles[start...].prefix(paging.size + 1)), size: paging.size)
    return AuthV1.ListRolesResponse(
      roles: page.items.map {
        AuthV1.AccessRole(
          role: $0.rawValue, scope: $0.scope.rawValue, verbs: $0.verbs.map(\.rawValue).sorted())
      }, nextPageToken: paging.token(after: page) { $0.rawValue })
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
    var answer = try await answering {
      try await ExplainAccess(environment: environment)(participantID, object, verb)
    }
    // Leaders of one study do not learn about roles in others.
    if !isOwn, !claims.holdsOnInstallation(.roleRead) { answer.hideOtherObjects(than: object) }
    return AuthV1.ExplainAccessResponse(
      granted: answer.isGranted, findings: answer.findings.map(\.message),
      rolesWithVerb: ShippedRole.allCases.filter { $0.verbs.contains(verb) }.map(\.rawValue)
        .sorted(),
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
      if read?.role == .studyLeader {
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

extension FieldChecks {
  /// Reads an optional account; the caller's own by default.
  fileprivate mutating func participant(_ text: String, orOwnOf claims: AccessClaims) -> UUID? {
    text.isEmpty ? claims.participantID : uuid(text, field: "participant_id")
  }

  fileprivate mutating func object(_ text: String) -> AccessObject? {
    guard let object = AccessObject(text) else {
      reject(
        "object", .objectInvalid,
        "expected installation, projects/{project_id} or studies/{study_id}")
      return nil
    }
    return object
  }

  /// Reads a role in a study of an account.
  fileprivate mutating func roleChange(
    _ participantID: String, _ roleName: String, _ objectText: String, validatesOnly: Bool
  ) -> RoleChange? {
    let participant = uuid(participantID, field: "participant_id")
    let role = ShippedRole(rawValue: roleName)
    if role?.scope != .study {
      reject("role", .roleInvalid, "expected the name of a role in studies")
    }
    var study: StudyID?
    switch object(objectText) {
    case .study(let id): study = StudyID(id)
    case .installation, .project: reject("object", .objectInvalid, "expected studies/{study_id}")
    case nil: break
    }
    guard let participant, let role, let study else { return nil }
    return RoleChange(
      participantID: participant, role: role, study: study, validatesOnly: validatesOnly)
  }

  fileprivate mutating func verb(_ text: String) -> Verb? {
    guard let verb = Verb(rawValue: text) else {
      reject("verb", .verbUnknown, "no role has a verb of this name")
      return nil
    }
    return verb
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
