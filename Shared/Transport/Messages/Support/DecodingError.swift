/// Why bytes could not be decoded as a message.
public struct DecodingError: Error, Sendable, Hashable {
  public enum Reason: Sendable, Hashable {
    /// Invalid wire form of the message: truncated, or an invalid tag, length, wire type or varint.
    case malformed
    /// A string field contains bytes that are not UTF-8.
    case invalidUTF8
    /// A string field contains a NUL, which neither protobuf-c nor PostgreSQL supports.
    case embeddedNUL
    /// Nested deeper than `DecodingLimits.depthMax`.
    case tooDeep
    /// Larger than `DecodingLimits.sizeMax`.
    case tooLarge
    /// More elements than `DecodingLimits.elementsMax`.
    case tooManyElements
    /// Needs more memory than `DecodingLimits.memoryMax`.
    case tooMuchMemory
    /// `DecodingLimits.reservation` has not enough memory left.
    case noMemoryLeft
    /// JSON that is not valid, or has no meaning for the field; the text says why.
    case json(String)

    /// Whether only a text is invalid and the rest of the message can be decoded.
    public var isBadText: Bool { self == .invalidUTF8 || self == .embeddedNUL }
  }

  /// Path of the field from the message's root in schema names, e.g. `sheets[3].app_version`; empty
  /// if the error is not in a known field.
  public var field: String
  public var reason: Reason

  public init(field: String = "", reason: Reason) {
    self.field = field
    self.reason = reason
  }

  /// Returns the error with a step, a name or `[index]`, before its path.
  func within(_ step: String) -> DecodingError {
    let separator = field.isEmpty || field.hasPrefix("[") ? "" : "."
    return DecodingError(field: step + separator + field, reason: reason)
  }
}

extension DecodingError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed: "malformed message"
    case .invalidUTF8: "not valid UTF-8"
    case .embeddedNUL: "contains a NUL character"
    case .tooDeep: "nested too deeply"
    case .tooLarge: "message too large"
    case .tooManyElements: "too many elements"
    case .tooMuchMemory: "takes too much memory"
    case .noMemoryLeft: "no memory left for it at the moment"
    case .json(let fault): fault
    }
  }
}

extension DecodingError: CustomStringConvertible {
  public var description: String {
    let text = reason.description
    return field.isEmpty ? text : "\(field): \(text)"
  }
}
