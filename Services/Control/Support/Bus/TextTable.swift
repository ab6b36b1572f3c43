/// Rows under headings, in columns as wide as they have to be.
public struct TextTable: Sendable, Hashable {
  public enum Alignment: Sendable {
    case left, right
  }

  private let headings: [(text: String, alignment: Alignment)]
  private var rows: [[String]] = []

  public init(_ headings: [(String, Alignment)]) {
    self.headings = headings.map { ($0.0, $0.1) }
  }

  /// - Parameter cells: one for each heading, as ``PlainLine``: a cell comes from anywhere, and must not reach
  ///   the terminal as a command.
  public mutating func add(_ cells: [String]) { rows.append(cells.map(PlainLine.text)) }

  public var isEmpty: Bool { rows.isEmpty }

  public var lines: [String] {
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

  public static func == (one: TextTable, other: TextTable) -> Bool { one.lines == other.lines }

  public func hash(into hasher: inout Hasher) { hasher.combine(lines) }
}
