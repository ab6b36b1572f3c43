import IngestionDomain

extension QuestionnaireCache {
  /// The newest ones: what was asked long ago and answered never is of no interest.
  private static var versionsMax: Int { 100 }

  /// Does nothing where it cannot be said.
  ///
  /// - Parameter current: the newest version that is looked at.
  /// - Throws: ``IngestionError`` `.elementUnknown` where no version has the question; `PostgresError`.
  func requireElement(
    _ elementID: String, of questionnaireID: String, upTo current: UInt32
  ) async throws {
    let known = try await definitions(
      of: Set(
        (1...max(current, 1)).suffix(Self.versionsMax).map {
          QuestionnaireVersion(questionnaireID: questionnaireID, version: $0)
        }))
    for resolution in known.values {
      switch resolution {
      case .known(let definition):
        if definition.questions.contains(where: { $0.elementID == elementID }) { return }
      case .unavailable: return
      case .unknown: break
      }
    }
    throw IngestionError.elementUnknown(
      questionnaireID: questionnaireID, elementID: elementID)
  }
}
