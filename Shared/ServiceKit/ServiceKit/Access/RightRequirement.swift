import Fields
import Identity
public import Messages
public import RPCCore
public import RPCServer
public import Tokens

/// Decides on a method's right: at the headers by the kind of caller and the verb, then by the study
/// in the request, before the handler.
///
/// Errors: UNAUTHENTICATED with reason TOKEN_MISSING; PERMISSION_DENIED with reason NOT_FOR_SERVICES,
/// NOT_FOR_PEOPLE, or the reason of the missing role.
public struct RightRequirement: CallRequirement {
  private let right: MethodRight

  public init(_ right: MethodRight) { self.right = right }

  public func check(_ context: ServerCallContext) throws(RPCError) {
    let claims = try context.claims
    switch right {
    case .everyone, .accountOrService: break
    case .account, .project, .ownOrStudy, .ownOrObject:
      guard let service = claims.callingService else { break }
      throw RPCError(
        .permissionDenied, "\(service) may not call this method under its own identity",
        reason: .notForServices)
    case .participant:
      guard claims.roles.contains(.participant) else {
        throw RPCError(
          .permissionDenied, "the role participant is required", reason: .notParticipant)
      }
    case .service(let name):
      guard claims.callingService == name else {
        throw RPCError(
          .permissionDenied, "only \(name) may call this method",
          reason: IngestionV1.ErrorReason.notForPeople.text)
      }
    case .anywhere(let verb), .study(let verb):
      guard claims.holds(verb) else { throw RPCError.missing(verb) }
    case .installation(let verb):
      guard claims.holdsOnInstallation(verb) else { throw RPCError.missingOnInstallation(verb) }
    }
  }

  public func check(
    _ request: some Message, _ context: ServerCallContext
  ) throws(RPCError) {
    let verb: Verb
    switch right {
    case .study(let needed), .ownOrStudy(let needed): verb = needed
    case .everyone, .account, .accountOrService, .participant, .service, .anywhere, .installation,
      .project, .ownOrObject:
      return
    }
    let claims = try context.claims
    guard let study = (request as? any StudyRequest)?.studyID else {
      throw RPCError(.internalError, "the request of \(context.method) names no study")
    }
    // The handler rejects it and names all invalid fields; test_permissions holds that each one does.
    guard IdentifierSyntax.isID(study) else { return }
    guard claims.holds(verb, onStudy: study) else {
      throw RPCError.notStudyLeader(of: study, lacking: verb)
    }
  }
}

extension RPCError {
  /// PERMISSION_DENIED with the reason of the role that has the verb.
  static func missing(_ verb: Verb) -> RPCError {
    missing(verb, of: [.studyLeader, .administrator, .gateway])
  }

  /// PERMISSION_DENIED with the reason of the role that has the verb on the installation.
  public static func missingOnInstallation(_ verb: Verb) -> RPCError {
    missing(verb, of: [.administrator, .gateway])
  }

  private static func missing(_ verb: Verb, of candidates: [Role]) -> RPCError {
    let roles = candidates.filter { $0.shipped?.verbs.contains(verb) == true }
    let reason =
      switch roles.first {
      case .studyLeader: CommonV1.ErrorReason.notStudyLeader.text
      case .gateway: PlanningV1.ErrorReason.notGateway.text
      default: CommonV1.ErrorReason.notAdministrator.text
      }
    guard !roles.isEmpty else {
      return RPCError(
        .permissionDenied, "a role in a study with the right \(verb.rawValue) is required",
        reason: CommonV1.ErrorReason.notStudyLeader.text)
    }
    let names = roles.map(\.rawValue).joined(separator: " or ")
    return RPCError(
      .permissionDenied, "the role \(names) is required for \(verb.rawValue)", reason: reason)
  }
}
