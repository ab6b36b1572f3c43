package import FoundationEssentials

/// What somebody says of themselves. A field is there with the consent to its keeping, and goes with it.
package struct Profile: Sendable, Hashable {
  package struct Entry: Sendable, Hashable {
    /// Not empty.
    package var value: String
    package var consentedAt: Date

    package init(value: String, consentedAt: Date) {
      self.value = value
      self.consentedAt = consentedAt
    }
  }

  package private(set) var entries: [ProfileField: Entry]

  package init(_ entries: [ProfileField: Entry] = [:]) { self.entries = entries }

  package subscript(_ field: ProfileField) -> String { entries[field]?.value ?? "" }

  /// The fields that are another value now, or none.
  package func changed(by values: [ProfileField: String]) -> Set<ProfileField> {
    Set(values.filter { self[$0.key] != $0.value }.keys)
  }

  /// Sets fields, or deletes them where the value is empty. What stays the same keeps the time of its
  /// consent.
  ///
  /// - Throws: ``ConsentMissing`` for a new value whose keeping was not consented to.
  package mutating func set(
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

  package struct ConsentMissing: Error, Hashable {
    package let fields: Set<ProfileField>
  }
}
