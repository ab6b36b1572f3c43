/// A value to be written.
indirect enum YAMLOutput {
  /// As it stands: a number, `true`, a word of the format.
  case word(String)
  /// In double quotes: codes, and whatever a reader could take for a number.
  case quoted(String)
  /// In double quotes, or as a block when it is long.
  case text(String)
  case list([YAMLOutput], isCompact: Bool)
  case mapping([Pair], isCompact: Bool)

  struct Pair {
    var key: String
    var value: YAMLOutput
  }

  static func list(_ items: [YAMLOutput]) -> YAMLOutput { .list(items, isCompact: false) }

  /// On one line if it fits.
  static func compact(_ items: [YAMLOutput]) -> YAMLOutput { .list(items, isCompact: true) }

  static func number(_ number: Double) -> YAMLOutput { .word(YAMLScalar.number(number)) }

  /// An id: without quotes where no reader of YAML takes it for something else.
  static func id(_ id: String) -> YAMLOutput {
    YAMLScalar.isPlainWord(id) ? .word(id) : .quoted(id)
  }
}

/// Gathers the pairs of a mapping; what is absent is left out.
struct YAMLPairs {
  private(set) var pairs: [YAMLOutput.Pair] = []

  mutating func add(_ key: String, _ value: YAMLOutput?) {
    if let value { pairs.append(YAMLOutput.Pair(key: key, value: value)) }
  }

  mutating func add(_ key: String, text: String) {
    if !text.isEmpty { add(key, .text(text)) }
  }

  mutating func add(_ key: String, id: String) {
    if !id.isEmpty { add(key, .id(id)) }
  }

  /// Left out where it is false.
  mutating func add(_ key: String, flag: Bool) {
    if flag { add(key, .word("true")) }
  }

  /// Left out where it is 0.
  mutating func add(_ key: String, count: UInt32) {
    if count != 0 { add(key, .word("\(count)")) }
  }

  mutating func add(_ key: String, number: Double?) {
    if let number { add(key, .number(number)) }
  }

  mutating func add(contentsOf other: YAMLPairs) { pairs += other.pairs }

  var block: YAMLOutput { .mapping(pairs, isCompact: false) }

  /// On one line if it fits.
  var compact: YAMLOutput { .mapping(pairs, isCompact: true) }
}
