package import ArgumentParser
package import Bus
import Logging
package import Postgres
package import ServiceKit

/// `otolith-auth`: accounts, sessions, enrolment with consent, signing keys.
package struct AuthAssembly: ServiceAssembly {
  package static var name: String { "otolith-auth" }
  package static var schema: String { "auth" }
  package static var abstract: String {
    "Manages accounts, consents and sign-in, and issues access tokens."
  }
  package static var migrations: MigrationSet {
    MigrationSet(
      name: "auth", files: SQLFiles.all, folder: "Store/Migrations",
      requirements: [Partitions.migrations])
  }
  package static var topics: [Topic] { AuthTopics.all }
  package static var personalTopics: Set<String> { AuthTopics.ofParticipants }
  package static var settings: [any DefinedSetting] { AuthSettings.all }
  package static var extraCommands: [any ParsableCommand.Type] {
    [
      CreateAdministratorCommand.self, RotateSigningKeysCommand.self,
      VerifyAuditLogCommand<AuthAssembly, AuditLog>.self,
    ]
  }

  package static func problems(in reader: SettingsReader) -> [String] {
    SettingsError.problems { _ = try AuthSettings(reader: reader) }
  }

  package static func unusableServers(in reader: SettingsReader) async -> [String] {
    guard let settings = try? AuthSettings(reader: reader), case .smtp(let mail) = settings.mail
    else { return [] }
    do {
      try await SMTPTransport(configuration: mail).probe()
      return []
    } catch {
      return ["OTOLITH_SMTP_URL: no mail can be delivered to \(mail.url): \(error)"]
    }
  }

  package static func make(_ environment: ServiceEnvironment) async throws -> AssembledService {
    let settings = try AuthSettings(reader: environment.reader)
    let provider = settings.provider.map { OpenIDProvider($0.client) }
    let auth = authEnvironment(
      environment, settings, provider: provider,
      sealing: try SealingSettings.keys(from: environment.reader))
    let (keys, logger) = (auth.keys, environment.logger)
    let mail = delivery(settings, auth, logger: logger)
    let auditSealing = AuditSealing(
      of: AuditLog.self, pool: auth.pool, keys: settings.auditKeys, clock: auth.clock,
      logger: logger)
    try await keys.check()
    try await auditSealing.check()
    var assembled = AssembledService(
      services: [
        AccountHandler(environment: auth), SessionHandler(environment: auth),
        EnrolmentHandler(environment: auth), AdministrationHandler(environment: auth),
        AccountAdministrationHandler(environment: auth), MembershipHandler(environment: auth),
        AllocationHandler(environment: auth),
        KeyHandler(environment: auth), RecoveryHandler(environment: auth),
        ErasureHandler(environment: auth), OwnAccountHandler(environment: auth),
        MessageHandler(environment: auth), ConsentHandler(environment: auth),
        NewsletterHandler(environment: auth), AccessHandler(environment: auth),
        SecondFactorHandler(environment: auth), ProviderSignInHandler(environment: auth),
        ClientAdministrationHandler(environment: auth), ClientTokenHandler(environment: auth),
        ownExport(environment, auth),
      ],
      consumers: [
        StudyConsumer(), StudyPasswordConsumer(),
        ErasureReceiptConsumer(clock: auth.clock, logger: logger),
      ] + mailConsumers(auth),
      background: [
        BackgroundWork(name: "mail") { try await mail.run() },
        Housekeeping(environment: auth, logger: logger).background,
        BackgroundWork(name: "audit seals") { try await auditSealing.run() },
        RetentionWork(environment: auth, logger: logger).background,
        ConsentEndWork(environment: auth, logger: logger).background,
        ErasureWatch(environment: auth, logger: logger).background,
      ],
      // Publish the key to the other services before the first token is signed with it.
      start: {
        try await keys.renew(at: auth.clock.now())
        for codes in [
          auth.mails.codes, auth.invitations.codes, auth.secondFactors.secrets,
          auth.allocations.codes,
        ] {
          try await auth.pool.write { try await codes.reseal(on: $0) }
        }
      })
    assembled.personalTraces = PersonalTraces(
      topics: personalTopics, tables: ["accounts"]
    ) { [isJournaled = settings.erasureJournal != nil] in
      try await $1.answer(
        to: ErasureRequestStore.areDone(allBut: name, isJournaled: isJournaled, $0))
    }
    if let journal = settings.erasureJournal {
      assembled.background.append(journaling(journal, auth, logger: logger))
    }
    if let provider { assembled.background.append(refreshing(provider, logger: logger)) }
    if let mails = settings.returnedMails {
      assembled.background.append(
        ReturnedMailWork(environment: auth, mails: mails, logger: logger).background)
    }
    assembled.measurements = [mail.metrics.measurement]
    assembled.writtenFolders = settings.mail.folders
    limitPeers(settings.peerLimits, &assembled)
    return assembled
  }

  /// Consumers of requests for mails.
  private static func mailConsumers(_ auth: AuthEnvironment) -> [any EventConsumer] {
    [
      PromptMailConsumer(
        mailPrompt: MailPrompt(signal: auth.mailSignal, mails: auth.mails), clock: auth.clock,
        events: auth.events),
      AlertMailConsumer(
        mailAlert: MailAlert(signal: auth.mailSignal, mails: auth.mails), clock: auth.clock,
        events: auth.events),
    ]
  }

  private static func refreshing(_ provider: OpenIDProvider, logger: Logger) -> BackgroundWork {
    BackgroundWork(name: "sign-in provider") {
      // /readyz, status and the metrics name this work while it fails.
      try await OutageLog("reading the configuration of the sign-in provider", logger: logger)
        .repeating(every: OpenIDProvider.refreshInterval) { try await provider.refresh() }
    }
  }

  private static func authEnvironment(
    _ environment: ServiceEnvironment, _ settings: AuthSettings, provider: OpenIDProvider?,
    sealing: SealingKeys
  ) -> AuthEnvironment {
    let (pool, logger) = (environment.pool, environment.logger)
    let events = OutboxPublisher(outbox: environment.outbox)
    let owner = CatalogueStudies(
      CatalogueClient(
        channel: environment.channel(to: "otolith-catalogue"),
        credential: environment.credential, logger: logger))
    return AuthEnvironment(
      pool: pool, clock: environment.clock, rules: settings.sessionRules, events: events,
      hasher: environment.passwordHasher, securityEvents: environment.securityEvents,
      suspendedAccounts: environment.suspendedAccounts,
      studies: StudyCache(pool: pool, owner: owner, logger: logger),
      keys: SigningKeys(
        pool: pool, events: events, keyRing: environment.keyRing, sealing: sealing),
      sealing: sealing,
      running: environment.running, name: settings.mailPresentation.name,
      sendsNewsletters: settings.mailPresentation.newsletterLinks != nil,
      provider: provider.flatMap { provider in
        settings.provider.map {
          ConfiguredProvider(provider: provider, rules: $0.rules, logger: logger)
        }
      })
  }

  private static func ownExport(
    _ environment: ServiceEnvironment, _ auth: AuthEnvironment
  ) -> OwnExportHandler {
    let export = OwnExport(environment, sources: OwnRecords.sources(auth.pool)) {
      try await RecordOwnExport(environment: auth)(
        of: $0.question.participantID, by: $0.callerID)
    }
    return OwnExportHandler(export) { claims, export in
      try await answering {
        try await auth.requireLivingSession(claims)
        try await export()
      }
    }
  }

  private static func journaling(
    _ journal: ErasureJournal, _ auth: AuthEnvironment, logger: Logger
  ) -> BackgroundWork {
    BackgroundWork(name: "erasure journal") {
      let outages = OutageLog("writing the erasure journal", logger: logger)
      try await outages.repeating(every: .seconds(5)) {
        while try await JournalErasures(journal: journal)(on: auth.pool) > 0 {}
      }
    }
  }

  package static func hasLostErasures(
    reader: SettingsReader, on pool: PostgresPool
  ) async throws -> Bool {
    var reader = reader
    guard let path = reader.read(AuthSettings.erasureJournal) else { return false }
    return try await JournalErasures(journal: ErasureJournal(path: path)).hasLost(on: pool)
  }

  /// Publishes the erasures of the journal that the restored database has lost.
  package static func prepareAcceptance(
    reader: SettingsReader, on connection: PostgresConnection
  ) async throws -> String {
    var reader = reader
    guard let path = reader.read(AuthSettings.erasureJournal) else {
      return "OTOLITH_ERASURE_JOURNAL_FILE is not set: request the erasures since the backup again"
    }
    let (erasures, unreadable) = try await JournalErasures(journal: ErasureJournal(path: path))
      .missing(on: connection)
    let outbox = Outbox(source: name)
    for erasure in erasures {
      try await outbox.publish([erasure.repeated(by: name)], on: connection)
    }
    return "\(erasures.count) erasures of the journal will be repeated"
      + (unreadable > 0 ? "; \(unreadable) lines of \(path) are not readable" : "")
  }

  /// - Parameter limits: initial limits, until a reload.
  private static func limitPeers(_ limits: PeerLimits, _ assembled: inout AssembledService) {
    let limits = InEffect(limits)
    assembled.authorizers = [PeerRateLimiter(limits: limits)]
    assembled.adopt = {
      var reader = $0
      limits.adopt(AuthSettings.peerLimits(&reader))
    }
  }

  private static func delivery(
    _ settings: AuthSettings, _ auth: AuthEnvironment, logger: Logger
  ) -> MailDelivery {
    let metrics = MailMetrics(environment: auth)
    let server = OutageLog("delivering mails to the mail server", logger: logger)
    return MailDelivery(
      environment: auth,
      deliver: DeliverMail(
        environment: auth, transport: transport(settings.mail), sender: settings.mailSender,
        presentation: settings.mailPresentation, readsReturned: settings.returnedMails != nil,
        logger: logger, onOutcome: metrics.note,
        // Each attempt that fails is logged by itself.
        onServerState: { $0 ? server.succeeded() : server.failed { _ in } }),
      metrics: metrics, logger: logger)
  }

  private static func transport(_ settings: AuthSettings.Mail) -> any MailTransport {
    switch settings {
    case .smtp(let configuration): SMTPTransport(configuration: configuration)
    case .directory(let path): DirectoryTransport(directory: path)
    }
  }
}
