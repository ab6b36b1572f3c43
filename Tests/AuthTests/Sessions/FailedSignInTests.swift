import Foundation
import RPCCore
import Testing

@testable import Audit
@testable import AuthService
@testable import ServiceKit

@Suite struct FailedSignInTests {
  @Test func `failed sign-ins are counted without the name, and hold no lock of the audit log`()
    async throws
  {
    try await AuthFixture.with { auth in
      let name = AuthFixture.newName()
      try await auth.register(name)
      let entries = try await auth.count("SELECT count(*) AS count FROM audit_log")
      var throttled = 0
      for _ in 0..<12 {
        let error = try await failure { try await auth.signIn(name, password: "Lauter Ton") }
        if error?.reason == "TOO_MANY_ATTEMPTS" { throttled += 1 }
      }
      #expect(throttled > 0)
      #expect(try await auth.count("SELECT count(*) AS count FROM audit_log") == entries)
      try await auth.securityEvents.flush()
      let digest = auth.securityEvents.digest(of: "sign-in \(name)")
      let rows = try await auth.pool.query(
        """
        SELECT kind || ' ' || who || ' ' || what || ' ' || count AS row FROM security_events
        ORDER BY what
        """
      ).map { try $0.decode("row", as: String.self) }
      #expect(
        rows == [
          "sign_in_failed \(digest)  \(12 - throttled)",
          "sign_in_failed \(digest) throttled \(throttled)",
        ])
    }
  }
}
