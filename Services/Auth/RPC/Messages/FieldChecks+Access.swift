import Fields
import FoundationEssentials
import Messages
import RPCServer
import ServiceKit

extension FieldChecks {
  /// Reads an optional account; the caller's own by default.
  mutating func participant(_ text: String, orOwnOf claims: AccessClaims) -> UUID? {
    text.isEmpty ? claims.participantID : uuid(text, field: "participant_id")
  }

  mutating func object(_ text: String) -> AccessObject? {
    guard let object = AccessObject(text) else {
      reject(
        "object", .objectInvalid,
        "expected installation, projects/{project_id} or studies/{study_id}")
      return nil
    }
    return object
  }

  /// Reads a role in a study of an account.
  mutating func roleChange(
    _ participantID: String, _ roleName: String, _ objectText: String, validatesOnly: Bool
  ) -> RoleChange? {
    let participant = uuid(participantID, field: "participant_id")
    let isRole = ShippedRole(rawValue: roleName).map { $0.scope == .study }
    if !(isRole ?? IdentifierSyntax.isRoleName(roleName)) {
      reject("role", .roleInvalid, "expected the name of a role in studies")
    }
    var study: StudyID?
    switch object(objectText) {
    case .study(let id): study = StudyID(id)
    case .installation, .project: reject("object", .objectInvalid, "expected studies/{study_id}")
    case nil: break
    }
    guard let participant, let study else { return nil }
    return RoleChange(
      participantID: participant, role: roleName, study: study, validatesOnly: validatesOnly)
  }

  /// Reads the name of a defined role.
  mutating func definedRole(_ text: String) -> String {
    // Names of kinds of accounts would be misunderstood.
    if !IdentifierSyntax.isRoleName(text) || ShippedRole(rawValue: text) != nil
      || Role(rawValue: text) != nil
    {
      reject(
        "role", .roleInvalid,
        "must be 2–40 lower-case letters, digits and underscores, beginning with a letter, and not a "
          + "shipped role")
    }
    return text
  }

  /// Reads the definition of a role.
  mutating func definition(_ request: AuthV1.DefineRoleRequest) -> RoleDefinition? {
    let name = definedRole(request.role)
    var study: StudyID?
    let object = object(request.object)
    switch object {
    case .study(let id): study = StudyID(id)
    case .project: reject("object", .objectInvalid, "expected installation or studies/{study_id}")
    case .installation, nil: break
    }
    if request.verbs.isEmpty { reject("verbs", .missing) }
    if request.verbs.count > Verb.allCases.count {
      reject("verbs", .tooMany(max: Verb.allCases.count))
      return nil
    }
    let verbs = request.verbs.map { Verb(rawValue: $0) }
    for (index, verb) in verbs.enumerated()
    where verb.map(ShippedRole.verbsOnStudies.contains) != true {
      reject("verbs[\(index)]", .verbUnknown, "expected a verb that a shipped role has on studies")
    }
    guard object != nil else { return nil }
    return RoleDefinition(
      name: name, study: study, verbs: Set(verbs.compactMap(\.self)),
      revision: Int(clamping: request.revision), validatesOnly: request.validateOnly)
  }

  mutating func verb(_ text: String) -> Verb? {
    guard let verb = Verb(rawValue: text) else {
      reject("verb", .verbUnknown, "no role has a verb of this name")
      return nil
    }
    return verb
  }
}
