import NIOCore
import NIOPosix

/// Readable reasons for failed connection attempts.
enum ConnectionFailureText {
  private static let noTLS = "it does not speak TLS"

  static func describe(_ error: any Error) -> String {
    switch error {
    case let error as NIOConnectionError:
      if let first = error.connectionErrors.first { return describe(first.error) }
      return error.dnsAError == nil && error.dnsAAAAError == nil
        ? "no address answered" : "the name has no address"
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

extension ChannelError {
  fileprivate var isConnectTimeout: Bool {
    if case .connectTimeout = self { true } else { false }
  }
}
