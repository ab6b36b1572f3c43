/// The session's state of one open stream. The session owns it until nghttp2 closes the stream;
/// nghttp2 holds an unowned pointer to it for exactly that long.
final class HTTP2Stream {
  let id: Int32
  @exclusivity(unchecked) var body = OutboundBody()
  /// Whether the response (server) or the request (client) was submitted.
  @exclusivity(unchecked) var hasSubmittedHeaders = false
  /// Whether the peer has ended its side.
  @exclusivity(unchecked) var remoteEnded = false
  @exclusivity(unchecked) var wantsWritableEvent = false
  /// Whether the peer's GOAWAY arrived before the request was sent.
  var wasOvertakenByGoAway = false

  init(id: Int32) {
    self.id = id
  }
}
