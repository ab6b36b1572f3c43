import Glibc
import NIOCore
import NIOPosix
import RPCCore

extension Unreachable {
  init(_ error: any Error) {
    switch error {
    case let error as Unreachable: self = error
    case let error as NIOConnectionError:
      if let first = error.connectionErrors.first {
        self.init(first.error)
      } else {
        self.init(.unknownName, "the name has no address")
      }
    case let error as IOError:
      let text = String(cString: strerror(error.errnoCode)).lowercased()
      self.init(error.errnoCode == ECONNREFUSED ? .refused : .other, text)
    case let error as ChannelError where error.isConnectTimeout:
      self.init(.silent, "no answer in time")
    case let error as RPCError: self.init(call: error)
    default: self.init(.other, "\(error)")
    }
  }

  /// What a client of calls says of a listener that it could not talk to, it has in words.
  private init(call error: RPCError) {
    let message = error.message
    let kind: Kind =
      if message.contains("refused") {
        .refused
      } else if message.contains("no address") {
        .unknownName
      } else if message.contains("does not speak TLS") {
        .plaintext
      } else if error.code == .deadlineExceeded || message.contains("in time") {
        .silent
      } else {
        .other
      }
    self.init(kind, message)
  }
}

extension ChannelError {
  fileprivate var isConnectTimeout: Bool {
    if case .connectTimeout = self { true } else { false }
  }
}
