import RPCServer
import RPCTLS
import Testing

@testable import ServiceKit

/// Rejected settings.
extension ServiceSettingsTests {
  @Test("All problems are reported together")
  func everyMistake() {
    let found = problems([
      "OTOLITH_DATABASE_URL": "", "OTOLITH_LISTEN": "nowhere", "OTOLITH_LOG_LEVEL": "loud",
      "OTOLITH_DATABASE_CONNECTIONS": "0", "OTOLITH_TLS_KEY_FILE": "key.pem",
      "OTOLITH_PLAINTEXT_BEHIND_PROXY": "perhaps",
    ])
    for variable in [
      "OTOLITH_DATABASE_URL", "OTOLITH_LISTEN", "OTOLITH_LOG_LEVEL", "OTOLITH_DATABASE_CONNECTIONS",
      "OTOLITH_TLS_CERTIFICATE_FILE", "OTOLITH_PLAINTEXT_BEHIND_PROXY",
    ] {
      #expect(found.contains { $0.hasPrefix(variable) }, "\(variable) in \(found)")
    }
    #expect(found.count == 6)
  }

  @Test(
    "Integers at and beyond their limits",
    arguments: [
      ("1", true), ("100", true), ("0", false), ("101", false), ("4.5", false), ("four", false),
    ])
  func range(text: String, accepted: Bool) {
    #expect(problems(["OTOLITH_DATABASE_CONNECTIONS": text]).isEmpty == accepted)
  }

  @Test(
    "Plain text requires loopback, or a proxy if configured",
    arguments: [
      ("127.0.0.1:1", false, true), ("[::1]:1", false, true), ("localhost:1", false, true),
      ("0.0.0.0:1", false, false), ("[::]:1", false, false), ("10.0.0.1:1", false, false),
      ("0.0.0.0:1", true, true),
    ])
  func plaintext(listen: String, behindProxy: Bool, accepted: Bool) {
    let found = problems([
      "OTOLITH_LISTEN": listen, "OTOLITH_PLAINTEXT_BEHIND_PROXY": behindProxy ? "true" : "false",
    ])
    #expect(found.isEmpty == accepted, "\(found)")
  }

  @Test("An admin endpoint for other machines permits nothing else to be unencrypted")
  func adminPlaintext() {
    let admin = ["OTOLITH_ADMIN_LISTEN": "10.0.0.1:7411"]
    #expect(problems(admin).first?.contains("OTOLITH_ADMIN_PLAINTEXT=true") == true)
    let permitted = admin.merging(["OTOLITH_ADMIN_PLAINTEXT": "true"]) { $1 }
    #expect(problems(permitted).isEmpty)
    for (name, value) in [
      ("OTOLITH_LISTEN", "10.0.0.1:7401"), ("OTOLITH_AUTH_ADDRESS", "10.0.0.2:7401"),
      ("OTOLITH_JWKS_URL", "http://10.0.0.2/keys"),
    ] {
      let found = problems(permitted.merging([name: value]) { $1 })
      #expect(found.count == 1 && found.first?.contains(name) == true, "\(found)")
    }
  }

  @Test("A certificate with its key allows any address")
  func tls() throws {
    let settings = try settings([
      "OTOLITH_LISTEN": "0.0.0.0:443", "OTOLITH_TLS_CERTIFICATE_FILE": "c.pem",
      "OTOLITH_TLS_KEY_FILE": "k.pem",
    ])
    #expect(settings.tls?.certificateFile == "c.pem")
    #expect(settings.tls?.keyFile == "k.pem")
  }
}
