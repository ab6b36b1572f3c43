package import FoundationEssentials

/// A project as it is kept.
package struct Project: Sendable, Hashable {
  /// The project of everything that names none.
  package static let defaultID = "default"

  package var id: String
  /// In its stored form.
  package var definition: [UInt8]
  /// Counts changes, from 1.
  package var revision: UInt32
  /// Nil where it is nobody's, or of somebody who was erased.
  package var createdBy: UUID?
  /// Of whom it was asked for.
  package var role: ProjectRole?

  package init(
    id: String, definition: [UInt8], revision: UInt32, createdBy: UUID?, role: ProjectRole?
  ) {
    self.id = id
    self.definition = definition
    self.revision = revision
    self.createdBy = createdBy
    self.role = role
  }
}
