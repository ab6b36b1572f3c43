/// What decodings that go on at the same time share.
public protocol DecodingReservation: Sendable {
  /// Takes memory for a message that is about to be decoded; whoever made the reservation knows when to
  /// give it back.
  ///
  /// - Returns: false when there is not so much left.
  func reserve(_ bytes: Int) -> Bool
}
