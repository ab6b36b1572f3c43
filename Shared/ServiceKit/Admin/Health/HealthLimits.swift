import RPCTLS

/// From where on something is worth a look: by these `/readyz` judges, and whoever judges the same figures
/// from beside the service.
public enum HealthLimits {
  /// Age of the oldest event that waits, in seconds: many times what a busy bus has, and an hour's quiet
  /// retrying of an event that fails is over by then.
  public static let busAgeMax = 300.0
  /// Seconds: a measurement of the bus is made every 15; an older one says that none succeeds.
  public static let busMeasurementAgeMax = 90
  /// Bytes of a file system.
  public static let freeBytesMin = 256 << 20
  /// Seconds before the end of a certificate: as the log warns from.
  public static let certificateWarningSeconds = Double(ServerTLS.expiryWarningSeconds)
}
