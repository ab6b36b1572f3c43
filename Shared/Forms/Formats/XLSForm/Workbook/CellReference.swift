/// Cell names: `B12` is the second column of the twelfth row (ECMA-376-1 §18.3.1.4).
enum CellReference {
  /// - Parameters:
  ///   - column: from 0.
  ///   - row: from 1.
  static func text(column: Int, row: Int) -> String { letters(column) + String(row) }

  /// - Parameter column: from 0.
  static func letters(_ column: Int) -> String {
    var letters = ""
    var rest = column + 1
    while rest > 0 {
      rest -= 1
      letters = String(Character(Unicode.Scalar(UInt8(0x41 + rest % 26)))) + letters
      rest /= 26
    }
    return letters
  }

  /// - Returns: the column from 0 and the row from 1; nil if invalid.
  static func parse(_ text: String) -> (column: Int, row: Int)? {
    let letters = text.utf8.prefix { (0x41...0x5A).contains($0) }
    guard (1...3).contains(letters.count), let row = row(text.dropFirst(letters.count)) else {
      return nil
    }
    let column = letters.reduce(0) { $0 * 26 + Int($1) - 0x40 }
    return (column - 1, row)
  }

  /// - Returns: a row from 1; nil if invalid or beyond the maximum of a sheet.
  static func row(_ digits: some StringProtocol) -> Int? {
    guard (1...7).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let row = Int(digits), row > 0
    else { return nil }
    return row
  }
}
