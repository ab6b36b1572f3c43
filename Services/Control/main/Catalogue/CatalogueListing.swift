import ControlSupport
import Foundation
import Messages

/// What commands that list things print: a table for people, JSON for programs.
struct CatalogueListing<Line: Encodable> {
  let lines: [Line]
  /// Said instead of an empty table.
  let nothing: String

  func tell(asJSON: Bool, _ columns: [String], _ cells: (Line) -> [String]) throws {
    if asJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(lines), as: UTF8.self))
    } else if lines.isEmpty {
      CatalogueConsole.say(nothing)
    } else {
      var table = TextTable(left: columns)
      for line in lines { table.add(cells(line)) }
      for line in table.lines { CatalogueConsole.tell(line) }
    }
  }
}

extension CatalogueV1.LocalizedText {
  /// In the language of the answer, else in the first one that there is; "-" for none.
  var shown: String {
    if !text.isEmpty { return text }
    return translations.first?.text ?? "-"
  }
}
