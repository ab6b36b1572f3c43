public import RPCCore

/// Who may call a method, as far as that can be said before its request is read: declared once, by the
/// service, for each of its methods. What depends on the request is the handler's to check.
public enum MethodAccess: Sendable {
  /// Everybody, without credentials.
  case open
  /// Whoever shows credentials that meet the requirement.
  case credentials(any CallRequirement)

  /// - Throws: what a call ends with whose caller is not let in.
  public func check(_ context: ServerCallContext) throws(RPCError) {
    if case .credentials(let requirement) = self { try requirement.check(context) }
  }
}
