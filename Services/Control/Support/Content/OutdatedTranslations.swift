internal import Messages
internal import QuestionnaireWire
import Questionnaires
import RPCClient
import RPCCore

/// Finds translations that stay unchanged while their source text changes.
///
/// The catalogue marks them when it publishes; the file does not know the previous version.
struct OutdatedTranslations: Sendable {
  /// Maximum number of keys listed for one language; `translations export` lists all.
  private static let keysMax = 5

  private let client: OtolithClient
  private let options: CallOptions

  /// - Parameter options: include the caller's token.
  init(_ client: OtolithClient, options: CallOptions) {
    self.client = client
    self.options = options
  }

  /// Warnings about a questionnaire to be published, one for each language, sorted by tag; none for
  /// the first version.
  ///
  /// - Throws: `RPCError`, see `CatalogueService.GetQuestionnaireVersion`.
  func warnings(for definition: QuestionnaireDefinition) async throws -> [String] {
    guard let newest = try await newest(definition.id) else { return [] }
    return Self.warnings(in: definition.markingOutdated(since: newest))
  }

  static func warnings(in definition: QuestionnaireDefinition) -> [String] {
    var keys: [String: [String]] = [:]
    for text in definition.texts {
      for translation in text.text.translations where translation.isOutdated {
        keys[translation.language, default: []].append(text.key.description)
      }
    }
    return keys.sorted { $0.key < $1.key }.map { language, keys in
      let rest = keys.count > keysMax ? " and \(keys.count - keysMax) more" : ""
      return "\(definition.id): warning: \(FindingReason.translationOutdated.rawValue): "
        + "\(language): translated from an earlier text: "
        + keys.prefix(keysMax).joined(separator: ", ") + rest
        + "; see `translations export \(definition.id) --language \(language)`"
    }
  }

  private func newest(_ id: String) async throws -> QuestionnaireDefinition? {
    do {
      return QuestionnaireDefinition(
        try await client.catalogue.getQuestionnaireVersion(
          CatalogueV1.GetQuestionnaireVersionRequest(questionnaireID: id), options: options))
    } catch let error as RPCError where error.code == .notFound {
      return nil
    }
  }
}
