/// What a check of a service has found.
struct HealthFinding: Sendable, Hashable {
  enum Result: Sendable, Hashable {
    case ok
    /// An operator should look, and callers are answered all the same. The reason is without secrets and
    /// without what is personal.
    case degraded(String)
    case failed(String)

    /// As in JSON.
    var word: String {
      switch self {
      case .ok: "ok"
      case .degraded: "degraded"
      case .failed: "failed"
      }
    }

    var reason: String? {
      switch self {
      case .ok: nil
      case .degraded(let reason), .failed(let reason): reason
      }
    }
  }

  /// Lower-case letters and hyphens, as `?exclude=` takes it.
  var name: String
  var result: Result
}

/// One thing to look at.
struct HealthCheck: Sendable {
  var name: String
  /// Must come back soon whatever it looks at does.
  var look: @Sendable () async -> HealthFinding.Result

  init(_ name: String, _ look: @escaping @Sendable () async -> HealthFinding.Result) {
    self.name = name
    self.look = look
  }
}
