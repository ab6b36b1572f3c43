/// Size limits for decoding a message.
public struct DecodingLimits: Sendable {
  /// Maximum size of the wire form in bytes.
  public var sizeMax: Int

  /// Maximum nesting depth; the message itself is at depth 1.
  public var depthMax: Int

  /// Maximum number of elements in all repeated fields together, including packed ones. Unknown
  /// fields and repeated occurrences of a singular field also count, because they cost as much.
  public var elementsMax: Int

  /// Maximum memory for decoding in bytes, in C and Swift together. It is estimated from the wire
  /// form before any allocation, rather too high than too low; messages up to 4 KiB are exempt.
  public var memoryMax: Int

  /// Budget that the memory is taken from; nil for no budget.
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

  /// 4 MiB, 32 levels, 100,000 elements, no memory limit.
  public static let `default` = DecodingLimits()
}

/// A memory budget shared by concurrent decodings.
public protocol DecodingReservation: Sendable {
  /// Reserves memory for a message before it is decoded. The owner of the reservation releases it.
  ///
  /// - Returns: false if not enough memory is left.
  func reserve(_ bytes: Int) -> Bool
}
