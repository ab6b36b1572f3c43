/// What `NOTIFY` sent.
public struct PostgresNotification: Sendable, Hashable {
  public var channel: String
  public var payload: String
}
