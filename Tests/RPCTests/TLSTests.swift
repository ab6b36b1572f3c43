import Messages
import NIOCore
import NIOPosix
import NIOSSL
import RPC
import Testing

@Suite(.timeLimit(.minutes(1))) struct TLSTests {
  private func tls(_ certificate: TestCertificate, mutual: Bool = false) -> RPC.TLSConfiguration {
    RPC.TLSConfiguration(
      certificateChainFile: certificate.certificateFile, privateKeyFile: certificate.keyFile,
      clientTrustRootsFile: mutual ? certificate.certificateFile : nil)
  }

  @Test func callsOverTLS() async throws {
    let certificate = try TestCertificate()
    let server = try await TestServer(.echo, tls: tls(certificate))
    let channel = server.channel(tls: ClientTLS(trustRootsFile: certificate.certificateFile))
    for text in ["x", String(repeating: "y", count: 1_000_000)] {
      let answer = try await channel.call(text)
      #expect(answer == text)
    }
    await channel.close()
    await server.stop()
  }

  @Test func aCertificateThatIsNotTrustedIsRefused() async throws {
    let certificate = try TestCertificate()
    let other = try TestCertificate()
    let server = try await TestServer(.echo, tls: tls(certificate))
    let channel = server.channel(tls: ClientTLS(trustRootsFile: other.certificateFile))
    let error = await failure { try await channel.call("x") }
    #expect(error?.code == .unavailable)
    await channel.close()
    await server.stop()
  }

  @Test func theNameIsVerified() async throws {
    let certificate = try TestCertificate(names: "DNS:otolith.test")
    let server = try await TestServer(.echo, tls: tls(certificate))
    for (name, succeeds) in [("otolith.test", true), ("elsewhere.test", false)] {
      let channel = server.channel(
        tls: ClientTLS(trustRootsFile: certificate.certificateFile, serverName: name))
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == (succeeds ? nil : .unavailable))
      await channel.close()
    }
    await server.stop()
  }

  @Test func mutualTLSAsksForACertificate() async throws {
    let certificate = try TestCertificate()
    let server = try await TestServer(.echo, tls: tls(certificate, mutual: true))
    let without = server.channel(tls: ClientTLS(trustRootsFile: certificate.certificateFile))
    let error = await failure { try await without.call("x") }
    #expect(error?.code == .unavailable)
    await without.close()
    let with = server.channel(
      tls: ClientTLS(
        trustRootsFile: certificate.certificateFile,
        certificateChainFile: certificate.certificateFile, privateKeyFile: certificate.keyFile))
    let answer = try await with.call("x")
    #expect(answer == "x")
    await with.close()
    await server.stop()
  }

  @Test func aClearClientIsRefused() async throws {
    let certificate = try TestCertificate()
    let server = try await TestServer(.echo, tls: tls(certificate))
    let channel = server.channel()
    let error = await failure { try await channel.call("x") }
    #expect(error?.code == .unavailable)
    await channel.close()
    await server.stop()
  }

  /// RFC 9113 §3.3.
  @Test func withoutALPNTheConnectionIsClosed() async throws {
    let certificate = try TestCertificate()
    let server = try await TestServer(.echo, tls: tls(certificate))
    var configuration = NIOSSL.TLSConfiguration.makeClientConfiguration()
    configuration.trustRoots = .file(certificate.certificateFile)
    configuration.applicationProtocols = ["http/1.1"]
    let context = try NIOSSLContext(configuration: configuration)
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            NIOSSLClientHandler(context: context, serverHostname: "otolith.test"))
        }
      }
      .connect(host: "127.0.0.1", port: server.port).get()
    try? await channel.closeFuture.get()
    #expect(!channel.isActive)
    await server.stop()
  }

  @Test func missingFilesFailTheStart() async throws {
    await #expect(throws: (any Error).self) {
      try await TestServer(
        .echo,
        tls: RPC.TLSConfiguration(
          certificateChainFile: "/nonexistent/a.pem", privateKeyFile: "/nonexistent/b.pem"))
    }
  }
}
