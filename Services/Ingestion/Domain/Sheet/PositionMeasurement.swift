/// Where the questionnaire was filled in.
public struct PositionMeasurement: Sendable, Hashable {
  /// By the device's clock. May be absent.
  public var measuredAt: DeviceTime?
  /// WGS 84 degrees, −90 to 90.
  public var latitude: Double
  /// WGS 84 degrees, −180 to 180.
  public var longitude: Double
  /// Metres above the ellipsoid.
  public var altitude: Double?

  public init(
    measuredAt: DeviceTime? = nil, latitude: Double, longitude: Double, altitude: Double? = nil
  ) {
    self.measuredAt = measuredAt
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude
  }
}
