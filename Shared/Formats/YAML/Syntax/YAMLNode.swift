/// A value of a YAML file with its place.
struct YAMLNode: Sendable {
  enum Contents: Sendable {
    /// Plain: written without quotes and not as a block, so that `3` may be meant as a number.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    /// In the order of the file, each key once.
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
