import NIOSSL
import Synchronization

/// The server's certificate and key in use: read at the start, read again when the files have
/// changed. Connections that exist keep what they began with.
final class ServerTLSContext: Sendable {
  enum Reload {
    case unchanged
    case reloaded
    /// The files changed and cannot be used (yet): the old certificate stays. Told once for each
    /// change.
    case failed(any Error)
  }

  private struct State {
    var context: NIOSSLContext
    /// Of the files last tried.
    var stamps: [FileStamp?]
  }

  private let configuration: TLSConfiguration
  private let state: Mutex<State>

  /// - Throws: ``TLSFileError`` that names the file.
  init(_ configuration: TLSConfiguration) throws {
    self.configuration = configuration
    let stamps = configuration.stamps
    state = Mutex(State(context: try configuration.makeContext(), stamps: stamps))
  }

  /// For a new connection.
  var current: NIOSSLContext { state.withLock { $0.context } }

  /// Reads files: not for an event loop.
  func reloadIfChanged() -> Reload {
    let stamps = configuration.stamps
    guard state.withLock({ $0.stamps != stamps }) else { return .unchanged }
    do {
      let context = try configuration.makeContext()
      state.withLock { $0 = State(context: context, stamps: stamps) }
      return .reloaded
    } catch {
      state.withLock { $0.stamps = stamps }
      return .failed(error)
    }
  }
}

extension TLSConfiguration {
  fileprivate var stamps: [FileStamp?] {
    [certificateChainFile, privateKeyFile, clientTrustRootsFile]
      .map { $0.flatMap { FileStamp(path: $0) } }
  }
}
