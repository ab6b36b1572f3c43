/// The content of a file in Otolith's own format, identified by a key unique to it.
public enum OtolithFileKind: String, Sendable, Hashable, CaseIterable {
  case questionnaire, study, sounds, vocabulary, installation

  /// - Returns: nil if the file has no such key.
  init?(_ root: YAMLValue) {
    guard case .mapping(let pairs) = root.node.contents else { return nil }
    let keys = Set(pairs.map(\.key))
    // A study may also have a list of sounds.
    let order: [OtolithFileKind] = [.questionnaire, .study, .vocabulary, .sounds, .installation]
    guard let found = order.first(where: { keys.contains($0.rawValue) }) else { return nil }
    self = found
  }

  /// - Throws: ``SourceError`` if the file contains something else.
  static func require(_ kind: OtolithFileKind, _ root: YAMLValue) throws(SourceError) {
    guard let found = OtolithFileKind(root), found != kind else { return }
    root.report("this is a file with `\(found.rawValue)`, not `\(kind.rawValue)`", .fileKind)
    throw SourceError(root.reading.collector.findings)
  }
}
