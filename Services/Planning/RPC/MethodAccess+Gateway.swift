import RPCCore
import RPCServer
import ServiceKit

extension MethodAccess {
  /// Whoever tells participants of all studies what is due.
  static let gateway = MethodAccess.credentials(
    RoleRequirement(
      [.gateway],
      refusal: RPCError(
        .permissionDenied, "this needs the role gateway", reason: "NOT_GATEWAY")))
}
