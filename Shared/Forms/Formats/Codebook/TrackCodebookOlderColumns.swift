internal import Questionnaires

/// The columns of the older generation of codebooks, which has no separate codes (`key_1`…): code
/// and text of an option share a cell (`77 = I don't know`).
///
/// The columns are recognised by their order, because their names are in the authors' languages.
/// Each `item_xx` is followed by answers numbered from 1 under any name (`antwort_1`,
/// `respuesta_1`, `xx_1`), and then, up to the next item, by remarks about inventory, licence and
/// availability under any name or none. The column of the variable is called `label`.
struct TrackCodebookOlderColumns {
  /// Columns of the answers by number, by the column of their items.
  private var answers: [Int: [Int: Int]] = [:]
  private var variable: Int?
  /// Known column names before the first item.
  private static let fixed: Set<String> = [
    "elementtype", "questiontype", "min", "max", "step", "required",
  ]
  private static let variables = ["variable", "label", "name"]
  /// All other columns.
  private(set) var remarks: Set<Int> = []

  /// - Parameter names: names of all columns.
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

  /// Returns the columns after an item that share a name and have ascending numbers.
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

  /// Renames answers to `xx_1` by language, and `label` to `variable`.
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
