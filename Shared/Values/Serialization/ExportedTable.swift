/// The columns of an export file, the same in both formats.
public struct ExportedTable: Sendable, Hashable {
  /// The file name without its extension: lower-case letters, digits and `_`.
  public let name: String
  public let columns: [String]

  public init(_ name: String, columns: [String]) {
    self.name = name
    self.columns = columns
  }

  /// Returns the header line of a CSV.
  public func csvHeader() -> [UInt8] {
    var csv = CSVWriter()
    csv.write(columns)
    return csv.bytes
  }

  /// Returns one line of CSV. Formulas are neutralized (``CSVWriter/harmless(_:)``).
  ///
  /// - Parameter values: one for each column.
  public func csv(_ values: [ExportedValue]) -> [UInt8] {
    precondition(
      values.count == columns.count,
      "\(name): the number of values differs from the number of columns")
    var csv = CSVWriter()
    csv.write(values.map(\.cell))
    return csv.bytes
  }

  /// Returns one line of JSON Lines: an object with a member for each column.
  ///
  /// - Parameter values: one for each column.
  public func json(_ values: [ExportedValue]) -> [UInt8] {
    precondition(
      values.count == columns.count,
      "\(name): the number of values differs from the number of columns")
    var json = JSONWriter()
    json.object { object in
      for (column, value) in zip(columns, values) {
        object.name(column)
        value.write(to: &object)
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}
