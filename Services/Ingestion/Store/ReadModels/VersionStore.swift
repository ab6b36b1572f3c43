import Postgres

/// The key of a published version. Versions start at 1 and are stored as PostgreSQL `integer`.
protocol VersionKey: Hashable, Sendable, CustomStringConvertible {
  var version: UInt32 { get }
}

extension VersionKey {
  /// Whether the version can exist.
  var canExist: Bool { version > 0 && Int32(exactly: version) != nil }
}

/// A version as published by its owner.
protocol PublishedVersion: Sendable {
  associatedtype Key: VersionKey
  associatedtype Prepared: Sendable

  var key: Key { get }
  /// Returns the version prepared for use.
  ///
  /// - Throws: ``UnusableDefinition``, `DecodingError`.
  func prepared() throws -> Prepared
}

/// Stores published versions.
protocol VersionStore: SendableMetatype {
  associatedtype Version: PublishedVersion

  /// Returns those of the versions that are stored.
  static func load(_ versions: Set<Version.Key>) -> PostgresStatement<[Version]>

  /// Stores a version unless it is known; published versions never change.
  ///
  /// - Returns: nil for a version that this release cannot decode. It is not stored, so that a later
  ///   release requests it again.
  /// - Throws: ``UnusableDefinition`` for a version number beyond the column's range.
  static func save(_ version: Version) throws -> PostgresStatement<Void>?
}
