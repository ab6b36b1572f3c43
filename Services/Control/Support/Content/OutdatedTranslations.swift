internal import Messages
internal import QuestionnaireWire
public import Questionnaires
public import RPCClient
import RPCCore

/// Which translations stay as they are while the wording that they were made from changes.
///
/// The catalogue marks them when it publishes; a file knows nothing of the version before.
public struct OutdatedTranslations: Sendable {
  /// Keys named for one language; all stand in what `translations export` writes.
  private static let keysMax = 5

  private let client: OtolithClient
  private let options: CallOptions

  /// - Parameter options: with the caller's token.
  public init(_ client: OtolithClient, options: CallOptions) {
    self.client = client
    self.options = options
  }

  /// A line for each language of a questionnaire that is about to be published, in the order of the
  /// tags; none when it has no version yet.
  ///
  /// - Throws: `RPCError`, see `CatalogueService.GetQuestionnaireVersion`.
  public func warnings(for definition: QuestionnaireDefinition) async throws -> [String] {
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
        + "\(language): of an earlier wording: "
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
