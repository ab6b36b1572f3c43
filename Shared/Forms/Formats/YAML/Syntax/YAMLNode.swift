/// A value of a YAML file with its position.
struct YAMLNode: Sendable {
  enum Contents: Sendable {
    /// Plain means unquoted and not a block, so that `3` may be a number.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    /// Pairs in file order with unique keys.
    case mapping([YAMLPair])
  }

  var contents: Contents
  var position: SourcePosition
}

/// A key of a mapping with its value.
struct YAMLPair: Sendable {
  var key: String
  var keyPosition: SourcePosition
  var value: YAMLNode
}
