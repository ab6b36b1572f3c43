import Messages

/// The methods that pages may call: all unary ones of the four services, found by the descriptors of
/// their proto files.
struct MethodTable: Sendable {
  struct Method: Sendable {
    /// Full name of the gRPC service.
    let service: String
    let name: String
    /// Name of the program that answers it, e.g. `otolith-auth`.
    let program: String
    let types: MessageSchema.Method
  }

  let schema: MessageSchema

  /// Declarations of all services. Files that they import are found by themselves.
  private static let files: [ProtoFile] = [
    AuthV1.authFile, AuthV1.accessFile, AuthV1.accountsFile, AuthV1.allocationFile,
    AuthV1.clientsFile, AuthV1.consentFile, AuthV1.erasureFile, AuthV1.messagesFile,
    AuthV1.newslettersFile,
    AuthV1.ownAccountFile, AuthV1.providerSignInFile, AuthV1.recoveryFile,
    AuthV1.secondFactorFile,
    CatalogueV1.catalogueFile, CatalogueV1.changesFile, CatalogueV1.draftsFile,
    CatalogueV1.libraryServiceFile, CatalogueV1.mediaFile, CatalogueV1.projectsFile,
    CatalogueV1.textsFile,
    IngestionV1.amendmentsFile, IngestionV1.draftsFile, IngestionV1.figuresFile,
    IngestionV1.filesFile,
    IngestionV1.ingestionFile, IngestionV1.listeningFile, IngestionV1.pseudonymsFile,
    IngestionV1.recordsFile, IngestionV1.resultsFile, IngestionV1.reviewsFile,
    IngestionV1.settingsFile,
    IngestionV1.sharingFile, IngestionV1.cliniciansFile, IngestionV1.standingFile,
    PlanningV1.alertsFile, PlanningV1.deliveryFile, PlanningV1.oversightFile,
    PlanningV1.planningFile,
  ]

  /// The refresh token of a page is not known to it.
  private static let kept: Set<String> = ["/otolith.auth.v1.SessionService/Refresh"]

  /// - Throws: `DecodingError` for an invalid descriptor.
  init() throws { schema = try MessageSchema(Self.files) }

  /// Paths of all methods that pages may call.
  var paths: [String] { schema.methodPaths.filter { self[$0] != nil }.sorted() }

  /// Finds a method by a path such as `/otolith.auth.v1.KeyService/GetKeys`; nil for an unknown
  /// method, one with a stream, and one that pages may not call.
  subscript(path: String) -> Method? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, !Self.kept.contains(path), let types = schema.method(path),
      !types.isStreaming
    else { return nil }
    // `otolith.auth.v1.KeyService`
    let words = parts[1].split(separator: ".")
    guard words.count > 2, words[0] == "otolith" else { return nil }
    return Method(
      service: String(parts[1]), name: String(parts[2]), program: "otolith-\(words[1])",
      types: types)
  }
}
