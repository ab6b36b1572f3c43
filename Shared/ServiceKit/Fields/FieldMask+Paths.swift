public import Messages

extension GoogleProtobuf.FieldMask {
  /// Stands for every field (AIP-161).
  public static let wildcard = "*"
}

extension GoogleProtobuf.FieldMask? {
  /// Empty where there is no mask.
  public var paths: [String] { self?.paths ?? [] }

  /// Whether no field is left out: there is no mask, an empty one, or one with the wildcard.
  public var namesEverything: Bool {
    paths.isEmpty || paths.contains(GoogleProtobuf.FieldMask.wildcard)
  }

  /// The fields named; empty where none is left out.
  public var names: Set<String> { namesEverything ? [] : Set(paths) }
}
