internal import Questionnaires

/// The columns of the older generation of codebooks, which have no codes of their own (`key_1`…):
/// code and text of an option share a cell (`77 = I don't know`).
///
/// Its columns are told by the shape of the header, since their names follow the languages of the
/// authors: behind each `item_xx` stand the answers, numbered from 1 under any name (`antwort_1`,
/// `respuesta_1`, `xx_1`), and behind these, up to the next item, remarks about inventory, licence
/// and availability under any name or none. The variable's column is called `label`.
struct CodebookOlderColumns {
  /// Columns of the answers by their number, by the column of their items.
  private var answers: [Int: [Int: Int]] = [:]
  private var variable: Int?
  /// Names that codebooks know, before the first item.
  private static let fixed: Set<String> = [
    "elementtype", "questiontype", "min", "max", "step", "required",
  ]
  private static let variables = ["variable", "label", "name"]
  /// Everything else.
  private(set) var remarks: Set<Int> = []

  /// - Parameter names: of all columns.
  /// - Returns: nil for a codebook of the newer generation.
  init?(_ names: [String]) {
    let names = names.map { $0.lowercased() }
    let items = names.indices.filter { names[$0].hasPrefix("item_") }
    guard let first = items.first, !names.contains(where: { Self.number($0, after: "key") != nil })
    else { return nil }
    variable = Self.variables.lazy.compactMap { names[..<first].firstIndex(of: $0) }.first
    var known = Set(names[..<first].indices.filter { Self.fixed.contains(names[$0]) } + items)
    if let variable { known.insert(variable) }
    for (item, next) in zip(items, items.dropFirst() + [names.count]) {
      let columns = Self.answers(names, item + 1..<next)
      answers[item] = columns
      known.formUnion(columns.values)
    }
    remarks = Set(names.indices).subtracting(known)
  }

  /// The run of columns behind an item that have one name and rising numbers.
  private static func answers(_ names: [String], _ columns: Range<Int>) -> [Int: Int] {
    var found: [Int: Int] = [:]
    var last = 0
    var prefix: Substring?
    for column in columns {
      let digits = names[column].utf8.reversed().prefix { (0x30...0x39).contains($0) }.count
      guard digits > 0, let number = Int(names[column].suffix(digits)), number > last else { break }
      let own = names[column].dropLast(digits)
      guard own == prefix ?? own, !own.isEmpty else { break }
      found[number] = column
      (last, prefix) = (number, own)
    }
    return found
  }

  private static func number(_ name: String, after prefix: String) -> Int? {
    guard name.hasPrefix(prefix + "_") else { return nil }
    return Int(name.dropFirst(prefix.count + 1))
  }

  /// The names with answers called by their language, `xx_1`, and the variable `variable`.
  func namesOfTheNewerGeneration(_ names: [String]) -> [String] {
    var names = names
    for (item, columns) in answers {
      let language = names[item].dropFirst("item_".count)
      for (number, column) in columns { names[column] = "\(language)_\(number)" }
    }
    if let variable { names[variable] = "variable" }
    return names
  }
}
