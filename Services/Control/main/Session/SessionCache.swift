import ControlSupport
import Foundation
import RPCClient
import RPCCore
import ServiceKit

/// The session of `otolithctl login` that commands go on with.
enum SessionCache {
  /// - Throws: `SessionFailure` where no folder can be told.
  static func file(of client: OtolithClient) throws -> SessionFile {
    guard let auth = client.addresses.auth.first else {
      throw SessionFailure("no address of otolith-auth is given")
    }
    return SessionFile(
      folder: try SessionFile.defaultFolder(ProcessInfo.processInfo.environment),
      authAddress: "\(auth.host):\(auth.port)")
  }

  /// - Returns: nil where there is none, or no folder for one.
  static func session(_ client: OtolithClient) async throws -> CachedSession? {
    guard let file = try? file(of: client) else { return nil }
    return try await SessionKeeper(file) { try await client.sessions.refresh($0) }.session()
  }

  /// After a call that the access token was no good for: it may have ended by the service's clock earlier than by
  /// this machine's.
  static func noteRefusal(_ error: RPCError, of client: OtolithClient) async {
    guard error.code == .unauthenticated, error.reason?.hasPrefix("TOKEN_") == true,
      let file = try? file(of: client)
    else { return }
    try? await SessionKeeper(file) { try await client.sessions.refresh($0) }.forgetAccessToken()
  }
}
