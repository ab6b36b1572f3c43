import RPCServer
package import ServiceKit

/// Calls of this service that cost much and need no token, for limits by peer.
extension PeerRate {
  /// SignIn.
  package static func signIns(_ calls: Int) -> PeerRate {
    PeerRate(name: "sign_ins_per_peer", calls: calls) { service, method, _ in
      service == sessions && method == "SignIn"
    }
  }

  /// All other calls without a token, but for those that show a refresh token, which cannot be guessed, and
  /// for the public keys.
  package static func registrations(_ calls: Int) -> PeerRate {
    PeerRate(name: "registrations_per_peer", calls: calls) { service, method, access in
      guard case .open = access, service.hasPrefix("otolith.auth.") else { return false }
      return !(service == sessions && ["SignIn", "Refresh", "SignOut"].contains(method))
        && method != "ListSigningKeys"
    }
  }

  private static let sessions = "otolith.auth.v1.SessionService"
}
