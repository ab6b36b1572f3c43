public import Messages

extension FieldChecks {
  /// Of an update: the wildcard stands alone (AIP-161). Who names a field beside it has something else in mind.
  public mutating func wildcardAlone(_ mask: GoogleProtobuf.FieldMask?) {
    let wildcard = GoogleProtobuf.FieldMask.wildcard
    guard mask.paths.count > 1, let position = mask.paths.firstIndex(of: wildcard) else { return }
    reject(
      "update_mask.paths[\(position)]", "FIELD_UNKNOWN", "`*` stands alone: give it or the fields")
  }
}

extension GoogleProtobuf.FieldMask {
  /// Stands for every field (AIP-161).
  public static let wildcard = "*"
}

extension GoogleProtobuf.FieldMask? {
  /// Empty where there is no mask.
  public var paths: [String] { self?.paths ?? [] }

  /// Whether no field is left out: there is no mask, an empty one, or one with the wildcard.
  public var namesEverything: Bool { paths.isEmpty || hasWildcard }

  /// Whether it has the wildcard, which names every field.
  public var hasWildcard: Bool { paths.contains(GoogleProtobuf.FieldMask.wildcard) }

  /// The fields named; empty where none is left out.
  public var names: Set<String> { namesEverything ? [] : Set(paths) }
}
