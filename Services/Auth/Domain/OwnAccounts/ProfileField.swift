/// What people may say of themselves. Raw values are stored.
package enum ProfileField: String, Sendable, Hashable, CaseIterable {
  case firstName = "first_name"
  case lastName = "last_name"
  case nickname
  /// Its value is a raw value of ``Sex``.
  case sex

  /// Characters of a name, and bytes four times as many.
  package static let lengthMax = 100
}
