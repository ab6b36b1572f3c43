import RPCTLS
import RPCTestSupport
import TestBasics
import Testing

/// TLS connections that end because of their age, which requires an orderly end of TLS, too.
@Suite(.timeLimit(.minutes(5))) struct ConnectionAgeTests {
  @Test func noCallIsLost() async throws {
    let certificate = try await TestCertificate()
    try await MaxAgeLoad.run(
      serverTLS: serverTLS(certificate),
      clientTLS: ClientTLS(trustRootsFile: certificate.certificateFile))
  }

  @Test func everyConnectionEnds() async throws {
    let certificate = try await TestCertificate()
    let server = try await TestServer(
      .echo,
      tls: serverTLS(certificate)
    ) { $0.lifetime.ageMax = .milliseconds(20) }
    let channel = server.channel(tls: ClientTLS(trustRootsFile: certificate.certificateFile))
    while server.server.acceptedConnectionCount < 4 {
      let answer = try await channel.call("x")
      #expect(answer == "x")
    }
    await channel.close()
    await server.stop(within: .seconds(600))
    #expect(server.server.connectionCount == 0)
  }

  private func serverTLS(_ certificate: TestCertificate) -> ServerTLS {
    ServerTLS(
      certificateChainFile: certificate.certificateFile, privateKeyFile: certificate.keyFile)
  }
}
