import FoundationEssentials

/// A participant's profile. Each field is stored with the consent to it and deleted with it.
struct Profile: Sendable, Hashable {
  struct Entry: Sendable, Hashable {
    /// Never empty.
    var value: String
    var consentedAt: Date
  }

  private(set) var entries: [ProfileField: Entry]

  init(_ entries: [ProfileField: Entry] = [:]) { self.entries = entries }

  subscript(_ field: ProfileField) -> String { entries[field]?.value ?? "" }

  /// Returns the fields whose values differ.
  func changed(by values: [ProfileField: String]) -> Set<ProfileField> {
    Set(values.filter { self[$0.key] != $0.value }.keys)
  }

  /// Sets fields, or deletes them if the value is empty. Unchanged fields keep their time of
  /// consent.
  ///
  /// - Throws: ``ConsentMissing`` for a new value without consent to its storage.
  mutating func set(
    _ values: [ProfileField: String], consents: Set<ProfileField>, at now: Date
  ) throws(ConsentMissing) {
    let changed = changed(by: values)
    let missing = changed.filter { values[$0] != "" && !consents.contains($0) }
    if !missing.isEmpty { throw ConsentMissing(fields: missing) }
    for field in changed {
      let value = values[field] ?? ""
      entries[field] = value.isEmpty ? nil : Entry(value: value, consentedAt: now)
    }
  }

  struct ConsentMissing: Error, Hashable {
    let fields: Set<ProfileField>
  }
}

/// Fields of a profile. Raw values are stored.
enum ProfileField: String, Sendable, Hashable, CaseIterable {
  case firstName = "first_name"
  case lastName = "last_name"
  case nickname
  /// The value is a raw value of ``Sex``.
  case sex

  /// Maximum length of a name in characters; the limit in bytes is four times as large.
  static let lengthMax = 100
}

/// Human sex by ISO/IEC 5218; "not known" (0) is nil. Raw values are stored.
enum Sex: String, Sendable, Hashable, CaseIterable {
  case male = "1"
  case female = "2"
  case notApplicable = "9"
}
