/// Checks that the same item always has comparable answers.
public struct ItemChecker: Sendable {
  public init() {}

  /// Compares the items of a new version with their previous scales.
  ///
  /// - Parameters:
  ///   - known: scales by item id, from the bank and published versions.
  ///   - path: path of the questionnaire.
  public func check(
    _ questionnaire: QuestionnaireDefinition, against known: [String: AnswerScale],
    at path: FindingPlace
  ) {
    var scales = known
    for (position, item) in Self.items(of: questionnaire) {
      if let earlier = scales[item.id], let scale = item.scale, earlier != scale {
        path.item("elements", position).field("question").field("item_id").add(
          .itemRecoded,
          "`\(item.id)` has other codes or another range elsewhere, so answers are not comparable; "
            + "give the changed question its own item id")
      } else if let scale = item.scale {
        scales[item.id] = scale
      }
    }
  }

  /// Returns the items of a questionnaire with their scales by position.
  static func items(
    of questionnaire: QuestionnaireDefinition
  ) -> [(position: Int, item: (id: String, scale: AnswerScale?))] {
    let structure = QuestionnaireStructure(questionnaire)
    return questionnaire.elements.enumerated().compactMap { position, element in
      guard let id = element.question?.itemID, !id.isEmpty else { return nil }
      return (position, (id, AnswerScale(structure.kinds[position])))
    }
  }

  /// Returns the scales of published items by item id; the first of each.
  public static func scales(of questionnaire: QuestionnaireDefinition) -> [String: AnswerScale] {
    Dictionary(
      items(of: questionnaire).compactMap { entry in
        entry.item.scale.map { (entry.item.id, $0) }
      },
      uniquingKeysWith: { first, _ in first })
  }
}
