internal import Messages
internal import Questionnaires

/// A questionnaire version that is about to be published: complete, with number, hash and time.
struct NewVersion: Sendable {
  var message: CatalogueV1.Questionnaire
  var definition: QuestionnaireDefinition
  /// 32 bytes.
  var hash: [UInt8]
  /// The version before; 0: none.
  var previous: UInt32
}
