import Bus
import Foundation
import TestBasics
import TestSupport
import Testing

@testable import BusNATS

@Suite struct NATSEncryptionTests {
  /// Starts a server with a self-signed certificate for these names.
  static func with(
    names: String, verifies: Bool = false,
    _ body: @Sendable (_ address: String, _ certificate: String, _ key: String) async throws -> Void
  ) async throws {
    let certificate = try await TestCertificate(names: names)
    let settings = """
      tls { cert_file: "\(certificate.certificateFile)", key_file: "\(certificate.keyFile)"\
      \(verifies ? ", ca_file: \"\(certificate.certificateFile)\", verify: true" : "") }
      """
    try await TestNATS.with(settings: settings) { server in
      // A host name, as in production.
      let port = server.addresses[0].split(separator: ":")[1]
      try await body("localhost:\(port)", certificate.certificateFile, certificate.keyFile)
    }
  }

  @Test func eventsTravelEncrypted() async throws {
    try await Self.with(names: "DNS:localhost") { address, certificate, _ in
      var configuration = NATSConfiguration.test([address], stream: "X")
      configuration.tls = .init(trustRootsFile: certificate)
      let trusting = try await NATSSettingsTests.failure(configuration)
      #expect(trusting.error == nil)

      // The system's certificate authorities have not signed it.
      configuration.tls = .init()
      let untrusted = try await NATSSettingsTests.failure(configuration)
      #expect(untrusted.text.contains("OTOLITH_BUS_NATS_TLS_TRUST_ROOTS_FILE"), "\(untrusted.text)")

      configuration.tls = nil
      let plain = try await NATSSettingsTests.failure(configuration)
      #expect(plain.text.contains("OTOLITH_BUS_NATS_TLS=on"), "\(plain.text)")

      configuration.tls = .init(trustRootsFile: "/nowhere/roots.pem")
      let missing = try await NATSSettingsTests.failure(configuration)
      #expect(missing.text.contains("/nowhere/roots.pem"), "\(missing.text)")
    }
  }

  @Test func aCertificateOfAnotherHostIsRefused() async throws {
    try await Self.with(names: "DNS:elsewhere.test") { address, certificate, _ in
      var configuration = NATSConfiguration.test([address], stream: "X")
      configuration.tls = .init(trustRootsFile: certificate)
      let first = try await NATSSettingsTests.failure(configuration)
      #expect(first.error != nil)
    }
  }

  @Test func aServerMayAskForACertificate() async throws {
    try await Self.with(names: "DNS:localhost", verifies: true) { address, certificate, key in
      var configuration = NATSConfiguration.test([address], stream: "X")
      configuration.tls = .init(trustRootsFile: certificate)
      let stranger = try await NATSSettingsTests.failure(configuration)
      #expect(stranger.error != nil)
      configuration.tls = .init(
        trustRootsFile: certificate, certificateFile: certificate, keyFile: key)
      let known = try await NATSSettingsTests.failure(configuration)
      #expect(known.error == nil)
    }
  }

  @Test func aServerWithoutEncryptionIsRefused() async throws {
    let server = try await TestNATS.withStream.value
    var configuration = NATSConfiguration.test(server.addresses, stream: "X")
    configuration.tls = .init()
    let (error, text) = try await NATSSettingsTests.failure(configuration)
    #expect(error != nil)
    #expect(text.contains("tls {"), "\(text)")
  }
}
