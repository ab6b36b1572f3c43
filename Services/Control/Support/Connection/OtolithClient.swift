public import Messages
public import RPCClient
public import RPCCore
public import Stubs

/// Addresses of the four services; one per instance.
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
  public let allocations: AuthV1.AllocationServiceClient
  public let administration: AuthV1.AdministrationServiceClient
  public let secondFactors: AuthV1.SecondFactorServiceClient
  public let recovery: AuthV1.RecoveryServiceClient
  public let accountAdministration: AuthV1.AccountAdministrationServiceClient
  public let clientAdministration: AuthV1.ClientAdministrationServiceClient
  public let access: AuthV1.AccessServiceClient
  public let erasures: AuthV1.ErasureServiceClient
  public let messages: AuthV1.MessageServiceClient
  public let newsletters: AuthV1.NewsletterServiceClient
  public let catalogue: CatalogueV1.CatalogueServiceClient
  public let authoring: CatalogueV1.AuthoringServiceClient
  public let installation: CatalogueV1.InstallationServiceClient
  public let drafts: CatalogueV1.DraftServiceClient
  public let library: CatalogueV1.LibraryServiceClient
  public let media: CatalogueV1.MediaServiceClient
  public let projects: CatalogueV1.ProjectServiceClient
  public let answerSheets: IngestionV1.AnswerSheetServiceClient
  public let exports: IngestionV1.ExportServiceClient
  public let figures: IngestionV1.FigureServiceClient
  public let planning: PlanningV1.PlanningServiceClient
  public let oversight: PlanningV1.OversightServiceClient
  public let alerts: PlanningV1.AlertServiceClient
  /// One client per service.
  let ownExports: [OwnExportService: CommonV1.OwnExportServiceClient]
  public let amendments: IngestionV1.AmendmentServiceClient
  public let reviews: IngestionV1.SheetReviewServiceClient
  public let records: IngestionV1.RecordServiceClient
  public let answerFiles: IngestionV1.AnswerFileServiceClient
  public let listening: IngestionV1.ListeningServiceClient
  public let changes: CatalogueV1.ChangeServiceClient
  /// Addresses of the services.
  public let addresses: ServiceAddresses
  /// What the calls of this client have done.
  let record = CallRecord()
  private let channels: [Channel]

  /// - Parameters:
  ///   - tls: returns the TLS settings for a service at these addresses; by default none.
  ///   - retry: calls that are retried when a service cannot be reached; by default none.
  public init(
    _ addresses: ServiceAddresses,
    tls: ([ServerAddress]) -> (any ClientTransportSecurity)? = { _ in nil },
    retry: RetryRules = RetryRules()
  ) {
    var configuration = ChannelConfiguration()
    configuration.retry = retry
    var forCatalogue = configuration
    // Fits a whole questionnaire in all its languages; see `CatalogueLimits`.
    forCatalogue.responseSizeMax = 52 << 20
    let auth = Channel(
      servers: addresses.auth, tls: tls(addresses.auth), configuration: configuration,
      interceptors: [record])
    let catalogue = Channel(
      servers: addresses.catalogue, tls: tls(addresses.catalogue), configuration: forCatalogue,
      interceptors: [record])
    let ingestion = Channel(
      servers: addresses.ingestion, tls: tls(addresses.ingestion), configuration: configuration,
      interceptors: [record])
    let planning = Channel(
      servers: addresses.planning, tls: tls(addresses.planning), configuration: configuration,
      interceptors: [record])
    self.addresses = addresses
    channels = [auth, catalogue, ingestion, planning]
    accounts = AuthV1.AccountServiceClient(auth)
    sessions = AuthV1.SessionServiceClient(auth)
    enrolments = AuthV1.EnrolmentServiceClient(auth)
    memberships = AuthV1.MembershipServiceClient(auth)
    allocations = AuthV1.AllocationServiceClient(auth)
    administration = AuthV1.AdministrationServiceClient(auth)
    secondFactors = AuthV1.SecondFactorServiceClient(auth)
    recovery = AuthV1.RecoveryServiceClient(auth)
    accountAdministration = AuthV1.AccountAdministrationServiceClient(auth)
    clientAdministration = AuthV1.ClientAdministrationServiceClient(auth)
    access = AuthV1.AccessServiceClient(auth)
    erasures = AuthV1.ErasureServiceClient(auth)
    messages = AuthV1.MessageServiceClient(auth)
    newsletters = AuthV1.NewsletterServiceClient(auth)
    self.catalogue = CatalogueV1.CatalogueServiceClient(catalogue)
    authoring = CatalogueV1.AuthoringServiceClient(catalogue)
    installation = CatalogueV1.InstallationServiceClient(catalogue)
    drafts = CatalogueV1.DraftServiceClient(catalogue)
    library = CatalogueV1.LibraryServiceClient(catalogue)
    media = CatalogueV1.MediaServiceClient(catalogue)
    projects = CatalogueV1.ProjectServiceClient(catalogue)
    answerSheets = IngestionV1.AnswerSheetServiceClient(ingestion)
    exports = IngestionV1.ExportServiceClient(ingestion)
    figures = IngestionV1.FigureServiceClient(ingestion)
    amendments = IngestionV1.AmendmentServiceClient(ingestion)
    reviews = IngestionV1.SheetReviewServiceClient(ingestion)
    records = IngestionV1.RecordServiceClient(ingestion)
    answerFiles = IngestionV1.AnswerFileServiceClient(ingestion)
    listening = IngestionV1.ListeningServiceClient(ingestion)
    changes = CatalogueV1.ChangeServiceClient(catalogue)
    self.planning = PlanningV1.PlanningServiceClient(planning)
    oversight = PlanningV1.OversightServiceClient(planning)
    alerts = PlanningV1.AlertServiceClient(planning)
    ownExports = [
      .auth: CommonV1.OwnExportServiceClient(auth),
      .catalogue: CommonV1.OwnExportServiceClient(catalogue),
      .ingestion: CommonV1.OwnExportServiceClient(ingestion),
      .planning: CommonV1.OwnExportServiceClient(planning),
    ]
  }

  public func close() async {
    for channel in channels { await channel.close() }
  }
}
