import Foundation
import RPCTLS
import RPCTestSupport
import TestBasics
import Testing

@Suite(.timeLimit(.minutes(5))) struct CertificateLookTests {
  @Test func theEndOfACertificateThatNobodyBelieves() async throws {
    let certificate = try await TestCertificate()
    let server = try await TestServer(
      .echo,
      tls: ServerTLS(
        certificateChainFile: certificate.certificateFile, privateKeyFile: certificate.keyFile))
    let end = try await CertificateLook(host: "127.0.0.1", port: server.port).end()
    #expect(Int(end.timeIntervalSince1970) == server.server.certificateEnd)
    await server.stop()
  }

  @Test func whereNobodySpeaksTLSThereIsNone() async throws {
    let server = try await TestServer(.echo)
    await #expect(throws: CertificateLook.NoCertificate.self) {
      try await CertificateLook(host: "127.0.0.1", port: server.port).end()
    }
    let port = server.port
    await server.stop()
    await #expect(throws: (any Error).self) {
      try await CertificateLook(host: "127.0.0.1", port: port).end()
    }
  }
}
