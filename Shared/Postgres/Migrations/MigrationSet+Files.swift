extension MigrationSet {
  /// The files of a folder: `NNNN_name.sql` are the migrations, numbered from 1 without a gap;
  /// `grants.sql`, which may be missing, the grants.
  ///
  /// - Parameters:
  ///   - files: of a target, as its `SQLFiles.all` has them.
  ///   - folder: whose files are meant, within the target's.
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
