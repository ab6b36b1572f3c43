internal import RPCClient
import RPCCore
import Synchronization

/// Records whether a command's calls may have had an effect, so that the command can begin again only
/// before.
final class CallRecord: ClientInterceptor {
  /// Calls that get a token.
  private static let signIns: Set<String> = ["SignIn", "Refresh"]
  /// Prefixes of methods with several responses, which may have been printed before an error.
  private static let streams = ["Export", "Watch"]

  private let acted = Atomic(false)

  /// Whether a call had another end than a rejected access token.
  var hasActed: Bool { acted.load(ordering: .acquiring) }

  func intercept(_ call: inout ClientCallContext) {
    guard !Self.signIns.contains(call.method) else { return }
    if Self.streams.contains(where: call.method.hasPrefix) { return note() }
    call.onEnd { [self] error in
      if error?.refusesToken != true { note() }
    }
  }

  private func note() { acted.store(true, ordering: .releasing) }
}
