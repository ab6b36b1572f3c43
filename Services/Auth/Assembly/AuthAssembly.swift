package import ArgumentParser
import AuthApplication
import AuthDomain
import AuthEvents
import AuthMail
import AuthRPC
import AuthStore
import Bus
import Logging
package import Postgres
package import ServiceKit

/// `otolith-auth`: accounts, sessions, enrolment with consent, signing keys.
package struct AuthAssembly: ServiceAssembly {
  package static var name: String { "otolith-auth" }
  package static var schema: String { "auth" }
  package static var abstract: String {
    "Keeps accounts and consents, signs people in, and signs access tokens."
  }
  package static var migrations: MigrationSet { AuthMigrations.set }
  package static var settings: [any DefinedSetting] { AuthSettings.all }
  package static var extraCommands: [any ParsableCommand.Type] {
    [CreateAdministratorCommand.self, VerifyAuditLogCommand<AuthAssembly, AuditLog>.self]
  }

  package static func problems(in reader: SettingsReader) -> [String] {
    SettingsError.problems { _ = try AuthSettings(reader: reader) }
  }

  package static func make(_ environment: ServiceEnvironment) async throws -> AssembledService {
    let settings = try AuthSettings(reader: environment.reader)
    let (pool, clock, logger) = (environment.pool, environment.clock, environment.logger)
    let events = OutboxPublisher(outbox: environment.outbox)
    let keys = SigningKeys(
      pool: pool, events: events, keyRing: environment.keyRing, sealing: settings.sealing)
    let studies = StudyCache(
      pool: pool,
      owner: CatalogueStudies(
        CatalogueClient(
          channel: environment.channel(to: "otolith-catalogue"),
          credential: environment.credential, logger: logger)), logger: logger)
    let mail = delivery(settings, pool: pool, clock: clock, logger: logger)
    let housekeeping = Housekeeping(
      keys: keys,
      deleteExpired: DeleteExpired(pool: pool, clock: clock, rules: settings.sessionRules),
      clock: clock, logger: logger)
    let handlers = AuthHandlers(
      pool: pool, studies: studies, events: events, hasher: environment.passwordHasher,
      clock: clock, signingKeys: keys, suspendedAccounts: environment.suspendedAccounts,
      securityEvents: environment.securityEvents,
      running: environment.running,
      rules: settings.sessionRules, mailSignal: mail.signal,
      sendsNewsletters: settings.mailPresentation.newsletterLinks != nil)
    let recordExport = RecordOwnExport(pool: pool, clock: clock)
    let ownExport = OwnExport(environment, sources: OwnRecords.sources(pool)) {
      try await recordExport(of: $0.question.participantID, by: $0.callerID)
    }
    let auditSealing = sealing(settings, environment)
    try await keys.check()
    try await auditSealing.check()
    var assembled = AssembledService(
      services: [
        handlers.accounts, handlers.sessions, handlers.enrolments, handlers.administration,
        handlers.accountAdministration, handlers.memberships, handlers.keys, handlers.recovery,
        handlers.erasures, handlers.ownAccounts, handlers.messages, handlers.consents,
        handlers.newsletters,
        OwnExportHandler(
          export: ownExport,
          requireSession: RequireLivingSession(
            pool: pool, clock: clock, rules: settings.sessionRules)),
      ],
      consumers: [
        StudyConsumer(), StudyPasswordConsumer(), ConsentTextConsumer(), RetentionConsumer(),
        ErasureReceiptConsumer(clock: clock, logger: logger),
        PromptMailConsumer(mailPrompt: MailPrompt(signal: mail.signal), clock: clock),
      ],
      topics: AuthTopics.all,
      background: [
        BackgroundWork(name: "mail") { try await mail.run() },
        BackgroundWork(name: "housekeeping") { try await housekeeping.run() },
        BackgroundWork(name: "audit seals") { try await auditSealing.run() },
        RetentionWork(environment, events: events).background,
        ErasureWatch(pool: pool, clock: clock, logger: logger).background,
      ],
      // Other services should have the key before the first token that it signed.
      start: { try await keys.renew(at: clock.now()) })
    assembled.personalTraces = PersonalTraces(
      topics: AuthTopics.ofParticipants, tables: ["accounts"]
    ) { try await ErasureRequestStore().areDone(allBut: name, $0, on: $1) }
    if let mails = settings.returnedMails {
      assembled.background.append(ReturnedMailWork(environment, mails: mails).background)
    }
    assembled.measurements = [mail.metrics.measurement]
    assembled.writtenFolders = settings.mail.folders
    limitPeers(settings.peerLimits, &assembled)
    return assembled
  }

  /// - Parameter limits: until others are in effect.
  private static func limitPeers(_ limits: PeerLimits, _ assembled: inout AssembledService) {
    let limits = InEffect(limits)
    assembled.authorizers = [PeerRateLimiter(limits: limits)]
    assembled.adopt = {
      var reader = $0
      limits.adopt(AuthSettings.peerLimits(&reader))
    }
  }

  private static func sealing(
    _ settings: AuthSettings, _ environment: ServiceEnvironment
  ) -> AuditSealing {
    AuditSealing(
      pool: environment.pool, keys: settings.auditKeys, clock: environment.clock,
      logger: environment.logger
    ) { [AuditSealing.End(log: name, head: try await AuditLog().head(on: $0))] }
  }

  private static func delivery(
    _ settings: AuthSettings, pool: PostgresPool, clock: any WallClock, logger: Logger
  ) -> MailDelivery {
    let metrics = MailMetrics(pool: pool, clock: clock)
    return MailDelivery(
      answerRequests: AnswerMailRequests(pool: pool, clock: clock),
      queueNewsletters: QueueNewsletters(pool: pool, clock: clock),
      deliver: DeliverMail(
        pool: pool, transport: transport(settings.mail), sender: settings.mailSender,
        presentation: settings.mailPresentation, readsReturned: settings.returnedMails != nil,
        clock: clock, logger: logger, onOutcome: metrics.note),
      signal: MailSignal(), metrics: metrics, logger: logger)
  }

  private static func transport(_ settings: AuthSettings.Mail) -> any MailTransport {
    switch settings {
    case .smtp(let configuration): SMTPTransport(configuration: configuration)
    case .directory(let path): DirectoryTransport(directory: path)
    }
  }
}
