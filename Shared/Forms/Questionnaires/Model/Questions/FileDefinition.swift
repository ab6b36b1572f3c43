internal import Fields

/// A photo, a recording, a drawing or another file. The answer is the SHA-256 of its bytes.
public struct FileDefinition: Sendable, Hashable {
  /// The way a file is made.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case photo, audio, drawing
    /// Any picture, recording or PDF document.
    case any
  }

  /// Maximum size in bytes without an own limit.
  public static let maximumBytesDefault: UInt32 = 10 << 20
  /// Upper limit for the maximum size in bytes.
  public static let maximumBytesMax: UInt32 = 100 << 20
  /// Longest recording in seconds without an own limit.
  public static let maximumSecondsDefault: UInt32 = 300
  /// Upper limit for the longest recording in seconds.
  public static let maximumSecondsMax: UInt32 = 3600
  /// Pattern of answers: a SHA-256 in lower-case hexadecimal digits.
  public static let answerPattern = "[0-9a-f]{64}"
  /// Number of characters of answers.
  public static let answerLength = 64

  /// Nil if absent or unknown to the wire format.
  public var kind: Kind?
  /// Bytes; 0 for the default.
  public var maximumBytes: UInt32
  /// Seconds of a recording; 0 for the default.
  public var maximumSeconds: UInt32
  /// Whether a drawing is a signature.
  public var isSignature: Bool

  public init(
    kind: Kind?, maximumBytes: UInt32 = 0, maximumSeconds: UInt32 = 0, isSignature: Bool = false
  ) {
    self.kind = kind
    self.maximumBytes = maximumBytes
    self.maximumSeconds = maximumSeconds
    self.isSignature = isSignature
  }

  /// Bytes.
  public var effectiveMaximumBytes: UInt32 {
    maximumBytes == 0 ? Self.maximumBytesDefault : maximumBytes
  }

  /// Seconds of a recording.
  public var effectiveMaximumSeconds: UInt32 {
    maximumSeconds == 0 ? Self.maximumSecondsDefault : maximumSeconds
  }

  /// IANA media types of the files that answer the question.
  public var mediaTypes: Set<String> {
    let types: Set<MediaType> =
      switch kind {
      case .photo: MediaType.pictures
      case .audio: MediaType.sounds
      case .drawing: [.png]
      case .any, nil: Set(MediaType.allCases)
      }
    return Set(types.map(\.rawValue))
  }
}
