extension SheetTable {
  /// Removes rows that are switched off (`disabled`) or hidden by their appearance, groups with
  /// their contents.
  ///
  /// - Returns: the removed rows with the reason; those inside of a removed group, too.
  mutating func removeRowsNotAsked() -> [(row: Row, reason: String)] {
    var removed: [(row: Row, reason: String)] = []
    var (group, depth) = ("", 0)
    rows.removeAll { row in
      let type = RowType(row["type"])
      let begins = type == .beginGroup || type == .beginRepeat
      let ends = type == .endGroup || type == .endRepeat
      if depth > 0 {
        depth += begins ? 1 : ends ? -1 : 0
        if !ends { removed.append((row, "the group `\(group)` is left out, and this row with it")) }
        return true
      }
      guard !ends, let reason = Self.reasonNotAsked(row, type) else { return false }
      (group, depth) = (row["name"], begins ? 1 : 0)
      removed.append(
        (row, begins ? "\(reason); left out with its contents" : "\(reason); left out"))
      return true
    }
    return removed
  }

  private static func reasonNotAsked(_ row: Row, _ type: RowType) -> String? {
    if row.isYes("disabled") { return "the row is switched off by `disabled`" }
    if type != .calculate, XLSFormWord.isNo(row["relevant"]) { return "`relevant` is never true" }
    guard type != .calculate, type != .metadata,
      row["appearance"].split(separator: " ").contains("hidden")
    else { return nil }
    return "the appearance `hidden` keeps it from participants"
  }
}

/// A row of the survey sheet, with the contained rows of a group.
struct SurveyNode {
  var row: SheetTable.Row
  var type: RowType
  var children: [SurveyNode] = []

  /// The words of the row's appearance.
  var appearance: [String] { row["appearance"].split(separator: " ").map(String.init) }

  /// Builds the tree of a sheet. Unbalanced rows are findings.
  static func tree(
    of table: SheetTable, _ findings: SourceFindingCollector, depthMax: Int
  ) -> [SurveyNode] {
    var open: [SurveyNode] = []
    var top: [SurveyNode] = []
    for row in table.rows {
      let text = row["type"]
      guard !text.isEmpty else {
        // Rows without a type are remarks.
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
            "at most \(depthMax) groups may be nested")
          return top
        }
        open.append(node)
      case .endGroup, .endRepeat:
        guard let group = open.popLast() else {
          findings.add(
            "GROUP_NOT_OPEN", at: row.position("type"), place: "survey",
            "`\(text)` has no matching begin row; remove it or add the row that begins the group")
          continue
        }
        if (group.type == .beginGroup) != (node.type == .endGroup) {
          findings.add(
            "GROUP_MISMATCH", at: row.position("type"), place: "survey",
            "`\(text)` closes the `\(group.row["type"])` of line \(group.row.line); they must match"
          )
        }
        append(group, to: &open, or: &top)
      default: append(node, to: &open, or: &top)
      }
    }
    for group in open {
      findings.add(
        "GROUP_NOT_CLOSED", at: group.row.position("type"), place: "survey",
        "the group `\(group.row["name"])` is not closed; add a row `end_group`")
    }
    return top
  }

  private static func append(
    _ node: SurveyNode, to open: inout [SurveyNode], or top: inout [SurveyNode]
  ) {
    if open.isEmpty { top.append(node) } else { open[open.count - 1].children.append(node) }
  }
}
