/// A pool at one moment.
public struct PoolStatistics: Sendable, Hashable {
  public var connections: Int
  public var idle: Int
  public var waiting: Int

  public init(connections: Int, idle: Int, waiting: Int) {
    self.connections = connections
    self.idle = idle
    self.waiting = waiting
  }
}
