package import Fields
package import FoundationEssentials

/// A device that a participant wants to be told on.
package struct PushDevice: Sendable, Hashable {
  /// Of one participant.
  package static let countMax = 10

  /// The client's own name of it.
  package var id: String
  package var address: PushAddress
  /// Nil: not known.
  package var language: LanguageTag?
  package var registeredAt: Date

  package init(id: String, address: PushAddress, language: LanguageTag?, registeredAt: Date) {
    self.id = id
    self.address = address
    self.language = language
    self.registeredAt = registeredAt
  }
}
