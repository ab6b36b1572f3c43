public import ArgumentParser
import AuthDomain
import Bus
import Messages
public import Postgres
public import ServiceKit
import Stubs

/// `otolith-auth`: accounts, sessions, enrolment with consent, signing keys.
public struct AuthAssembly: ServiceAssembly {
  public static var name: String { "otolith-auth" }
  public static var schema: String { "auth" }
  public static var abstract: String {
    "Keeps accounts and consents, signs people in, and signs access tokens."
  }
  public static var migrations: MigrationSet { AuthMigrations.set }
  public static var settingsHelp: [SettingHelp] { AuthSettings.help }
  public static var extraCommands: [any ParsableCommand.Type] {
    [CreateAdministratorCommand.self, VerifyAuditLogCommand.self]
  }

  public static func problems(in reader: SettingsReader) -> [String] {
    SettingsError.problems { _ = try AuthSettings(reader: reader) }
  }

  public static func make(_ environment: ServiceEnvironment) async throws -> AssembledService {
    let settings = try AuthSettings(reader: environment.reader)
    let transport: any MailTransport =
      switch settings.mail {
      case .smtp(let configuration): SMTPTransport(configuration: configuration)
      case .directory(let path): DirectoryTransport(directory: path)
      }
    let sender = MailSender(
      pool: environment.pool, transport: transport, sender: settings.mailSender,
      clock: environment.clock, logger: environment.logger)
    let core = AuthCore(
      pool: environment.pool, outbox: environment.outbox, clock: environment.clock,
      hasher: environment.passwordHasher,
      keys: SigningKeys(
        pool: environment.pool, outbox: environment.outbox, keyRing: environment.keyRing),
      issuer: environment.settings.tokens.issuer, rules: settings.sessionRules,
      mailSignal: sender.signal)
    return assemble(core: core, sender: sender, environment: environment)
  }

  private static func assemble(
    core: AuthCore, sender: MailSender, environment: ServiceEnvironment
  ) -> AssembledService {
    let studies = StudyDirectory(
      pool: environment.pool,
      catalogue: CatalogueClient(
        channel: environment.channel(to: "otolith-catalogue"), credential: environment.credential,
        logger: environment.logger), logger: environment.logger)
    let housekeeping = Housekeeping(core: core, logger: environment.logger)
    return AssembledService(
      services: [
        AccountHandler(core: core), SessionHandler(core: core),
        EnrolmentHandler(core: core, studies: studies), AdministrationHandler(core: core),
        MembershipHandler(core: core, studies: studies),
        KeyHandler(keys: core.keys, clock: core.clock),
      ],
      consumers: [StudyConsumer(), StudyPasswordConsumer()],
      // Of a key that is published again only the last word counts.
      topics: [Topic(EventsV1.SigningKeyPublished.fullName, retention: .latestPerSubject)],
      background: [
        BackgroundWork(name: "mail") { try await sender.run() },
        BackgroundWork(name: "housekeeping") { try await housekeeping.run() },
      ],
      // Other services want the key before the first token that it signed.
      start: { try await core.keys.renew(at: core.clock.now()) })
  }
}
