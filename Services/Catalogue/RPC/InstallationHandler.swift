import Fields
import Messages
import QuestionnaireWire
import Questionnaires
import RPCServer
import ServiceKit
import Stubs

/// Texts of the installation.
struct InstallationHandler: CatalogueV1.InstallationServiceProtocol {
  let read: ReadInstallationTexts
  let set: SetInstallationTexts
  let clock: any WallClock

  func getInstallationTexts(
    _ request: CatalogueV1.GetInstallationTextsRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetInstallationTextsResponse {
    var checks = FieldChecks()
    let language =
      request.allLanguages ? nil : checks.optionalLanguage(request.language, field: "language")
    try checks.unwrap()
    // An invalid token is an error, as for studies.
    _ = try await context.claimsIfAny
    return try await answering {
      let current = try await read()
      let etag = EntityTag.installation(
        revision: current?.revision,
        viewKey: request.allLanguages ? "*" : language?.description ?? "")
      guard etag.isEmpty || request.etag != etag else {
        return CatalogueV1.GetInstallationTextsResponse(etag: etag, notModified: true)
      }
      let texts = try current.map { try CatalogueV1.InstallationTexts($0) }
      return CatalogueV1.GetInstallationTextsResponse(
        texts: (request.allLanguages ? texts : texts?.localized(language))
          ?? CatalogueV1.InstallationTexts(), etag: etag)
    }
  }

  func setInstallationTexts(
    _ request: CatalogueV1.SetInstallationTextsRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.SetInstallationTextsResponse {
    let claims = try context.claims
    let contents = InstallationContents(request.texts ?? CatalogueV1.InstallationTexts())
    let now = clock.now()
    return try await answering {
      let (texts, isChanged) = try await set(contents, etag: request.etag, by: claims, at: now)
      return CatalogueV1.SetInstallationTextsResponse(
        texts: try CatalogueV1.InstallationTexts(texts),
        etag: EntityTag.installation(revision: texts.revision, viewKey: "*"), changed: isChanged)
    }
  }
}

extension InstallationContents {
  /// Canonical language tags and the order of the kinds, without values that the service sets.
  fileprivate init(_ given: CatalogueV1.InstallationTexts) {
    var message = given.mapTexts(\.withCanonicalLanguages)
    message.defaultLanguage =
      LanguageTag(given.defaultLanguage)?.description ?? given.defaultLanguage
    message.texts.sort { $0.kind.rawValue < $1.kind.rawValue }
    message.revision = 0
    message.updateTime = nil
    self.init(
      definition: InstallationTextsDefinition(message), bytes: message.serialized())
  }
}

extension CatalogueV1.InstallationTexts {
  /// - Throws: `DecodingError`.
  fileprivate init(_ stored: InstallationTexts) throws {
    try self.init(serialized: stored.definition, limits: .stored)
    revision = stored.revision
    updateTime = GoogleProtobuf.Timestamp(stored.publishedAt)
  }

  /// Returns the texts in a reader's language.
  fileprivate func localized(_ language: LanguageTag?) -> CatalogueV1.InstallationTexts {
    let lookup = LanguageLookup(requested: language, studyDefault: defaultLanguage)
    return mapTexts { $0.localized(lookup) }
  }
}
