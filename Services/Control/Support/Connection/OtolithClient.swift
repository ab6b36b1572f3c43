public import Messages
public import RPCClient
public import RPCCore
public import Stubs

/// Where the four services listen, each at one address or, with several instances, at more.
public struct ServiceAddresses: Sendable {
  public var auth: [ServerAddress]
  public var catalogue: [ServerAddress]
  public var ingestion: [ServerAddress]
  public var planning: [ServerAddress]

  public init(
    auth: [ServerAddress], catalogue: [ServerAddress], ingestion: [ServerAddress],
    planning: [ServerAddress]
  ) {
    self.auth = auth
    self.catalogue = catalogue
    self.ingestion = ingestion
    self.planning = planning
  }
}

/// Generated clients of all four services, each over one lazily opened connection.
public struct OtolithClient: Sendable {
  public let accounts: AuthV1.AccountServiceClient
  public let sessions: AuthV1.SessionServiceClient
  public let enrolments: AuthV1.EnrolmentServiceClient
  public let memberships: AuthV1.MembershipServiceClient
  public let administration: AuthV1.AdministrationServiceClient
  public let recovery: AuthV1.RecoveryServiceClient
  public let accountAdministration: AuthV1.AccountAdministrationServiceClient
  public let erasures: AuthV1.ErasureServiceClient
  public let messages: AuthV1.MessageServiceClient
  public let newsletters: AuthV1.NewsletterServiceClient
  public let catalogue: CatalogueV1.CatalogueServiceClient
  public let authoring: CatalogueV1.AuthoringServiceClient
  public let drafts: CatalogueV1.DraftServiceClient
  public let library: CatalogueV1.LibraryServiceClient
  public let projects: CatalogueV1.ProjectServiceClient
  public let answerSheets: IngestionV1.AnswerSheetServiceClient
  public let exports: IngestionV1.ExportServiceClient
  public let planning: PlanningV1.PlanningServiceClient
  public let oversight: PlanningV1.OversightServiceClient
  public let ownAuth: AuthV1.OwnExportServiceClient
  public let ownCatalogue: CatalogueV1.OwnExportServiceClient
  public let ownIngestion: IngestionV1.OwnExportServiceClient
  public let ownPlanning: PlanningV1.OwnExportServiceClient
  public let amendments: IngestionV1.AmendmentServiceClient
  public let records: IngestionV1.RecordServiceClient
  public let listening: IngestionV1.ListeningServiceClient
  public let changes: CatalogueV1.ChangeServiceClient
  /// Where the services are looked for.
  public let addresses: ServiceAddresses
  private let channels: [Channel]

  /// - Parameters:
  ///   - tls: how a service at these addresses is called; by default without TLS.
  ///   - retry: which calls are sent again when a service cannot be reached; by default none.
  public init(
    _ addresses: ServiceAddresses,
    tls: ([ServerAddress]) -> (any ClientTransportSecurity)? = { _ in nil },
    retry: RetryRules = RetryRules()
  ) {
    var configuration = ChannelConfiguration()
    configuration.retry = retry
    var forCatalogue = configuration
    // A whole questionnaire in all its languages; see `CatalogueLimits`.
    forCatalogue.responseSizeMax = 52 << 20
    let auth = Channel(
      servers: addresses.auth, tls: tls(addresses.auth), configuration: configuration)
    let catalogue = Channel(
      servers: addresses.catalogue, tls: tls(addresses.catalogue), configuration: forCatalogue)
    let ingestion = Channel(
      servers: addresses.ingestion, tls: tls(addresses.ingestion), configuration: configuration)
    let planning = Channel(
      servers: addresses.planning, tls: tls(addresses.planning), configuration: configuration)
    self.addresses = addresses
    channels = [auth, catalogue, ingestion, planning]
    accounts = AuthV1.AccountServiceClient(auth)
    sessions = AuthV1.SessionServiceClient(auth)
    enrolments = AuthV1.EnrolmentServiceClient(auth)
    memberships = AuthV1.MembershipServiceClient(auth)
    administration = AuthV1.AdministrationServiceClient(auth)
    recovery = AuthV1.RecoveryServiceClient(auth)
    accountAdministration = AuthV1.AccountAdministrationServiceClient(auth)
    erasures = AuthV1.ErasureServiceClient(auth)
    messages = AuthV1.MessageServiceClient(auth)
    newsletters = AuthV1.NewsletterServiceClient(auth)
    self.catalogue = CatalogueV1.CatalogueServiceClient(catalogue)
    authoring = CatalogueV1.AuthoringServiceClient(catalogue)
    drafts = CatalogueV1.DraftServiceClient(catalogue)
    library = CatalogueV1.LibraryServiceClient(catalogue)
    projects = CatalogueV1.ProjectServiceClient(catalogue)
    answerSheets = IngestionV1.AnswerSheetServiceClient(ingestion)
    exports = IngestionV1.ExportServiceClient(ingestion)
    amendments = IngestionV1.AmendmentServiceClient(ingestion)
    records = IngestionV1.RecordServiceClient(ingestion)
    listening = IngestionV1.ListeningServiceClient(ingestion)
    changes = CatalogueV1.ChangeServiceClient(catalogue)
    self.planning = PlanningV1.PlanningServiceClient(planning)
    oversight = PlanningV1.OversightServiceClient(planning)
    ownAuth = AuthV1.OwnExportServiceClient(auth)
    ownCatalogue = CatalogueV1.OwnExportServiceClient(catalogue)
    ownIngestion = IngestionV1.OwnExportServiceClient(ingestion)
    ownPlanning = PlanningV1.OwnExportServiceClient(planning)
  }

  public func close() async {
    for channel in channels { await channel.close() }
  }
}
