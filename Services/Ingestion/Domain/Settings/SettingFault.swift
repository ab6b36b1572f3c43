package import Fields

/// What is wrong with one field of a change.
package struct SettingFault: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// What fields of all services have in common.
    case common(FieldFault)
    /// The name of a setting that only clients know.
    case name
    /// A value out of its range, or not of its form.
    case value
    /// More entries than are allowed.
    case tooMany
  }

  /// Path within the settings by the names of the API.
  package var field: String
  package var kind: Kind
  /// For a developer to read.
  package var description: String

  init(_ field: String, _ kind: Kind, _ description: String) {
    self.field = field
    self.kind = kind
    self.description = description
  }

  init(_ field: String, _ fault: FieldFault) {
    self.init(field, .common(fault), fault.description)
  }
}
