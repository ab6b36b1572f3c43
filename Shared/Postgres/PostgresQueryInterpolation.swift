/// Collects the text and the parameters of a `PostgresQuery`.
public struct PostgresQueryInterpolation: StringInterpolationProtocol {
  private(set) var segments: [String] = [""]
  private(set) var bindings = PostgresBindings()

  public init(literalCapacity: Int, interpolationCount: Int) {
    segments.reserveCapacity(interpolationCount + 1)
  }

  public mutating func appendLiteral(_ literal: String) {
    // Most segments are one literal; taking it over avoids a copy.
    if segments[segments.count - 1].isEmpty {
      segments[segments.count - 1] = literal
    } else {
      segments[segments.count - 1] += literal
    }
  }

  /// Binds a value.
  public mutating func appendInterpolation(_ value: some PostgresEncodable) {
    bindings.append(value)
    segments.append("")
  }

  /// Binds a value, or NULL.
  public mutating func appendInterpolation<Value: PostgresEncodable>(_ value: Value?) {
    bindings.append(value)
    segments.append("")
  }

  /// Inserts another query with its parameters.
  public mutating func appendInterpolation(_ part: PostgresQuery) {
    segments.add(segmentsOf: part)
    bindings.append(contentsOf: part.bindings)
  }

  /// Inserts text unchanged; it must not contain user input.
  public mutating func appendInterpolation(unescaped text: String) {
    appendLiteral(text)
  }
}
