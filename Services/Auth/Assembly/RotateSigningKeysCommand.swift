import ArgumentParser
import Bus
import Postgres
import ServiceKit

struct RotateSigningKeysCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rotate-signing-keys",
    abstract: "Revoke the keys that sign access tokens, and create a new one.",
    discussion: """
      Use it if the database and the sealing key may have been disclosed, after replacing the sealing \
      key. Without it, keys are replaced once a month. Every access token in use becomes invalid: clients get a new \
      one with their refresh token, and sessions stay. Other services reject the old keys as soon as the bus has \
      delivered the change, and running processes of otolith-auth use the new key within half a minute.
      """)

  @Flag(help: "Revoke; without this flag, only show how many keys are trusted.")
  var yes = false

  @OptionGroup var options: SettingsOptions

  func run() async throws {
    let reader = options.reader(of: AuthAssembly.self)
    try await ServiceDatabase<AuthAssembly>.withVerifiedPool(reader) { pool in
      let settings = try ServiceSettings(
        serviceName: AuthAssembly.name, runsAlone: AuthAssembly.runsAlone, reader: reader)
      let clock = try settings.makeClock()
      let keys = SigningKeys(
        pool: pool, events: OutboxPublisher(outbox: Outbox(source: AuthAssembly.name)),
        keyRing: SigningKeyRing(pool: pool, authChannel: nil),
        sealing: try SealingSettings.keys(from: reader))
      guard yes else {
        let count = try await keys.trusted(at: clock.now()).count
        print(
          """
          trusted keys: \(count)
          Nothing was changed; pass --yes to revoke them and every access token in use.
          """)
        throw ExitCode(64)
      }
      let revoked = try await keys.replaceAll(at: clock.now())
      print("\(AuthAssembly.name): \(revoked) keys revoked, a new one created")
    }
  }
}
