/// The retry policies of a channel's methods. As in a gRPC service configuration, the most specific
/// name wins.
public struct RetryRules: Sendable, Hashable {
  /// Policy of methods without a rule of their own; nil never retries a call the server may have
  /// seen.
  public var fallback: RetryPolicy?
  private var byName: [String: RetryPolicy] = [:]

  public init(_ fallback: RetryPolicy? = nil) {
    self.fallback = fallback
  }

  /// Sets the policy of one method, or with a nil method of all methods of a service.
  /// ``RetryPolicy/none`` excludes a method.
  public mutating func set(_ policy: RetryPolicy, service: String, method: String? = nil) {
    byName[Self.path(service, method)] = policy
  }

  public func policy(service: String, method: String) -> RetryPolicy? {
    if byName.isEmpty { return fallback }
    return byName[Self.path(service, method)] ?? byName[Self.path(service, nil)] ?? fallback
  }

  /// Returns ``policy(service:method:)`` for the path `/service/method`.
  func policy(path: String) -> RetryPolicy? {
    if byName.isEmpty { return fallback }
    if let policy = byName[path] { return policy }
    guard let slash = path.lastIndex(of: "/") else { return fallback }
    return byName[String(path[...slash])] ?? fallback
  }

  private static func path(_ service: String, _ method: String?) -> String {
    "/\(service)/\(method ?? "")"
  }
}
