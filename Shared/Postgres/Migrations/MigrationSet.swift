/// The migrations of one owner, in order of their numbers.
public struct MigrationSet: Sendable, Hashable {
  /// `bus`, `auth`, …; unique within a schema.
  public var name: String
  public var migrations: [Migration]
  /// What the role that serves may do with the set's tables: `GRANT` statements in which `:runtime`
  /// stands for the role. Run anew after every migration, in one transaction with the withdrawal of
  /// all that the role had in the schema, so that it has what the file says and no more.
  public var grants: [UInt8]
  /// Sets of the same schema that this one builds upon; they are applied before it.
  public var requirements: [MigrationSet]

  public init(
    name: String, migrations: [Migration], grants: [UInt8] = [], requirements: [MigrationSet] = []
  ) {
    self.name = name
    self.migrations = migrations
    self.grants = grants
    self.requirements = requirements
  }

  /// The sets with what they build upon, each once, in the order in which they are applied.
  static func flattened(_ sets: [MigrationSet]) -> [MigrationSet] {
    var flat: [MigrationSet] = []
    var required: Set<MigrationSet> = []
    func add(_ set: MigrationSet) {
      for requirement in set.requirements where required.insert(requirement).inserted {
        // Named before what builds upon it.
        if !flat.contains(requirement) { add(requirement) }
      }
      flat.append(set)
    }
    for set in sets where !required.contains(set) { add(set) }
    return flat
  }
}
