internal import CatalogueApplication
internal import Messages
internal import QuestionnaireWire
internal import Questionnaires

extension PublishableQuestionnaire {
  /// - Parameters:
  ///   - message: cleaned.
  ///   - byteCount: of the message, where it is known.
  init(_ message: CatalogueV1.Questionnaire, byteCount: Int? = nil) {
    self.init(
      definition: QuestionnaireDefinition(message), languages: message.textLanguages,
      byteCount: byteCount ?? message.serialized().count,
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
