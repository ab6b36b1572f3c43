import NIOCore
import NIOPosix

/// Why a connection attempt failed, as a person wants to read it.
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
      // What came is no TLS record; BoringSSL names the version that it read there.
      return text.contains("WRONG_VERSION_NUMBER") ? noTLS : text
    }
  }
}

extension ChannelError {
  fileprivate var isConnectTimeout: Bool {
    if case .connectTimeout = self { true } else { false }
  }
}
