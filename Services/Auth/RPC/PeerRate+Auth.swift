import RPCServer
import ServiceKit

/// Expensive calls without a token, for limits per peer.
extension PeerRate {
  /// The limit of SignIn.
  static func signIns(_ calls: Int) -> PeerRate {
    PeerRate(name: "sign_ins_per_peer", calls: calls) { service, method, _ in
      service == sessions && method == "SignIn"
    }
  }

  /// The limit of all other calls without a token, except for public keys and calls with a refresh
  /// token or the secret of a client, which cannot be guessed.
  static func registrations(_ calls: Int) -> PeerRate {
    PeerRate(name: "registrations_per_peer", calls: calls) { service, method, access in
      guard case .open = access, service.hasPrefix("otolith.auth.") else { return false }
      return !(service == sessions && ["SignIn", "Refresh", "SignOut"].contains(method))
        && !["ListSigningKeys", "SignInClient", "IntrospectToken"].contains(method)
    }
  }

  private static let sessions = "otolith.auth.v1.SessionService"
}
