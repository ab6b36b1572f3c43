/// Programs for the targets that read frames. The numbers are those of `FrameProgram`.
enum FrameSeeds {
  /// A request with one message, and its end.
  private static let call: [UInt8] = [1, 0, 0, 3, 0x20, 0, 4, 8, 1, 2, 3, 0]
  private static let streaming: [UInt8] = [
    1, 0, 3, 3, 0, 0, 3, 10, 1, 9, 0, 3, 0, 0, 2, 10, 0, 0, 3, 0x20, 0, 3, 10, 1, 7, 0,
  ]
  private static let control: [UInt8] = [
    6, 0xff, 4, 8, 2, 4, 0, 9, 3, 0, 3, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 0, 0, 0, 0, 0, 0, 5,
  ]
  private static let more: [UInt8] = [
    2, 1, 0x08, 7, 0x00, 0x05, 0x30, 62, 0x31, 2, 0x32, 15, 2, 0x61, 0x62, 0x80, 0x34, 4,
  ]
  private static let continued: [UInt8] = [1, 0xe6, 0x08, 0, 0x34, 2]
  private static let endings: [UInt8] = [7, 0, 8, 11, 0, 0, 1, 10, 0, 0, 0]

  /// The owner answers: response, bytes, trailers.
  private static let answer: [UInt8] = [14, 0, 0, 0, 14, 1, 0, 9, 14, 4, 0, 0]

  static func forSession() -> [(name: String, bytes: [UInt8])] {
    [
      ("server-call", [0] + call + answer),
      ("server-streaming", [0] + streaming + answer + control),
      ("server-cut", [0x40, 3] + call + more + answer),
      ("server-limits", [2] + call + more + continued + endings + answer),
      (
        "server-raw",
        [8] + FrameProgram.frame(type: 6, flags: 0, stream: 0, [1, 2, 3, 4, 5, 6, 7, 8])
      ),
      ("client-call", [1, 14, 13, 0, 0, 14, 1, 0, 9, 14, 3, 0, 0] + response),
      ("client-limits", [3, 14, 13, 0, 0, 14, 13, 0, 1] + response + endings + control),
      ("client-push", [1, 14, 13, 0, 0, 12, 1, 0, 2, 0]),
    ]
  }

  /// Headers, a message, trailers.
  private static let response: [UInt8] = [1, 0, 0, 0, 3, 0, 0, 3, 10, 1, 9, 0, 11, 0, 0, 0, 0]

  static func forServer() -> [(name: String, bytes: [UInt8])] {
    let kinds: [UInt8] = [0, 1, 2, 3]
    return kinds.map { kind in
      (
        "kind-\(kind)",
        [0, 1, 0, kind, 3, 0x23, 0, 3, 10, 1, 9, 0, 3, 10, 1, 0x77, 0, 3, 10, 1, 1, 0, 0, 0]
          + answer
      )
    } + [
      ("two-calls", [0] + call + streaming + control + endings),
      ("fields", [0] + more + continued + call),
      ("cut", [0x40, 3] + call + streaming),
      ("limits", [2] + streaming + more + endings),
    ]
  }

  static func forClient() -> [(name: String, bytes: [UInt8])] {
    [
      ("unary", [0, 14, 0, 0, 0] + response),
      ("streaming", [0, 14, 3, 0, 0, 14, 4, 0, 5] + response + [14, 5, 0, 0]),
      ("trailers-only", [0, 14, 0, 0, 0, 1, 1, 0, 0, 5]),
      ("reset", [0, 14, 0, 0, 0, 14, 1, 0, 0] + endings),
      ("cut", [0x40, 2, 14, 1, 0, 0] + response + control),
    ]
  }

  /// Commands to the channel: a call, the first socket comes up, the second is refused.
  private static let begin: [UInt8] = [14, 0, 0, 8, 14, 5, 0, 0]
  private static let refused: [UInt8] = [14, 6, 0, 0, 14, 9, 0, 50]

  static func forChannel() -> [(name: String, bytes: [UInt8])] {
    [
      ("unary", [0] + begin + response),
      ("waiting", [0] + refused + begin + refused + begin + response),
      ("round-robin", [1] + begin + begin + begin + response + [14, 8, 0, 1] + response + endings),
      ("healthy", [3] + begin + response + begin + endings + [14, 9, 0, 200] + begin),
      ("retried", [4] + begin + [7, 0, 7, 14, 9, 0, 20] + response + endings + begin),
      ("lost", [4] + begin + [14, 7, 0, 0, 14, 9, 0, 100] + begin + response),
      ("limits", [15] + begin + begin + begin + streaming + endings + control),
      ("closed", [1] + begin + [14, 10, 0, 0xff] + begin + response),
    ]
  }
}
