/// Data of another format without a field in Otolith, kept so that a conversion back loses nothing.
///
/// Otolith does not interpret annotations.
public struct Annotation: Sendable, Hashable {
  /// The format and its name for the value: `redcap.field-annotation`, `fhir.link-id`. Lower-case
  /// letters, digits, `.`, `-`; 1–64 characters; unique per element.
  public var key: String
  public var value: String

  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

extension [Annotation] {
  /// The value of a key; nil if absent.
  public subscript(key: String) -> String? { first { $0.key == key }?.value }
}
