/// What records and listening use of the catalogue's library.
public enum LibraryKind: String, Sendable, Hashable, CaseIterable {
  case vocabulary
  case soundCollection = "sound_collection"
}

/// Names a published version of a library entry.
public struct LibraryVersion: Sendable, Hashable {
  public var kind: LibraryKind
  public var id: String
  /// From 1.
  public var version: UInt32

  public init(_ kind: LibraryKind, _ id: String, version: UInt32) {
    self.kind = kind
    self.id = id
    self.version = version
  }

  /// Versions count from 1, and are kept as PostgreSQL's `integer`.
  package var canExist: Bool { version > 0 && Int32(exactly: version) != nil }
}

/// A library version as the catalogue published it.
package struct PublishedLibraryEntry: Sendable, Hashable {
  package var key: LibraryVersion
  /// The definition in the form in which it is kept: with what only a later release understands.
  package var bytes: [UInt8]

  package init(key: LibraryVersion, bytes: [UInt8]) {
    self.key = key
    self.bytes = bytes
  }
}
