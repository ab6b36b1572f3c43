internal import Questionnaires

extension FileDefinition {
  /// The kind as the page reads it.
  var previewValue: JSONValue {
    [
      "type": "file", "file": .string(kind?.rawValue ?? ""),
      "maximumBytes": .number(Int(effectiveMaximumBytes)),
      "maximumSeconds": .number(Int(effectiveMaximumSeconds)),
      "isSignature": .bool(isSignature),
    ]
  }
}
