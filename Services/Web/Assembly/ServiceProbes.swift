import RPCClient
import ServiceKit
import Telemetry

/// Whether the four services answer, for `/readyz`.
struct ServiceProbes: Sendable {
  private let channels: [String: RPCClient.Channel]

  /// Time for an answer. A prober gets the findings before, if it loses patience.
  private static let time = Duration.seconds(2)

  init(_ channels: [String: RPCClient.Channel]) { self.channels = channels }

  /// A finding for each service. One that is away makes this program degraded, since the others can
  /// be used; only without any of them another instance may do better.
  func findings() async -> [HealthFinding] {
    let reasons = await withTaskGroup(of: (String, String?).self) { group in
      for (name, channel) in channels {
        group.addTask { (name, await Self.problem(of: channel, name)) }
      }
      return await group.reduce(into: [String: String?]()) { $0[$1.0] = $1.1 }
    }
    let areAllAway = reasons.values.allSatisfy { $0 != nil }
    return reasons.sorted { $0.key < $1.key }.map { name, reason in
      guard let reason else { return HealthFinding(name: name, result: .ok) }
      let text = "\(name) \(reason)"
      return HealthFinding(name: name, result: areAllAway ? .failed(text) : .degraded(text))
    }
  }

  /// - Returns: nil if the service answers calls.
  private static func problem(of channel: RPCClient.Channel, _ name: String) async -> String? {
    switch await PeerProbe.ask(channel, for: name, within: time) {
    case .serves: nil
    case .doesNotServe: "does not serve"
    case .isAway: "cannot be reached"
    case .isAnother(let reason): reason
    }
  }
}
