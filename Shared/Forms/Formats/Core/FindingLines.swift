/// Lines about the findings of files for a console. Equal findings are one line with all places,
/// many of one kind are counted, and the sum comes last.
public struct FindingLines {
  /// Places named in a line.
  static let placesMax = 5
  /// Lines about one kind of loss.
  static let linesMax = 8
  /// Lines about one kind of mended parts.
  static let mendedLinesMax = 3

  private struct Group {
    var first: SourceFinding
    var places: [String]
    var count: Int

    var line: String {
      var finding = first
      finding.place = FindingLines.list(places)
      return finding.description
    }
  }

  public private(set) var lines: [String] = []

  /// - Parameter findings: in the order of their files.
  public init(_ findings: [SourceFinding]) {
    var files: [String] = []
    var byFile: [String: [SourceFinding]] = [:]
    for finding in findings {
      if byFile[finding.file] == nil { files.append(finding.file) }
      byFile[finding.file, default: []].append(finding)
    }
    for file in files { add(byFile[file] ?? [], of: file) }
  }

  private mutating func add(_ findings: [SourceFinding], of file: String) {
    let isSum = { (finding: SourceFinding) in finding.rule == ReadQuestionnaire.unanswerableRule }
    let groups = Self.groups(findings.filter { !isSum($0) })
    var told: [String: Int] = [:]
    var omitted: [(kind: String, first: SourceFinding, count: Int)] = []
    for group in groups {
      let kind = Self.kind(group.first)
      let limit = group.first.effect == .mended ? Self.mendedLinesMax : Self.linesMax
      guard group.first.effect != nil, told[kind, default: 0] >= limit else {
        told[kind, default: 0] += 1
        lines.append(group.line)
        continue
      }
      if let index = omitted.firstIndex(where: { $0.kind == kind }) {
        omitted[index].count += group.count
      } else {
        omitted.append((kind, group.first, group.count))
      }
    }
    for (_, first, count) in omitted {
      lines.append(
        "\(file): \(first.severity.rawValue): \(first.rule): \(Self.what(first)): \(count) more; "
          + "--json lists all")
    }
    if let sum = Self.sum(findings) { lines.append("\(file): note: SUMMARY: \(sum)") }
    lines += findings.filter(isSum).map(\.description)
  }

  private static func groups(_ findings: [SourceFinding]) -> [Group] {
    var groups: [Group] = []
    var positions: [SourceFinding: Int] = [:]
    for finding in findings {
      var key = finding
      (key.position, key.place) = (nil, "")
      if finding.severity != .error, !finding.place.isEmpty, let known = positions[key] {
        groups[known].count += 1
        if !groups[known].places.contains(finding.place) {
          groups[known].places.append(finding.place)
        }
        continue
      }
      positions[key] = groups.count
      groups.append(
        Group(first: finding, places: finding.place.isEmpty ? [] : [finding.place], count: 1))
    }
    return groups
  }

  /// `a, b, c, d, e and 7 more`
  public static func list(_ places: [String]) -> String {
    let shown = places.prefix(placesMax).joined(separator: ", ")
    return places.count > placesMax ? "\(shown) and \(places.count - placesMax) more" : shown
  }

  /// The changed property: `relevant` of `relevant: …`.
  private static func what(_ finding: SourceFinding) -> String {
    finding.advice.firstRange(of: ": ").map { String(finding.advice[..<$0.lowerBound]) }
      ?? finding.advice
  }

  /// Properties of one kind, without the names in them.
  private static func kind(_ finding: SourceFinding) -> String {
    let parts = what(finding).split(separator: "`", omittingEmptySubsequences: false)
    let plain = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    return "\(finding.rule) \(finding.effect?.rawValue ?? "") \(plain.joined(separator: "`"))"
  }

  private static func sum(_ findings: [SourceFinding]) -> String? {
    let parts = ConversionReport.Effect.allCases.compactMap { effect -> String? in
      let count = findings.count { $0.effect == effect }
      let word = effect == .kept ? "kept without effect" : effect.rawValue
      return count > 0 ? "\(count) \(word)" : nil
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
