/// Removes the appearance of a group, which an element implies.
extension SurveyNode {
  static func withoutFieldList(_ node: SurveyNode) -> SurveyNode {
    node.replacingAppearance { $0 != "field-list" }
  }

  static func withoutMatrix(_ node: SurveyNode) -> SurveyNode {
    node.replacingAppearance { $0 != "table-list" && $0 != "field-list" }
  }

  private func replacingAppearance(_ isKept: (String) -> Bool) -> SurveyNode {
    var node = self
    node.row.replace("appearance", with: appearance.filter(isKept).joined(separator: " "))
    return node
  }
}
