import MetricsTestKit
import RPCTestSupport
import TestBasics
import Testing

@testable import RPCTLS

struct CertificateExpiryTests {
  private static let day = 86_400

  @Test func itIsToldOnceADayFromTwoWeeksBefore() throws {
    let metrics = TestMetrics()
    let log = RecordedLog()
    let expiry = CertificateExpiry(metrics: metrics, logger: log.logger)
    let end = 1_800_000_000
    let soon = end - ServerTLS.expiryWarningSeconds
    expiry.look(notAfter: end, now: soon)
    #expect(log.count(of: "the TLS certificate") == 0)
    for _ in 1...3 { expiry.look(notAfter: end, now: soon + 1) }
    #expect(log.count(of: "the TLS certificate expires soon") == 1)
    expiry.look(notAfter: end, now: soon + 1 + Self.day)
    #expect(log.count(of: "the TLS certificate expires soon") == 2)
    // A new certificate is logged again.
    expiry.look(notAfter: end + 1, now: soon + 2 + Self.day)
    #expect(log.count(of: "the TLS certificate expires soon") == 3)
    expiry.look(notAfter: end, now: end)
    #expect(log.count(of: "the TLS certificate has expired") == 1)
    let gauge = try metrics.expectGauge("otolith_tls_certificate_expiry_timestamp_seconds")
    #expect(gauge.lastValue == Double(end))
  }

  @Test func aCertificateThatHasExpiredIsRefused() async throws {
    let certificate = try await TestCertificate()
    let configuration = ServerTLS(
      certificateChainFile: certificate.certificateFile, privateKeyFile: certificate.keyFile)
    let end = try configuration.load().notAfter
    #expect(try configuration.load(now: end - 1).notAfter == end)
    #expect(throws: TLSFileError.self) { try configuration.load(now: end) }
  }

  @Test func timesAreReadable() {
    #expect(CertificateExpiry.text(0) == "1970-01-01T00:00:00Z")
    #expect(CertificateExpiry.text(1_772_366_400) == "2026-03-01T12:00:00Z")
  }
}
