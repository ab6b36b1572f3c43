import NIOSSL
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    var loaded: TLSConfiguration.Loaded
    /// Of the files last tried.
    var stamps: [FileStamp?]
  }

  private let configuration: TLSConfiguration
  private let state: Mutex<State>

  /// - Throws: ``TLSFileError`` that names the file.
  init(_ configuration: TLSConfiguration) throws {
    self.configuration = configuration
    let stamps = configuration.stamps
    state = Mutex(State(loaded: try configuration.load(), stamps: stamps))
  }

  /// For a new connection.
  var current: NIOSSLContext { state.withLock { $0.loaded.context } }

  /// When its certificate ends, in seconds since 1970.
  var notAfter: time_t { state.withLock { $0.loaded.notAfter } }

  /// Reads files: not for an event loop.
  func reloadIfChanged() -> Reload {
    let stamps = configuration.stamps
    guard state.withLock({ $0.stamps != stamps }) else { return .unchanged }
    do {
      let loaded = try configuration.load()
      state.withLock { $0 = State(loaded: loaded, stamps: stamps) }
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
