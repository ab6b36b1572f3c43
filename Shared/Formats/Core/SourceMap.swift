public import Questionnaires

/// Where the parts of a definition stand in the file they were read from.
public struct SourceMap: Sendable, Hashable {
  private var positions: [String: SourcePosition] = [:]
  /// What the file calls the parts; nil: as the protocol does.
  private let words: SourceWords?

  public init() { words = nil }

  init(_ words: SourceWords) { self.words = words }

  /// - Parameter path: in the spelling of ``Questionnaires/FindingPath``.
  public mutating func note(_ path: FindingPath, at position: SourcePosition) {
    positions[path.description] = position
  }

  /// The position of the path, or of the nearest part of the definition around it that has one.
  public func position(of path: String) -> SourcePosition? {
    var path = path[...]
    while !path.isEmpty {
      if let found = positions[String(path)] { return found }
      guard let end = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { break }
      path = path[..<end]
    }
    return positions[""]
  }

  /// A finding of the catalogue's rules, placed in the file and in its words.
  ///
  /// - Parameter elements: ids of the definition's elements.
  public func place(
    _ finding: Finding, in file: String, elements: [String] = []
  ) -> SourceFinding {
    SourceFinding(
      file: file, position: position(of: finding.path),
      place: words?.place(finding.path, elements: elements) ?? finding.path,
      rule: finding.reason.rawValue, advice: finding.advice, severity: finding.severity)
  }
}
