internal import Serialization

/// Cells of a row without a field in the model, as a JSON object of strings by column name. Kept
/// for the conversion back.
struct TableCells {
  private(set) var cells: [(name: String, text: String)]

  /// - Parameter cells: with distinct names.
  init(_ cells: [(name: String, text: String)]) { self.cells = cells }

  /// - Returns: nil unless it is one flat object of strings.
  init?(json: String) {
    guard let members = try? JSONParser.parse(Array(json.utf8), file: "").members else {
      return nil
    }
    var cells: [(name: String, text: String)] = []
    for member in members {
      guard let text = member.value.string else { return nil }
      cells.append((member.name, text))
    }
    self.cells = cells
  }

  subscript(name: String) -> String? { cells.first { $0.name == name }?.text }

  var json: String {
    JSONWriter.line(.object(cells.map { JSONValue.Member($0.name, .string($0.text)) }))
  }
}
