/// What `NOTIFY` sent.
public struct PostgresNotification: Sendable, Hashable {
  public var channel: String
  public var payload: String

  public init(channel: String, payload: String) {
    self.channel = channel
    self.payload = payload
  }
}
