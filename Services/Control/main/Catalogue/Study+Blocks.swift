import Messages

extension CatalogueV1.Study {
  /// Lets nothing block any more.
  ///
  /// - Returns: the questionnaires that did.
  mutating func liftBlocks() -> [String] {
    let blocking = questionnaires.indices.filter { questionnaires[$0].blocking }
    for position in blocking { questionnaires[position].blocking = false }
    return blocking.map { questionnaires[$0].questionnaireID }
  }
}
