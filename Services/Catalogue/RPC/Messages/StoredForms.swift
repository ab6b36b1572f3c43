internal import CatalogueApplication
internal import CatalogueDomain
internal import Messages
internal import QuestionnaireWire

extension DecodingLimits {
  static let stored = DecodingLimits(
    sizeMax: StoredFormLimits.sizeMax, depthMax: StoredFormLimits.depthMax,
    elementsMax: StoredFormLimits.elementsMax)
}

extension StoredRevision {
  /// - Throws: `DecodingError`.
  func message() throws -> CatalogueV1.Study {
    try CatalogueV1.Study(serialized: definition, limits: .stored)
  }
}

extension StoredVersion {
  /// - Throws: `DecodingError`.
  func message() throws -> CatalogueV1.Questionnaire {
    try CatalogueV1.Questionnaire(serialized: definition, limits: .stored).withManikinWords
  }
}

extension EntityTag {
  /// Of an answer that has to be made to know whether it changed.
  static func contents(of answer: some Message) -> String { contents(of: answer.serialized()) }
}
