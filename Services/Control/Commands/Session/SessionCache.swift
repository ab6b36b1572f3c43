import Foundation
import RPCClient
import RPCCore
import ServiceKit

/// The session of `otolithctl login` used by commands.
enum SessionCache {
  /// - Throws: `SessionFailure` if the folder is unknown.
  static func file(of client: OtolithClient) throws -> SessionFile {
    guard let auth = client.addresses.auth.first else {
      throw SessionFailure("no address of otolith-auth is set")
    }
    return SessionFile(
      folder: try SessionFile.defaultFolder(ProcessInfo.processInfo.environment),
      authAddress: "\(auth.host):\(auth.port)")
  }

  /// - Returns: nil if there is no session, or no folder for it.
  static func session(_ client: OtolithClient) async throws -> CachedSession? {
    guard let file = try? file(of: client) else { return nil }
    return try await SessionKeeper(file) {
      var request = $0
      request.client = .ofThisProgram
      return try await client.sessions.refresh(request)
    }.session()
  }

  /// Called when a service rejected the access token, which may have expired earlier by the
  /// service's clock than by this machine's.
  static func noteRefusal(_ error: RPCError, of client: OtolithClient) async {
    if error.refusesToken { await forgetAccessToken(of: client) }
  }

  /// The next command renews the session and gets the current rights.
  static func forgetAccessToken(of client: OtolithClient) async {
    guard let file = try? file(of: client) else { return }
    try? await SessionKeeper(file) { try await client.sessions.refresh($0) }.forgetAccessToken()
  }
}
