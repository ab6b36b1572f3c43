import RPCCore
import TestingMessages

extension InteropCase {
  static let soak = [
    InteropCase("rpc_soak") { session in try await repeatLargeUnary(session, newChannels: false) },
    InteropCase("channel_soak") { session in
      try await repeatLargeUnary(session, newChannels: true)
    },
  ]

  /// Calls in sequence, on one channel or each on a new one.
  private static func repeatLargeUnary(_ session: Session, newChannels: Bool) async throws {
    var channel = session.channel()
    var failures: [String] = []
    for iteration in 1...session.soak.iterations {
      if newChannels {
        await channel.close()
        channel = session.channel()
      }
      let began = ContinuousClock.now
      do {
        try await GRPCTesting.TestServiceClient(channel).requireLargeUnary()
        let took = ContinuousClock.now - began
        if took > session.soak.latencyMax { failures.append("\(iteration): took \(took)") }
      } catch {
        failures.append("\(iteration): \(error)")
      }
    }
    await channel.close()
    try require(
      failures.count <= session.soak.failuresMax,
      "\(failures.count) of \(session.soak.iterations) calls failed, first \(failures[0])")
  }
}
