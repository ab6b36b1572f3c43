internal import RPCCore
public import RPCServer

/// What services declare of their methods.
extension MethodAccess {
  /// Everybody with an access token; what more is needed depends on the request.
  public static let signedIn = MethodAccess.credentials(TokenRequirement())

  /// As ``signedIn``, and other services in their own name (``ServiceCredential``).
  public static let signedInOrService = MethodAccess.credentials(
    TokenRequirement(permitsServices: true))

  public static let administrator = MethodAccess.credentials(
    RoleRequirement(
      [.administrator],
      refusal: RPCError(
        .permissionDenied, "this needs the role administrator", reason: "NOT_ADMINISTRATOR")))

  /// Whoever leads studies; which ones is looked at when the request says of which it is.
  public static let studyLeader = MethodAccess.credentials(
    RoleRequirement(
      [.studyLeader],
      refusal: RPCError(
        .permissionDenied, "this needs the role study_leader", reason: "NOT_STUDY_LEADER")))

  public static let studyLeaderOrAdministrator = MethodAccess.credentials(
    RoleRequirement(
      [.studyLeader, .administrator],
      refusal: RPCError(
        .permissionDenied, "this needs the role study_leader or administrator",
        reason: "NOT_STUDY_LEADER")))

  public static let participant = MethodAccess.credentials(
    RoleRequirement(
      [.participant],
      refusal: RPCError(
        .permissionDenied, "only participants take part in studies", reason: "NOT_PARTICIPANT")))
}
