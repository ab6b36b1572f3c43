internal import Messages

extension GoogleProtobuf.FieldMask {
  /// Stands for every field (AIP-161).
  static let wildcard = "*"
}

extension GoogleProtobuf.FieldMask? {
  /// Empty where there is no mask.
  var paths: [String] { self?.paths ?? [] }

  /// Whether no field is left out: there is no mask, an empty one, or one with the wildcard.
  var namesEverything: Bool {
    paths.isEmpty || paths.contains(GoogleProtobuf.FieldMask.wildcard)
  }

  /// The fields named; empty where none is left out.
  var names: Set<String> { namesEverything ? [] : Set(paths) }
}
