import NIOCore
import NIOSSL
import Testing

@testable import RPCTLS

@Suite struct ClientTLSTests {
  @Test func aServerThatDoesNotSayGoodbyeHoldsUpNoClosing() throws {
    let configuration = try ClientTLS().makeConfiguration()
    #expect(configuration.shutdownTimeout <= .milliseconds(100))
  }

  @Test func asksForHTTP2AndTLS12AtLeast() throws {
    let configuration = try ClientTLS(serverName: "otolith.test").makeConfiguration()
    #expect(configuration.applicationProtocols == ["h2"])
    #expect(configuration.minimumTLSVersion == .tlsv12)
    #expect(configuration.certificateVerification == .fullVerification)
  }
}
