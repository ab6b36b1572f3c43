import Logging
import Metrics
import NIOSSL
import RPCCore
import Synchronization

/// The server's certificate and key in use: read at the start and again when the files change.
/// Existing connections keep their certificate.
final class ServerCertificate: ServerConnectionSecurity {
  private enum Reload {
    case unchanged
    case reloaded
    /// The files changed and are not usable (yet); the old certificate stays. Reported once per
    /// change.
    case failed(any Error)
  }

  private struct State {
    var loaded: ServerTLS.Loaded
    /// Stamps of the files at the last attempt to load them.
    var stamps: [FileStamp?]
    /// Why the files of the last attempt are not in use; nil if they are.
    var rejection: String?
  }

  private let configuration: ServerTLS
  private let expiry: CertificateExpiry
  private let logger: Logger
  private let state: Mutex<State>
  /// `otolith_tls_certificate_rejected`: 1 while changed files are not in use, else 0.
  private let rejected: Gauge

  /// - Throws: ``TLSFileError`` that names the file.
  init(
    _ configuration: ServerTLS, expiry: CertificateExpiry, metrics: any MetricsFactory,
    logger: Logger
  ) throws {
    self.configuration = configuration
    rejected = Gauge(label: "otolith_tls_certificate_rejected", factory: metrics)
    rejected.record(0)
    self.expiry = expiry
    self.logger = logger
    let stamps = configuration.stamps
    let loaded = try configuration.load()
    state = Mutex(State(loaded: loaded, stamps: stamps))
    expiry.look(notAfter: loaded.notAfter)
  }

  var certificateEnd: Int { state.withLock { $0.loaded.notAfter } }

  var rejection: String? { state.withLock { $0.rejection } }

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
    case .reloaded:
      rejected.record(0)
      logger.info("certificate reloaded")
    case .failed(let error):
      rejected.record(1)
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
      state.withLock { state in
        state.stamps = stamps
        state.rejection = "\(error)"
      }
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
