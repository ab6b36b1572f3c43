/// Why bytes could not be decoded as a message.
public struct DecodingError: Error, Sendable, Hashable {
  public enum Reason: Sendable, Hashable {
    /// Not the wire form of such a message: truncated, a bad tag, length, wire type or varint.
    case malformed
    /// A string field holds bytes that are not UTF-8.
    case invalidUTF8
    /// A string field holds a NUL, which neither protobuf-c nor PostgreSQL can carry.
    case embeddedNUL
    /// Nested deeper than `DecodingLimits.depthMax`.
    case tooDeep
    /// Larger than `DecodingLimits.sizeMax`.
    case tooLarge
    /// More elements than `DecodingLimits.elementsMax`.
    case tooManyElements
    /// Would take more memory than `DecodingLimits.memoryMax`.
    case tooMuchMemory
    /// `DecodingLimits.reservation` has not so much memory left.
    case noMemoryLeft

    /// Whether only a text is at fault, and the message could be read without it.
    public var isBadText: Bool { self == .invalidUTF8 || self == .embeddedNUL }
  }

  /// Path of the field from the message's root in the schema's names, e.g. `sheets[3].app_version`;
  /// empty when the fault is not in a known field.
  public var field: String
  public var reason: Reason

  public init(field: String = "", reason: Reason) {
    self.field = field
    self.reason = reason
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
    }
  }
}

extension DecodingError: CustomStringConvertible {
  public var description: String {
    let text = reason.description
    return field.isEmpty ? text : "\(field): \(text)"
  }
}
