import CNghttp2

/// The connection cannot continue: close it after writing the rest of `drain`.
///
/// Peer errors that HTTP/2 answers with GOAWAY do not cause this error, but
/// ``HTTP2Session/isFinished`` after the GOAWAY is drained.
public struct HTTP2ConnectionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// nghttp2's library error (`nghttp2_error`, negative).
  public var libraryCode: Int32

  public init(libraryCode: Int32) {
    self.libraryCode = libraryCode
  }

  /// Whether the first bytes were not the client connection preface (RFC 9113 §3.4).
  public var isBadPreface: Bool {
    libraryCode == NGHTTP2_ERR_BAD_CLIENT_MAGIC.rawValue
  }

  /// Whether a header section had more than ``HTTP2SessionConfiguration/continuationsMax``
  /// CONTINUATION frames (CVE-2024-28182).
  public var isContinuationFlood: Bool {
    libraryCode == NGHTTP2_ERR_TOO_MANY_CONTINUATIONS.rawValue
  }

  /// Whether the peer reads none of the acknowledgements that it requests
  /// (``HTTP2SessionConfiguration/outboundAcknowledgementsMax``).
  public var isAcknowledgementFlood: Bool { libraryCode == NGHTTP2_ERR_FLOODED.rawValue }

  /// The error code sent to the peer (RFC 9113 §7).
  public var code: HTTP2ErrorCode {
    switch nghttp2_error(rawValue: libraryCode) {
    case NGHTTP2_ERR_BAD_CLIENT_MAGIC: .protocolError
    case NGHTTP2_ERR_FLOODED, NGHTTP2_ERR_TOO_MANY_SETTINGS, NGHTTP2_ERR_TOO_MANY_CONTINUATIONS:
      .enhanceYourCalm
    default: .internalError
    }
  }

  public var description: String {
    "HTTP/2 connection error: \(String(cString: nghttp2_strerror(libraryCode)))"
  }
}
