/// What somebody may have meant who wrote a name that is none.
enum NearestName {
  /// More edits than that make another word of it.
  private static let editsMax = 3

  static func of(_ name: String, among names: Set<String>) -> String? {
    let found = names.sorted().map { (name: $0, edits: EditDistance.between($0, name)) }
      .min { $0.edits < $1.edits }
    return found.flatMap { $0.edits <= editsMax ? $0.name : nil }
  }
}
