import Questionnaires

/// Recognises groups that are tables.
extension SurveyReader {
  enum MatrixHead { case group, row }

  /// Returns the head if the rows of a group form one table: all have the same list of choices.
  func matrixHead(_ node: SurveyNode) -> MatrixHead? {
    func list(_ node: SurveyNode) -> RowType? {
      switch node.type {
      case .selectOne(_, false), .selectMultiple(_, false): node.type
      default: nil
      }
    }
    guard node.type == .beginGroup, let first = node.children.first, let type = list(first),
      node.children.allSatisfy({ list($0) == type })
    else { return nil }
    let rules = Set(node.children.map { $0.row["constraint"] })
    if node.appearance.contains("table-list") { return rules.count == 1 ? .group : nil }
    guard first.appearance == ["label"], node.children.count > 1,
      node.children.dropFirst().allSatisfy({ $0.appearance == ["list-nolabel"] })
    else { return nil }
    return Set(node.children.dropFirst().map { $0.row["constraint"] }).count == 1 ? .row : nil
  }

  /// Converts the members to rows; nil if they differ, or one has its own presentation.
  mutating func matrixKind(
    after group: Int, _ head: MatrixHead
  ) -> QuestionDefinition.Kind? {
    let members = elements.indices.suffix(from: group + 1)
    guard let kind = members.first.flatMap({ elements[$0].question?.kind }),
      members.allSatisfy({ elements[$0].question?.kind == kind })
    else { return nil }
    switch kind {
    case .singleChoice, .multipleChoice: break
    default: return nil
    }
    for member in members {
      guard var question = elements[member].question else { continue }
      question.kind = .inherited
      elements[member].content = .question(question)
      if head == .row {
        elements[member].annotations.removeAll { $0.key == XLSFormAnnotation.appearance }
      }
    }
    return kind
  }
}
