/// A row of the survey sheet, with the rows in it when it begins a group.
struct SurveyNode {
  var row: SheetTable.Row
  var type: RowType
  var children: [SurveyNode] = []

  /// The words of the row's appearance.
  var appearance: [String] { row["appearance"].split(separator: " ").map(String.init) }

  /// Builds the tree of a sheet. Rows that open and close nothing are findings.
  static func tree(
    of table: SheetTable, _ findings: SourceFindingCollector, depthMax: Int
  ) -> [SurveyNode] {
    var open: [SurveyNode] = []
    var top: [SurveyNode] = []
    for row in table.rows {
      let text = row["type"]
      guard !text.isEmpty else {
        // Rows for people, such as remarks in a column of their own.
        if row.has("name") || row.has("label") {
          findings.add(
            "TYPE_MISSING", at: row.position("name"), place: "survey", "give the row a type")
        }
        continue
      }
      let node = SurveyNode(row: row, type: RowType(text))
      switch node.type {
      case .beginGroup, .beginRepeat:
        if open.count >= depthMax {
          findings.add(
            "GROUPS_TOO_DEEP", at: row.position("type"), place: "survey",
            "at most \(depthMax) groups may stand in each other")
          return top
        }
        open.append(node)
      case .endGroup, .endRepeat:
        guard let group = open.popLast() else {
          findings.add(
            "GROUP_NOT_OPEN", at: row.position("type"), place: "survey",
            "`\(text)` ends nothing; remove the row or add the one that begins the group")
          continue
        }
        if (group.type == .beginGroup) != (node.type == .endGroup) {
          findings.add(
            "GROUP_MISMATCH", at: row.position("type"), place: "survey",
            "`\(text)` ends the `\(group.row["type"])` of line \(group.row.line); use the same word"
          )
        }
        append(group, to: &open, or: &top)
      default: append(node, to: &open, or: &top)
      }
    }
    for group in open {
      findings.add(
        "GROUP_NOT_CLOSED", at: group.row.position("type"), place: "survey",
        "the group `\(group.row["name"])` is not ended; add a row `end_group`")
    }
    return top
  }

  private static func append(
    _ node: SurveyNode, to open: inout [SurveyNode], or top: inout [SurveyNode]
  ) {
    if open.isEmpty { top.append(node) } else { open[open.count - 1].children.append(node) }
  }
}
