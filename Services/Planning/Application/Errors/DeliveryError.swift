package import PlanningDomain

/// Why a request about delivery cannot be granted.
package enum DeliveryError: Error, Hashable {
  /// The operator has not set the platform up.
  case platformOff(PushPlatform)
  /// The operator has no keys for the app.
  case appUnknown(String)
  /// ``PushDevice/countMax`` others are registered.
  case tooManyDevices
  /// As many gateways watch as may, or this one as often as it may.
  case tooManyWatchers(maximum: Int, ofOneMax: Int)
  /// The account that watches was suspended meanwhile.
  case suspended
}
