/// What a file of Otolith's own format holds; the key that names it stands in no other kind.
public enum OtolithFileKind: String, Sendable, Hashable, CaseIterable {
  case questionnaire, study, sounds, vocabulary

  /// - Returns: nil when the file names nothing.
  init?(_ root: YAMLValue) {
    guard case .mapping(let pairs) = root.node.contents else { return nil }
    let keys = Set(pairs.map(\.key))
    // A study names lists of sounds too.
    let order: [OtolithFileKind] = [.questionnaire, .study, .vocabulary, .sounds]
    guard let found = order.first(where: { keys.contains($0.rawValue) }) else { return nil }
    self = found
  }

  /// - Throws: ``SourceError`` when the file holds something else.
  static func require(_ kind: OtolithFileKind, _ root: YAMLValue) throws(SourceError) {
    guard let found = OtolithFileKind(root), found != kind else { return }
    root.report("this is a file with `\(found.rawValue)`, not `\(kind.rawValue)`", .fileKind)
    throw SourceError(root.reading.collector.findings)
  }
}
