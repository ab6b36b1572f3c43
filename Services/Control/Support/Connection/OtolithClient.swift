public import Messages
public import RPC
public import Stubs

/// Where the four services listen.
public struct ServiceAddresses: Sendable {
  public var auth: (host: String, port: Int)
  public var catalogue: (host: String, port: Int)
  public var ingestion: (host: String, port: Int)
  public var planning: (host: String, port: Int)

  public init(
    auth: (host: String, port: Int), catalogue: (host: String, port: Int),
    ingestion: (host: String, port: Int), planning: (host: String, port: Int)
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
  public let administration: AuthV1.AdministrationServiceClient
  public let catalogue: CatalogueV1.CatalogueServiceClient
  public let authoring: CatalogueV1.AuthoringServiceClient
  public let answerSheets: IngestionV1.AnswerSheetServiceClient
  public let exports: IngestionV1.ExportServiceClient
  public let planning: PlanningV1.PlanningServiceClient
  private let channels: [Channel]

  public init(_ addresses: ServiceAddresses, tls: ClientTLS? = nil) {
    let auth = Channel(host: addresses.auth.host, port: addresses.auth.port, tls: tls)
    let catalogue = Channel(
      host: addresses.catalogue.host, port: addresses.catalogue.port, tls: tls)
    let ingestion = Channel(
      host: addresses.ingestion.host, port: addresses.ingestion.port, tls: tls)
    let planning = Channel(host: addresses.planning.host, port: addresses.planning.port, tls: tls)
    channels = [auth, catalogue, ingestion, planning]
    accounts = AuthV1.AccountServiceClient(auth)
    sessions = AuthV1.SessionServiceClient(auth)
    enrolments = AuthV1.EnrolmentServiceClient(auth)
    administration = AuthV1.AdministrationServiceClient(auth)
    self.catalogue = CatalogueV1.CatalogueServiceClient(catalogue)
    authoring = CatalogueV1.AuthoringServiceClient(catalogue)
    answerSheets = IngestionV1.AnswerSheetServiceClient(ingestion)
    exports = IngestionV1.ExportServiceClient(ingestion)
    self.planning = PlanningV1.PlanningServiceClient(planning)
  }

  public func close() async {
    for channel in channels { await channel.close() }
  }
}
