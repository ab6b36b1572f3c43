import Messages
import RPCCore
import ServiceKit

/// Errors of roles.
extension RPCError {
  init(_ refusal: AssignRole.Refusal) {
    switch refusal {
    case .roleUnknown:
      self = .invalidArgument([
        FieldViolation(
          field: "role", reason: .roleInvalid,
          description: "expected the name of a role in studies, shipped or defined for this study")
      ])
    case .notStaff:
      self.init(
        .failedPrecondition, "the account does not belong to staff of studies", reason: .notStaff)
    case .lastLeader:
      self.init(
        .failedPrecondition, "the study would have no leader: appoint another one first",
        reason: .lastLeader)
    case .tooManyRoles(let max):
      self = .limit("an account has at most \(max) such roles", reason: .tooManyRoles)
    case .rolesTooLong:
      self = .limit(
        "the account's roles in studies do not fit into an access token", reason: .tooManyRoles)
    case .notHeld(let verbs):
      self.init(
        .permissionDenied,
        "giving the role requires holding "
          + verbs.map(\.rawValue).joined(separator: ", ") + " on the study",
        reason: .verbsNotHeld)
    }
  }

  init(_ refusal: DefineRole.Refusal) {
    switch refusal {
    case .changed(let revision):
      self.init(
        .aborted, "the role has revision \(revision): read it again and repeat the change",
        reason: .roleChanged)
    case .nameUsed:
      self = .invalidArgument([
        FieldViolation(
          field: "role", reason: .roleInvalid,
          description: "the name belongs to a role that is defined for another object")
      ])
    case .tooMany(let max, let study):
      let place = study == nil ? "an installation" : "a study"
      self = .limit("\(place) defines at most \(max) roles", reason: .tooManyRoles)
    case .inUse(let studies):
      let named = studies.prefix(10).joined(separator: ", ") + (studies.count > 10 ? ", …" : "")
      self.init(
        .failedPrecondition, "accounts have the role in \(named): revoke it there first",
        reason: .roleInUse)
    }
  }
}
