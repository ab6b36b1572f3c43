import NIOCore
import NIOPosix
public import RPCCore

/// Readable reasons for failed connection attempts.
enum ConnectionFailureText {
  private static let noTLS = "it does not speak TLS"
  /// For a connection that the server closed before its first SETTINGS.
  private static let noHTTP2 =
    "the server closed the connection before it spoke HTTP/2; it may be another kind of server, or "
    + "require TLS"

  /// The failure of a connection that ended before the first SETTINGS of the server. A server that
  /// leaves bytes unread when it closes resets the connection.
  static func withoutHTTP2(_ error: (any Error)?) -> any Error {
    if let error, ![ECONNRESET, EPIPE].contains((error as? IOError)?.errnoCode) { return error }
    return RPCError(.unavailable, noHTTP2)
  }

  fileprivate static var otherProtocol: [String] { [noTLS, noHTTP2] }

  static func describe(_ error: any Error) -> String {
    switch error {
    case let error as NIOConnectionError:
      if let first = error.connectionErrors.first { return describe(first.error) }
      return error.dnsAError == nil && error.dnsAAAAError == nil
        ? "no address answered" : "the name has no address"
    case let error as RPCError: return error.message
    case let error as IOError:
      return String(cString: strerror(error.errnoCode)).lowercased()
    case let error as ChannelError where error.isConnectTimeout:
      return "no answer in time"
    default:
      let text = "\(error)"
      // The server did not send a TLS record; BoringSSL reports the version it read instead.
      return text.contains("WRONG_VERSION_NUMBER") ? noTLS : text
    }
  }
}

extension RPCError {
  /// Whether a call failed because the server at the address speaks another protocol, as far as its
  /// behaviour shows.
  public var isFromOtherProtocol: Bool {
    code == .unavailable
      && ConnectionFailureText.otherProtocol.contains { message.hasSuffix($0) }
  }
}

extension ChannelError {
  fileprivate var isConnectTimeout: Bool {
    if case .connectTimeout = self { true } else { false }
  }
}
