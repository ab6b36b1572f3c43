import Messages
import QuestionnaireWire
import Questionnaires

extension PublishableQuestionnaire {
  /// - Parameters:
  ///   - message: cleaned message.
  ///   - byteCount: encoded size, if known.
  init(_ message: CatalogueV1.Questionnaire, byteCount: Int? = nil) {
    self.init(
      definition: QuestionnaireDefinition(message), languages: message.textLanguages,
      byteCount: byteCount ?? message.encodedSize,
      encoded: { stamp in
        var message = message
        message.version = stamp.version
        message.contentHash = stamp.contentHash.hexadecimal
        message.publishTime = GoogleProtobuf.Timestamp(stamp.publishedAt)
        return message.serialized()
      },
      markedSince: { PublishableQuestionnaire(message.markingOutdated(since: $0)) })
  }
}

extension CatalogueV1.Finding {
  init(_ finding: Finding) {
    self.init(
      path: finding.path, reason: finding.reason.rawValue, advice: finding.advice,
      severity: finding.severity == .error ? .error : .warning)
  }
}

/// Decodes drafts, which are stored as messages.
struct QuestionnaireDraftForms: DraftForms {
  /// - Throws: `DecodingError`.
  func publishable(_ contents: DraftContents) throws -> PublishableQuestionnaire {
    PublishableQuestionnaire(
      try contents.message().cleaned, byteCount: contents.bytes.count)
  }
}
