import Messages
import Serialization

/// Messages of the API as JSON, by protocol buffers' own mapping (``MessageSchema``).
///
/// All fields are present, including 0, `""`, `false` and `[]`, except unset messages and members
/// of a oneof.
enum MessageJSON {
  /// - Parameter isPretty: whether to use several lines.
  static func text(_ message: some Message, isPretty: Bool = true) -> String {
    var writer = JSONWriter(isPretty: isPretty)
    write(message, to: &writer)
    return writer.text
  }

  /// Returns the messages as one array.
  static func text(_ messages: [some Message], isPretty: Bool = true) -> String {
    var writer = JSONWriter(isPretty: isPretty)
    writer.array { writer in
      for message in messages { write(message, to: &writer) }
    }
    return writer.text
  }

  static func write<M: Message>(_ message: M, to writer: inout JSONWriter) {
    do {
      try schema.writeJSON(
        message.serialized(), of: M.fullName, printsDefaults: true, to: &writer)
    } catch {
      preconditionFailure("\(M.fullName) cannot read its own wire form: \(error)")
    }
  }

  /// Every file with a service; their imports belong to the schema, too.
  static let files = [
    AuthV1.accessFile, AuthV1.accountsFile, AuthV1.allocationFile, AuthV1.authFile,
    AuthV1.clientsFile, AuthV1.consentFile, AuthV1.erasureFile, AuthV1.messagesFile,
    AuthV1.newslettersFile,
    AuthV1.ownAccountFile, AuthV1.providerSignInFile, AuthV1.recoveryFile,
    AuthV1.secondFactorFile,
    CatalogueV1.catalogueFile, CatalogueV1.changesFile, CatalogueV1.draftsFile,
    CatalogueV1.libraryServiceFile, CatalogueV1.mediaFile, CatalogueV1.projectsFile,
    CatalogueV1.textsFile, CommonV1.ownExportFile,
    IngestionV1.amendmentsFile, IngestionV1.draftsFile, IngestionV1.figuresFile,
    IngestionV1.filesFile,
    IngestionV1.ingestionFile,
    IngestionV1.listeningFile, IngestionV1.recordsFile, IngestionV1.reviewsFile,
    IngestionV1.settingsFile, IngestionV1.standingFile, PlanningV1.alertsFile,
    PlanningV1.deliveryFile, PlanningV1.oversightFile,
    PlanningV1.planningFile,
  ]

  static let schema: MessageSchema = {
    do {
      return try MessageSchema(files)
    } catch {
      preconditionFailure("a descriptor of the generator is invalid: \(error)")
    }
  }()
}
