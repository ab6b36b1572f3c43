internal import Serialization

/// Declares the values of a column that mean no answer.
enum SPSSMissing {
  /// SPSS knows three values, or one range of numbers.
  private static let valuesMax = 3
  /// Bytes of a text that can be missing.
  private static let bytesMax = 8

  static func syntax(for column: SPSSColumn) -> String {
    var codes: [CodebookCode] = []
    if [.code, .codes].contains(column.variable.form) {
      codes = column.variable.codes.filter(\.missing)
    }
    if column.isString {
      let texts = codes.map(\.code).filter { $0.utf8.count <= bytesMax }.prefix(valuesMax)
      let values = (texts.count < valuesMax ? [" "] : []) + texts
      return "MISSING VALUES \(column.name) (\(values.map { "'\($0)'" }.joined(separator: ","))).\n"
    }
    let numbers = codes.compactMap { Int($0.code) }.sorted()
    guard let low = numbers.first, let high = numbers.last else { return "" }
    let isRange =
      numbers.count > valuesMax
      && !column.variable.codes.contains {
        !$0.missing && Int($0.code).map((low...high).contains) ?? false
      }
    let values =
      isRange
      ? "\(low) THRU \(high)"
      : numbers.prefix(valuesMax).map(String.init).joined(separator: ",")
    return "MISSING VALUES \(column.name) (\(values)).\n"
  }
}
