package import Postgres
package import ServiceBasics

/// The database that the files of a folder belong to. In the folder of another database, or beside one
/// that has lost its tables, all bytes are without a row, and none of them may be removed for that.
package struct FolderDatabase: Sendable {
  /// The folder belongs to another database, or to an unknown one that is not this one.
  package struct Differs: Error, Hashable, CustomStringConvertible {
    var path: String
    var found: String?
    var expected: String?

    package var description: String {
      """
      the folder \(path) belongs to \(found.map { "the database \($0)" } ?? "an unknown database"), not to \
      \(expected ?? "this one, which has no id"): no file was removed; name the folder of this database, or \
      remove \(path)/.database if it is this one
      """
    }
  }

  /// The id in the table `file_folder`, which a dump contains; nil if it was lost.
  let id: String?

  package static var read: PostgresStatement<FolderDatabase> {
    PostgresStatement("SELECT id::text AS id FROM file_folder") {
      FolderDatabase(id: try $0.first?.decode("id"))
    }
  }

  /// Requires that the folder belongs to the database. A folder without a known database belongs to it
  /// from now on.
  ///
  /// - Parameter isKnown: whether the folder is empty, or the database knows one of its files.
  /// - Throws: ``Differs``; `MediaFolder.Failure`.
  package func require(_ folder: MediaFolder, isKnown: Bool) throws {
    let found = try folder.database()
    if let id, found == id { return }
    guard let id, found == nil, isKnown else {
      throw Differs(path: folder.path, found: found, expected: id)
    }
    try folder.write(database: id)
  }
}
