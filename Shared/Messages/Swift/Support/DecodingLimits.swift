/// How large a message may be before decoding refuses it.
public struct DecodingLimits: Sendable {
  /// Largest wire form in bytes.
  public var sizeMax: Int

  /// Deepest nesting; the message itself is at depth 1.
  public var depthMax: Int

  /// Most elements of all repeated fields together, packed ones included. Fields that the schema
  /// does not know, and further occurrences of a field that can hold only one value, count as
  /// elements too: they cost as much.
  public var elementsMax: Int

  /// Most bytes of memory that decoding may take, in C and in Swift together. It is estimated from the
  /// wire form before any of it is taken, a little too high rather than too low; messages of up to
  /// 4 KiB are not looked at.
  public var memoryMax: Int

  /// Where the memory is taken from; nil: from nothing that is bounded.
  public var reservation: (any DecodingReservation)?

  public init(
    sizeMax: Int = 4 << 20, depthMax: Int = 32, elementsMax: Int = 100_000, memoryMax: Int = .max,
    reservation: (any DecodingReservation)? = nil
  ) {
    self.sizeMax = sizeMax
    self.depthMax = depthMax
    self.elementsMax = elementsMax
    self.memoryMax = memoryMax
    self.reservation = reservation
  }

  /// 4 MiB, 32 levels, 100,000 elements, whatever memory that takes.
  public static let `default` = DecodingLimits()
}
