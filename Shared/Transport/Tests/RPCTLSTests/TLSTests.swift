import Foundation
import MessageSupport
import RPCClient
import RPCCore
import RPCServer
import RPCTLS
import RPCTestSupport
import Synchronization
import TestBasics
import Testing

@Suite(.timeLimit(.minutes(5))) struct TLSTests {
  private func tls(_ certificate: TestCertificate, mutual: Bool = false) -> ServerTLS {
    ServerTLS(
      certificateChainFile: certificate.certificateFile, privateKeyFile: certificate.keyFile,
      clientTrustRootsFile: mutual ? certificate.certificateFile : nil)
  }

  @Test func callsOverTLS() async throws {
    let certificate = try await TestCertificate()
    let server = try await TestServer(.echo, tls: tls(certificate))
    let channel = server.channel(tls: ClientTLS(trustRootsFile: certificate.certificateFile))
    let end = try #require(server.server.certificateEnd) - Int(Date().timeIntervalSince1970)
    #expect((86_400...2 * 86_400).contains(end))
    for text in ["x", String(repeating: "y", count: 1_000_000)] {
      let answer = try await channel.call(text)
      #expect(answer == text)
    }
    await channel.close()
    await server.stop()
  }

  @Test func aCertificateThatIsNotTrustedIsRefused() async throws {
    let certificate = try await TestCertificate()
    let other = try await TestCertificate()
    let server = try await TestServer(.echo, tls: tls(certificate))
    let channel = server.channel(tls: ClientTLS(trustRootsFile: other.certificateFile))
    let error = await failure { try await channel.call("x") }
    #expect(error?.code == .unavailable)
    await channel.close()
    await server.stop()
  }

  @Test func theNameIsVerified() async throws {
    let certificate = try await TestCertificate(names: "DNS:otolith.test")
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
    let certificate = try await TestCertificate()
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

  @Test func missingFilesFailTheStart() async throws {
    await #expect(throws: (any Error).self) {
      try await TestServer(
        .echo,
        tls: ServerTLS(
          certificateChainFile: "/nonexistent/a.pem", privateKeyFile: "/nonexistent/b.pem"))
    }
  }

  @Test func theHandlerKnowsThePeer() async throws {
    let certificate = try await TestCertificate(
      names: "DNS:otolith.test,IP:127.0.0.1,URI:spiffe://otolith.test/gateway")
    let seen = Mutex<PeerIdentity?>(nil)
    let service = ClosureService.unary { request, context in
      seen.withLock { $0 = context.peer }
      return request
    }
    let server = try await TestServer(service, tls: tls(certificate, mutual: true))
    let channel = server.channel(
      tls: ClientTLS(
        trustRootsFile: certificate.certificateFile,
        certificateChainFile: certificate.certificateFile, privateKeyFile: certificate.keyFile))
    _ = try await channel.call("x")
    let peer = seen.withLock { $0 }
    #expect(peer?.dnsNames == ["otolith.test"])
    #expect(peer?.uris == ["spiffe://otolith.test/gateway"])
    #expect(peer?.certificate.isEmpty == false)
    await channel.close()
    await server.stop()
  }

  @Test(
    arguments: [
      ("OTOLITH.test", nil), ("spiffe://otolith.test/gateway", nil),
      ("elsewhere.test", StatusCode.permissionDenied), ("spiffe://otolith.test", .permissionDenied),
    ])
  func onlyNamedPeersMayCall(name: String, code: StatusCode?) async throws {
    let certificate = try await TestCertificate(
      names: "DNS:otolith.test,IP:127.0.0.1,URI:spiffe://otolith.test/gateway")
    let server = try await TestServer(
      .echo, authorizers: [PeerAuthorizer(allowedNames: [name])],
      tls: tls(certificate, mutual: true))
    let channel = server.channel(
      tls: ClientTLS(
        trustRootsFile: certificate.certificateFile,
        certificateChainFile: certificate.certificateFile, privateKeyFile: certificate.keyFile))
    let error = await failure { try await channel.call("x") }
    #expect(error?.code == code)
    await channel.close()
    await server.stop()
  }

  @Test func aNewCertificateIsUsedWithoutARestart() async throws {
    let first = try await TestCertificate()
    let second = try await TestCertificate()
    var configuration = tls(first)
    configuration.reloadInterval = .milliseconds(20)
    let server = try await TestServer(.echo, tls: configuration)
    let old = server.channel(tls: ClientTLS(trustRootsFile: first.certificateFile))
    _ = try await old.call("x")
    let trustedRoots = try first.copyOfCertificate()
    // A new certificate whose key is missing: the old pair stays in use.
    try second.replace(first, key: false)
    let between = server.channel(tls: ClientTLS(trustRootsFile: trustedRoots))
    _ = try await between.call("x")
    while server.server.certificateRejection?.contains("does not belong") != true {
      try await Task.sleep(for: .milliseconds(5))
    }
    try second.replace(first, key: true)
    var answer = ""
    while answer.isEmpty {
      let new = server.channel(tls: ClientTLS(trustRootsFile: second.certificateFile))
      answer = (try? await new.call("new")) ?? ""
      await new.close()
    }
    #expect(answer == "new")
    #expect(server.server.certificateRejection == nil)
    // Existing connections continue.
    let still = try await old.call("still")
    #expect(still == "still")
    await between.close()
    await old.close()
    await server.stop()
  }
}
