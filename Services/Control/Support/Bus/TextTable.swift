/// A table of text with aligned columns.
struct TextTable: Sendable, Hashable {
  enum Alignment: Sendable {
    case left, right
  }

  private let headings: [(text: String, alignment: Alignment)]
  private var rows: [[String]] = []

  init(_ headings: [(String, Alignment)]) {
    self.headings = headings.map { ($0.0, $0.1) }
  }

  /// - Parameter cells: one for each heading. ``LogSafeText`` removes control characters, so that no
  ///   cell reaches the terminal as a command.
  mutating func add(_ cells: [String]) { rows.append(cells.map(LogSafeText.text)) }

  var isEmpty: Bool { rows.isEmpty }

  var lines: [String] {
    let all = [headings.map(\.text)] + rows
    let widths = headings.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { cells in
      let padded = cells.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return headings[column].alignment == .left ? cell + space : space + cell
      }
      let line = padded.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  static func == (one: TextTable, other: TextTable) -> Bool { one.lines == other.lines }

  func hash(into hasher: inout Hasher) { hasher.combine(lines) }
}
