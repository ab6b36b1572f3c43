/// What a file of an export has in each record, in both forms.
public struct ExportedTable: Sendable, Hashable {
  /// The file's name, without its ending: lower-case letters, digits and `_`.
  public let name: String
  public let columns: [String]

  public init(_ name: String, columns: [String]) {
    self.name = name
    self.columns = columns
  }

  /// The line of names that a CSV begins with.
  public func csvHeader() -> [UInt8] {
    var csv = CSVWriter()
    csv.write(columns)
    return csv.bytes
  }

  /// One line of CSV. Formulas are made harmless (``CSVWriter/harmless(_:)``).
  ///
  /// - Parameter values: one for each column.
  public func csv(_ values: [ExportedValue]) -> [UInt8] {
    precondition(values.count == columns.count, "\(name): not one value for each column")
    var csv = CSVWriter()
    csv.write(values.map(\.cell))
    return csv.bytes
  }

  /// One line of JSON Lines: an object with a member for each column.
  ///
  /// - Parameter values: one for each column.
  public func json(_ values: [ExportedValue]) -> [UInt8] {
    precondition(values.count == columns.count, "\(name): not one value for each column")
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
