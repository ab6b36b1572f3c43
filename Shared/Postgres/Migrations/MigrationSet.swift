/// The migrations of one owner, ordered by number.
public struct MigrationSet: Sendable, Hashable {
  /// `bus`, `auth`, …; unique within a schema.
  public var name: String
  public var migrations: [Migration]
  /// Rights of the serving role on the set's tables: `GRANT` statements in which `:runtime` stands
  /// for the role. They run after every migration, in one transaction that first revokes all rights
  /// of the role in the schema, so it has exactly these rights.
  public var grants: [UInt8]
  /// Sets of the same schema that are applied before this one.
  public var requirements: [MigrationSet]

  public init(
    name: String, migrations: [Migration], grants: [UInt8] = [], requirements: [MigrationSet] = []
  ) {
    self.name = name
    self.migrations = migrations
    self.grants = grants
    self.requirements = requirements
  }

  /// The sets and their requirements, each once, in the order of application.
  static func flattened(_ sets: [MigrationSet]) -> [MigrationSet] {
    var flat: [MigrationSet] = []
    var required: Set<MigrationSet> = []
    func add(_ set: MigrationSet) {
      for requirement in set.requirements where required.insert(requirement).inserted {
        // Listed before the set that requires it.
        if !flat.contains(requirement) { add(requirement) }
      }
      flat.append(set)
    }
    for set in sets where !required.contains(set) { add(set) }
    return flat
  }
}

extension MigrationSet {
  /// Reads the files of a folder: `NNNN_name.sql` are migrations, numbered from 1 without gaps;
  /// `grants.sql`, which is optional, contains the grants.
  ///
  /// - Parameters:
  ///   - files: files of a target, from its `SQLFiles.all`.
  ///   - folder: the folder within the target.
  public init(
    name: String, files: [(path: String, text: String)], folder: String = "Migrations",
    requirements: [MigrationSet] = []
  ) {
    var migrations: [Migration] = []
    var grants: [UInt8] = []
    for (path, text) in files.sorted(by: { $0.path < $1.path })
    where path.hasPrefix(folder + "/") {
      let fileName = String(path.dropFirst(folder.count + 1))
      if fileName == "grants.sql" {
        grants = Array(text.utf8)
        continue
      }
      let migration = Migration(
        number: migrations.count + 1, name: String(fileName.dropFirst(5).dropLast(4)),
        sql: Array(text.utf8))
      precondition(
        migration.fileName + ".sql" == fileName, "\(path): expected \(migration.fileName).sql")
      migrations.append(migration)
    }
    precondition(!migrations.isEmpty, "no migration in \(folder)")
    self.init(name: name, migrations: migrations, grants: grants, requirements: requirements)
  }
}
