/// What a session remembers of one open stream. Owned by the session until nghttp2 closes the
/// stream; nghttp2 holds an unowned pointer to it for exactly that long.
final class HTTP2Stream {
  let id: Int32
  @exclusivity(unchecked) var body = OutboundBody()
  /// A response was submitted (server) or the request was (client).
  @exclusivity(unchecked) var hasSubmittedHeaders = false
  /// The peer has ended its side.
  @exclusivity(unchecked) var remoteEnded = false
  @exclusivity(unchecked) var wantsWritableEvent = false
  /// The request never left, since the peer's GOAWAY came first.
  var wasOvertakenByGoAway = false

  init(id: Int32) {
    self.id = id
  }
}
