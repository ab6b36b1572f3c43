public import Messages

extension GoogleProtobuf.FieldMask {
  /// Path that stands for every field (AIP-161).
  public static let wildcard = "*"
}

extension GoogleProtobuf.FieldMask? {
  /// Paths of the mask; empty without a mask.
  public var paths: [String] { self?.paths ?? [] }

  /// Whether all fields are included: no mask, an empty one, or one with the wildcard.
  public var namesEverything: Bool { paths.isEmpty || hasWildcard }

  /// Whether the mask contains the wildcard, which names every field.
  public var hasWildcard: Bool { paths.contains(GoogleProtobuf.FieldMask.wildcard) }

  /// Named fields; empty if all are included.
  public var names: Set<String> { namesEverything ? [] : Set(paths) }
}
