/// The claim with verbs of defined roles. Each set of verbs is listed once, with the studies that it holds on.
/// Unknown verbs, of a later release, and other types in a foreign token grant nothing.
struct StudyVerbs: Codable {
  var verbs: [String: Set<Verb>]

  /// One set of verbs.
  private struct Entry: Codable {
    var studies: [String]
    var verbs: [String]
  }

  init(_ verbs: [String: Set<Verb>]) { self.verbs = verbs }

  init(from decoder: any Decoder) throws {
    let entries = (try? decoder.singleValueContainer().decode([Entry].self)) ?? []
    verbs = entries.reduce(into: [:]) { verbs, entry in
      let held = ShippedRole.verbsOnStudies.intersection(entry.verbs.compactMap(Verb.init))
      for study in entry.studies { verbs[study, default: []].formUnion(held) }
    }
  }

  func encode(to encoder: any Encoder) throws {
    let entries = Dictionary(grouping: verbs.keys.sorted()) { verbs[$0] ?? [] }.map {
      Entry(studies: $1, verbs: $0.map(\.rawValue).sorted())
    }
    var container = encoder.singleValueContainer()
    try container.encode(entries.sorted { $0.studies[0] < $1.studies[0] })
  }
}
