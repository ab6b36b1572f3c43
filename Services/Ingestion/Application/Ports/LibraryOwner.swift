package import IngestionDomain
package import ServiceKit

/// Whoever owns vocabularies and sound collections.
package protocol LibraryOwner: Sendable {
  /// The very version.
  func entry(_ key: LibraryVersion) async -> OwnerAnswer<PublishedLibraryEntry>
}
