/// What a log took from an outbox itself.
public struct MovedEvents: Sendable, Hashable {
  /// Another relay of the outbox is at work: nothing was moved.
  public var isStandby: Bool
  public var count: Int
  /// Of their data.
  public var bytes: Int

  public init(isStandby: Bool, count: Int, bytes: Int) {
    self.isStandby = isStandby
    self.count = count
    self.bytes = bytes
  }
}
