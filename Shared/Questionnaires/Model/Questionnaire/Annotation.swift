/// Something that another format says about a questionnaire or element and that Otolith has no
/// field for, kept so that the way back to that format loses nothing.
///
/// Nothing in Otolith acts on annotations.
public struct Annotation: Sendable, Hashable {
  /// The format and its name for it: `redcap.field-annotation`, `fhir.link-id`. Lower-case letters,
  /// digits, `.`, `-`; 1–64 characters; once per element.
  public var key: String
  public var value: String

  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

extension [Annotation] {
  /// The value of a key; nil when there is none.
  public subscript(key: String) -> String? { first { $0.key == key }?.value }
}
