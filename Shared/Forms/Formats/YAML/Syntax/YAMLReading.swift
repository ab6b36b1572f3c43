internal import Questionnaires

/// State shared by the parts of one reader: findings, positions, and the requested keys.
final class YAMLReading {
  let collector: SourceFindingCollector
  private(set) var map = SourceMap(.yaml)
  /// Requested keys by part of the file, for the test that compares them with the schema; nil if
  /// not collected.
  private(set) var askedKeys: [String: Set<String>]?
  /// Gives access to the files beside this one.
  let options: ReadOptions

  init(
    file: String, limits: FormatLimits, gathersKeys: Bool = false,
    options: ReadOptions = ReadOptions()
  ) {
    self.options = options
    collector = SourceFindingCollector(file: file, limits: limits)
    askedKeys = gathersKeys ? [:] : nil
  }

  /// - Throws: ``SourceError`` if the file cannot be parsed.
  func root(_ bytes: [UInt8], limits: FormatLimits) throws(SourceError) -> YAMLValue {
    let text = try SourceText.decode(bytes, file: collector.file, limits: limits)
    let node = try YAMLParser.root(of: text, collector: collector, limits: limits)
    return YAMLValue(node: node, reading: self)
  }

  func add(_ rule: YAMLRule, at position: SourcePosition?, _ advice: String) {
    collector.add(rule.rawValue, at: position, advice)
  }

  func note(_ path: FindingPath, at position: SourcePosition) { map.note(path, at: position) }

  func asked(_ key: String, of part: String) { askedKeys?[part, default: []].insert(key) }
}
