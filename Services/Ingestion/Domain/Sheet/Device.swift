/// What a sheet was filled in on (TYT §3.3.3); empty where it is not told.
public struct Device: Sendable, Hashable {
  /// `iOS`, `Android`, `Web`.
  public var system: String
  /// `26.1`.
  public var systemVersion: String
  /// `Apple`.
  public var maker: String
  /// `iPhone17,1`.
  public var model: String

  public init(
    system: String = "", systemVersion: String = "", maker: String = "", model: String = ""
  ) {
    self.system = system
    self.systemVersion = systemVersion
    self.maker = maker
    self.model = model
  }

  /// In the order of the message.
  var texts: [String] { [system, systemVersion, maker, model] }
}
