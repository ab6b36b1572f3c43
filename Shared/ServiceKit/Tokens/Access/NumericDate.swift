import FoundationEssentials

/// A time in a token, in whole seconds since 1970 (RFC 7519 §2), rounded down so that a token never
/// lives too long.
struct NumericDate: Codable {
  /// Until the year 9999, so that computations cannot overflow.
  private static let secondsRange = 0.0...253_402_300_799

  let seconds: Int64

  init(_ date: Date) {
    seconds = Int64(date.timeIntervalSince1970.rounded(.down))
  }

  /// Some issuers write fractional seconds, which is permitted.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let value = try container.decode(Double.self)
    guard Self.secondsRange.contains(value) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a time before 1970 or after 9999")
    }
    seconds = Int64(value.rounded(.down))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(seconds)
  }

  var date: Date { Date(timeIntervalSince1970: Double(seconds)) }
}
