/// Why a rule cannot be said on the other side.
struct ConditionFailure: Error, Hashable {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}
