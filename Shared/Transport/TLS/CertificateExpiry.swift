import Logging
import Metrics
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension ServerTLS {
  /// Time before the expiry from which warnings are logged, in seconds.
  public static let expiryWarningSeconds = 14 * 86_400
}

/// Reports the expiry of a certificate in a metric and in the log.
///
/// `otolith_tls_certificate_expiry_timestamp_seconds` is the expiry time in seconds since 1970. The
/// log has a daily warning from two weeks before, and an error after the expiry.
final class CertificateExpiry: Sendable {
  private static let repeatSeconds: time_t = 86_400

  private let gauge: Gauge
  private let logger: Logger
  /// The expiry time that was logged last, and the time of that log line.
  private let told = Mutex<(notAfter: time_t, at: time_t)?>(nil)

  init(metrics: any MetricsFactory, logger: Logger) {
    gauge = Gauge(label: "otolith_tls_certificate_expiry_timestamp_seconds", factory: metrics)
    self.logger = logger
  }

  /// - Parameters:
  ///   - notAfter: when the first of the chain's certificates ends, in seconds since 1970.
  ///   - now: the current time in the same unit.
  func look(notAfter: time_t, now: time_t = time(nil)) {
    gauge.record(notAfter)
    guard notAfter - now < ServerTLS.expiryWarningSeconds else { return }
    let isDue = told.withLock { told in
      if let told, told.notAfter == notAfter, now - told.at < Self.repeatSeconds { return false }
      told = (notAfter, now)
      return true
    }
    guard isDue else { return }
    if notAfter <= now {
      logger.error(
        "the TLS certificate has expired: clients reject it",
        metadata: ["not_after": "\(Self.text(notAfter))"])
    } else {
      logger.warning(
        "the TLS certificate expires soon", metadata: ["not_after": "\(Self.text(notAfter))"])
    }
  }

  /// `2026-03-01T12:00:00Z`
  static func text(_ seconds: time_t) -> String {
    var seconds = seconds
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var buffer = [CChar](repeating: 0, count: 32)
    let length = strftime(&buffer, buffer.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
