internal import CYaml

/// Builds the values of one YAML document from libyaml's events, within bounds.
///
/// The library's own documents have no limits and expand aliases while being built. Therefore the
/// events are read here, and reading stops at a limit.
///
/// Anchors and aliases are not supported: a few lines of them can expand to gigabytes.
final class YAMLParser {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeBufferPointer<UInt8>
  private let collector: SourceFindingCollector
  private let limits: FormatLimits
  private var count = 0

  /// - Parameter text: within the limit of bytes.
  /// - Throws: ``SourceError`` if the file is not YAML, or too deep or large.
  /// - Returns: the root; duplicate keys are reported to the collector and omitted.
  static func root(
    of text: String, collector: SourceFindingCollector, limits: FormatLimits
  ) throws(SourceError) -> YAMLNode {
    let bytes = Array(text.utf8)
    let outcome = bytes.withUnsafeBufferPointer { buffer -> Result<YAMLNode, SourceError> in
      let parser = YAMLParser(buffer, collector: collector, limits: limits)
      do throws(SourceError) {
        return .success(try parser.document())
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, collector: SourceFindingCollector, limits: FormatLimits
  ) {
    self.bytes = bytes
    self.collector = collector
    self.limits = limits
    // libyaml stores the address of the parser, so it must not move.
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deinitialize(count: 1)
    parser.deallocate()
  }

  private func document() throws(SourceError) -> YAMLNode {
    _ = try next()
    guard case (.documentStart, let start) = try next() else {
      throw error(.empty, nil, "is empty")
    }
    let (event, position) = try next()
    let root = try node(event, position, depth: 1)
    if case .scalar("", isPlain: true) = root.contents { throw error(.empty, start, "is empty") }
    _ = try next()
    let (end, further) = try next()
    guard case .streamEnd = end else {
      throw error(
        .notAllowed, further, "a file contains one document; move this one to its own file")
    }
    return root
  }

  private func next() throws(SourceError) -> (YAMLEvent, SourcePosition) {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError }
    defer { yaml_event_delete(&event) }
    let position = SourcePosition(event.start_mark)
    let found = YAMLEvent(event)
    if event.hasAnchor || found.isAlias {
      throw error(
        .notAllowed, position,
        "anchors and aliases are not supported; repeat the contents")
    }
    if case .scalar(let text, _) = found, text.utf8.contains(0) {
      throw SourceText.nul(file: collector.file, at: position)
    }
    if event.hasTag {
      throw error(.notAllowed, position, "tags such as `!!str` are not supported")
    }
    return (found, position)
  }

  private func node(
    _ event: YAMLEvent, _ position: SourcePosition, depth: Int
  ) throws(SourceError) -> YAMLNode {
    guard depth <= limits.depthMax else {
      throw tooDeep(position)
    }
    count += 1
    guard count <= limits.nodesMax else {
      throw error(
        .tooManyValues, position, "the file has more than \(limits.nodesMax) values; split it")
    }
    switch event {
    case .sequenceStart:
      return YAMLNode(contents: .sequence(try sequence(depth: depth)), position: position)
    case .mappingStart:
      return YAMLNode(contents: .mapping(try mapping(depth: depth)), position: position)
    case .scalar(let text, let isPlain):
      return YAMLNode(contents: .scalar(text, isPlain: isPlain), position: position)
    default:
      throw error(.syntax, position, "expected a value")
    }
  }

  private func sequence(depth: Int) throws(SourceError) -> [YAMLNode] {
    var nodes: [YAMLNode] = []
    while true {
      let (event, position) = try next()
      if case .sequenceEnd = event { return nodes }
      nodes.append(try node(event, position, depth: depth + 1))
    }
  }

  private func mapping(depth: Int) throws(SourceError) -> [YAMLPair] {
    var pairs: [YAMLPair] = []
    var seen = Set<String>()
    while true {
      let (event, position) = try next()
      if case .mappingEnd = event { return pairs }
      guard case .scalar(let key, _) = event else {
        throw error(.keyInvalid, position, "a key must be a plain word")
      }
      let (valueEvent, valuePosition) = try next()
      let value = try node(valueEvent, valuePosition, depth: depth + 1)
      if seen.insert(key).inserted {
        pairs.append(YAMLPair(key: key, keyPosition: position, value: value))
      } else {
        collector.add(
          YAMLRule.keyDuplicate.rawValue, at: position,
          "duplicate key `\(key)` in a mapping")
      }
    }
  }

  private func error(
    _ rule: YAMLRule, _ position: SourcePosition?, _ advice: String
  ) -> SourceError {
    collector.add(rule.rawValue, at: position, advice)
    return SourceError(collector.findings)
  }

  private var syntaxError: SourceError {
    let problem =
      parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
    // Forbidden characters have an offset but no line.
    let position =
      parser.pointee.error == YAML_READER_ERROR
      ? SourcePosition(line: line(of: Int(clamping: parser.pointee.problem_offset)))
      : SourcePosition(parser.pointee.problem_mark)
    // The library has its own nesting limit, which brackets may exceed first.
    if problem.hasPrefix("Maximum nesting level") { return tooDeep(position) }
    if problem.hasPrefix("found character that cannot start any token"),
      character(at: position) == "\t"
    {
      return error(.syntax, position, "a tab in the indentation; indent with spaces")
    }
    let begin = parser.pointee.context_mark.line
    let hasBegin = parser.pointee.context != nil && Int(clamping: begin) + 1 < position.line
    return error(
      .syntax, position,
      YAMLSyntaxAdvice.text(problem, begin: hasBegin ? Int(clamping: begin) + 1 : nil))
  }

  private func character(at position: SourcePosition) -> Unicode.Scalar? {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: position.line, omittingEmptySubsequences: false)
    guard lines.indices.contains(position.line - 1) else { return nil }
    return String(decoding: lines[position.line - 1], as: UTF8.self).unicodeScalars
      .dropFirst(position.column - 1).first
  }

  private func tooDeep(_ position: SourcePosition?) -> SourceError {
    error(
      .tooDeep, position, "values are nested more than \(limits.depthMax) levels deep")
  }

  private func line(of offset: Int) -> Int {
    1 + bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") }
  }
}

extension SourcePosition {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(clamping: mark.line) + 1, column: Int(clamping: mark.column) + 1)
  }
}

extension YAMLEvent {
  fileprivate var isAlias: Bool {
    if case .alias = self { true } else { false }
  }
}
