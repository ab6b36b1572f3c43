/// A `time` without a zone: a clock's reading.
public struct PostgresTime: Sendable, Hashable, Comparable {
  /// The end of the day, 24:00, is one.
  public static let microsecondsMax: Int64 = 86_400_000_000

  /// Since midnight, 0…86,400,000,000.
  public let microseconds: Int64

  /// - Returns: nil out of range.
  public init?(microseconds: Int64) {
    guard (0...Self.microsecondsMax).contains(microseconds) else { return nil }
    self.microseconds = microseconds
  }

  public static func < (left: PostgresTime, right: PostgresTime) -> Bool {
    left.microseconds < right.microseconds
  }
}

extension PostgresTime: PostgresScalar {
  public static var postgresOID: UInt32 { PostgresType.time }
  public static var postgresArrayOID: UInt32 { PostgresType.timeArray }
  public func encode(postgres buffer: inout PostgresBuffer) { buffer.append(microseconds) }

  public static func decode(postgres cell: PostgresCell) throws -> PostgresTime {
    try cell.expect(PostgresType.time, for: "PostgresTime")
    guard let time = PostgresTime(microseconds: try cell.integer(Int64.self)) else {
      throw cell.failure("is malformed")
    }
    return time
  }
}
