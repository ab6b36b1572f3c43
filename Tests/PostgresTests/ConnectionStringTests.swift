import Testing

@testable import Postgres

@Suite("What is shown of a database's address")
struct ConnectionStringTests {
  @Test(
    "Passwords are hidden, and the rest can be read again",
    arguments: [
      ("postgresql://u:se%40cret@h:5433/d?sslpassword=secret", "h"),
      ("host=h user=u password='se cret' dbname=d sslpassword=secret", "h"),
      ("user=u host=/run/postgresql dbname='a b\\'c\\\\'", "/run/postgresql"),
    ])
  func shown(text: String, host: String) throws {
    let shown = try #require(ConnectionString.shown(text))
    #expect(!shown.contains("cret"))
    #expect(shown.contains("user=u") && shown.contains("host=\(host)"))
    #expect(ConnectionString.isReadable(shown))
    #expect(ConnectionString.user(in: shown) == "u")
    #expect(ConnectionString.hasSecret(text) == text.contains("cret"))
    #expect(ConnectionString.shown(shown) == shown)
  }

  @Test("What cannot be read is not shown, and may have a secret", arguments: ["secret", "a=b c"])
  func unreadable(text: String) {
    #expect(ConnectionString.shown(text) == nil)
    #expect(ConnectionString.hasSecret(text))
  }
}
