public import FoundationEssentials

/// `numeric`, as far as a `Decimal` holds it: 38 digits. Reading one that it does not hold exactly is
/// an error; `PostgresNumeric` reads them all.
extension Decimal: PostgresScalar {
  private static let digitsMax = 38

  public static var postgresOID: UInt32 { PostgresType.numeric }
  public static var postgresArrayOID: UInt32 { PostgresType.numericArray }

  public func encode(postgres buffer: inout PostgresBuffer) {
    let numeric = isNaN ? .notANumber : PostgresNumeric(description)
    guard let numeric else { return buffer.refuse("a decimal with more digits than numeric has") }
    numeric.encode(postgres: &buffer)
  }

  public static func decode(postgres cell: PostgresCell) throws -> Decimal {
    let numeric = try PostgresNumeric.decode(postgres: cell)
    if numeric.isNaN { return .nan }
    let text = numeric.description
    let significant = text.filter(\.isNumber).drop { $0 == "0" }
    guard numeric.isFinite, significant.count <= digitsMax, let value = Decimal(string: text),
      PostgresNumeric(value.description) == numeric
    else { throw cell.failure("is not held exactly by a Decimal; read a PostgresNumeric") }
    return value
  }
}
