/// Checks that the same item always means comparable answers.
public struct ItemChecker: Sendable {
  public init() {}

  /// Compares the items of a new version with what they were before.
  ///
  /// - Parameters:
  ///   - known: by item id, from the bank and published versions.
  ///   - path: where the questionnaire stands.
  public func check(
    _ questionnaire: QuestionnaireDefinition, against known: [String: AnswerScale],
    at path: FindingPath = FindingPath(), into findings: inout FindingCollector
  ) {
    var scales = known
    for (position, item) in Self.items(of: questionnaire) {
      if let earlier = scales[item.id], let scale = item.scale, earlier != scale {
        findings.add(
          path.item("elements", position).field("question").field("item_id"), .itemRecoded,
          "`\(item.id)` has other codes or another range elsewhere, so answers cannot be compared; "
            + "give the changed question an item id of its own")
      } else if let scale = item.scale {
        scales[item.id] = scale
      }
    }
  }

  /// The items of a questionnaire with what they ask for, by their position.
  static func items(
    of questionnaire: QuestionnaireDefinition
  ) -> [(position: Int, item: (id: String, scale: AnswerScale?))] {
    let structure = QuestionnaireStructure(questionnaire)
    return questionnaire.elements.enumerated().compactMap { position, element in
      guard let id = element.question?.itemID, !id.isEmpty else { return nil }
      return (position, (id, AnswerScale(structure.kinds[position])))
    }
  }

  /// What published items ask for, by item id: the first of each.
  public static func scales(of questionnaire: QuestionnaireDefinition) -> [String: AnswerScale] {
    Dictionary(
      items(of: questionnaire).compactMap { entry in
        entry.item.scale.map { (entry.item.id, $0) }
      },
      uniquingKeysWith: { first, _ in first })
  }
}
