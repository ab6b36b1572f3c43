import Logging
import NIOSSL
import RPCCore
import Synchronization

/// The server's certificate and key in use: read at the start, read again when the files have
/// changed. Connections that exist keep what they began with.
final class ServerCertificate: ServerConnectionSecurity {
  private enum Reload {
    case unchanged
    case reloaded
    /// The files changed and cannot be used (yet): the old certificate stays. Told once for each
    /// change.
    case failed(any Error)
  }

  private struct State {
    var loaded: ServerTLS.Loaded
    /// Of the files last tried.
    var stamps: [FileStamp?]
  }

  private let configuration: ServerTLS
  private let expiry: CertificateExpiry
  private let logger: Logger
  private let state: Mutex<State>

  /// - Throws: ``TLSFileError`` that names the file.
  init(_ configuration: ServerTLS, expiry: CertificateExpiry, logger: Logger) throws {
    self.configuration = configuration
    self.expiry = expiry
    self.logger = logger
    let stamps = configuration.stamps
    let loaded = try configuration.load()
    state = Mutex(State(loaded: loaded, stamps: stamps))
    expiry.look(notAfter: loaded.notAfter)
  }

  var certificateEnd: Int { state.withLock { $0.loaded.notAfter } }

  var refreshInterval: Duration { configuration.reloadInterval }

  func secureConnection() throws -> ConnectionSecurity {
    let handler = NIOSSLServerHandler(context: state.withLock { $0.loaded.context })
    return ConnectionSecurity(handler: handler) {
      handler.peerCertificate.flatMap { PeerIdentity($0) }
    }
  }

  func refresh() {
    switch reloadIfChanged() {
    case .unchanged: break
    case .reloaded: logger.info("certificate reloaded")
    case .failed(let error):
      logger.error(
        "the new certificate cannot be used; the old one stays", metadata: ["error": "\(error)"])
    }
    expiry.look(notAfter: state.withLock { $0.loaded.notAfter })
  }

  private func reloadIfChanged() -> Reload {
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

extension ServerTLS {
  fileprivate var stamps: [FileStamp?] {
    [certificateChainFile, privateKeyFile, clientTrustRootsFile]
      .map { $0.flatMap { FileStamp(path: $0) } }
  }
}
