/// How large a message may be before decoding refuses it.
public struct DecodingLimits: Sendable, Hashable {
  /// Largest wire form in bytes.
  public var sizeMax: Int

  /// Deepest nesting; the message itself is at depth 1.
  public var depthMax: Int

  /// Most elements of all repeated fields together, packed ones included. Fields that the schema
  /// does not know, and further occurrences of a field that can hold only one value, count as
  /// elements too: they cost as much.
  public var elementsMax: Int

  public init(sizeMax: Int = 4 << 20, depthMax: Int = 32, elementsMax: Int = 100_000) {
    self.sizeMax = sizeMax
    self.depthMax = depthMax
    self.elementsMax = elementsMax
  }

  /// 4 MiB, 32 levels, 100,000 elements.
  public static let `default` = DecodingLimits()
}
