import Testing

/// A frame that a server must answer with GOAWAY, and its place in RFC 9113.
struct IllegalFrame: Sendable, CustomTestStringConvertible {
  var rule: String
  var bytes: [UInt8]

  var testDescription: String { rule }

  static let all = [
    IllegalFrame(rule: "§6.1 DATA on stream 0", bytes: frame(type: 0, flags: 0, stream: 0, [1])),
    IllegalFrame(
      rule: "§5.1 DATA on an idle stream", bytes: frame(type: 0, flags: 1, stream: 5, [1])),
    IllegalFrame(
      rule: "§5.1.1 even stream number",
      bytes: frame(type: 1, flags: 5, stream: 2, [0x82, 0x86, 0x84])),
    IllegalFrame(
      rule: "§6.5 SETTINGS of 5 bytes", bytes: frame(type: 4, flags: 0, stream: 0, [0, 1, 0, 0, 0])),
    IllegalFrame(rule: "§6.5 SETTINGS on a stream", bytes: frame(type: 4, flags: 0, stream: 1, [])),
    IllegalFrame(
      rule: "§6.5.2 window above 2^31-1",
      bytes: frame(type: 4, flags: 0, stream: 0, [0, 4, 0x80, 0, 0, 0])),
    IllegalFrame(
      rule: "§6.7 PING of 7 bytes",
      bytes: frame(type: 6, flags: 0, stream: 0, [0, 0, 0, 0, 0, 0, 0])),
    IllegalFrame(
      rule: "§6.4 RST_STREAM on an idle stream",
      bytes: frame(type: 3, flags: 0, stream: 9, [0, 0, 0, 8])),
    IllegalFrame(
      rule: "§6.9 WINDOW_UPDATE of 0", bytes: frame(type: 8, flags: 0, stream: 0, [0, 0, 0, 0])),
    IllegalFrame(
      rule: "§6.10 CONTINUATION out of place", bytes: frame(type: 9, flags: 4, stream: 1, [0x82])),
    IllegalFrame(
      rule: "§4.3 HPACK index out of range",
      bytes: frame(type: 1, flags: 5, stream: 1, [0xff, 0xff, 0x7f])),
    IllegalFrame(
      rule: "§8.4 PUSH_PROMISE by a client",
      bytes: frame(type: 5, flags: 4, stream: 1, [0, 0, 0, 2, 0x82])),
    IllegalFrame(
      rule: "§4.2 frame above 16,384",
      bytes: frame(type: 0, flags: 0, stream: 1, .init(repeating: 0, count: 16_385))),
    IllegalFrame(
      rule: "§4.2 CONTINUATION above 16,384, of legal fields",
      bytes: frame(type: 1, flags: 1, stream: 1, [0x83, 0x86, 0x84])
        + frame(type: 9, flags: 4, stream: 1, .init(repeating: 0x90, count: 16_385))),
  ]
}
