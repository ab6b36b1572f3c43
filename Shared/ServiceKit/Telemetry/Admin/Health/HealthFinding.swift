package import FoundationEssentials
package import RPCCore

/// Result of one health check.
package struct HealthFinding: Sendable, Hashable {
  package enum Result: Sendable, Hashable {
    case ok
    /// An operator should act, but calls are still answered. The reason contains no secrets and no
    /// personal data.
    case degraded(String)
    case failed(String)

    /// Name of the result in JSON.
    package var word: String {
      switch self {
      case .ok: "ok"
      case .degraded: "degraded"
      case .failed: "failed"
      }
    }

    package var reason: String? {
      switch self {
      case .ok: nil
      case .degraded(let reason), .failed(let reason): reason
      }
    }
  }

  /// Lower-case letters and hyphens, as in `?exclude=`.
  package var name: String
  package var result: Result

  package init(name: String, result: Result) {
    self.name = name
    self.result = result
  }
}

extension HealthFinding {
  /// The finding about the certificate of a listener.
  package static func certificate(
    of security: any ServerConnectionSecurity, now: Date
  ) -> HealthFinding {
    HealthFinding(
      name: "certificate",
      result: Readiness.certificate(
        endsAt: security.certificateEnd, rejection: security.rejection, now: now))
  }
}

/// A named health check.
struct HealthCheck: Sendable {
  var name: String
  /// Performs the check. Must return quickly even if the checked part is stuck.
  var look: @Sendable () async -> HealthFinding.Result

  init(_ name: String, _ look: @escaping @Sendable () async -> HealthFinding.Result) {
    self.name = name
    self.look = look
  }
}
