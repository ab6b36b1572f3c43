/// A value to write.
indirect enum YAMLOutput {
  /// Written unchanged: a number, `true`, a keyword of the format.
  case word(String)
  /// Written in double quotes: codes, and texts that look like numbers.
  case quoted(String)
  /// Written in double quotes, or as a block if long.
  case text(String)
  case list([YAMLOutput], isCompact: Bool)
  case mapping([Pair], isCompact: Bool)

  struct Pair {
    var key: String
    var value: YAMLOutput
  }

  static func list(_ items: [YAMLOutput]) -> YAMLOutput { .list(items, isCompact: false) }

  /// Written on one line if it fits.
  static func compact(_ items: [YAMLOutput]) -> YAMLOutput { .list(items, isCompact: true) }

  static func number(_ number: Double) -> YAMLOutput { .word(YAMLScalar.number(number)) }

  /// An id, unquoted unless YAML readers may misinterpret it.
  static func id(_ id: String) -> YAMLOutput {
    YAMLScalar.isPlainWord(id) ? .word(id) : .quoted(id)
  }
}

/// Collects the pairs of a mapping, omitting absent values.
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

  /// Adds the flag unless it is false.
  mutating func add(_ key: String, flag: Bool) {
    if flag { add(key, .word("true")) }
  }

  /// Adds the count unless it is 0.
  mutating func add(_ key: String, count: UInt32) {
    if count != 0 { add(key, .word("\(count)")) }
  }

  mutating func add(_ key: String, number: Double?) {
    if let number { add(key, .number(number)) }
  }

  mutating func add(contentsOf other: YAMLPairs) { pairs += other.pairs }

  var block: YAMLOutput { .mapping(pairs, isCompact: false) }

  /// Written on one line if it fits.
  var compact: YAMLOutput { .mapping(pairs, isCompact: true) }
}
