@testable import RPCCore

/// `grpc-timeout`: never cut short by being written and read.
enum TimeoutTarget: FuzzTarget {
  static let name = "timeout"

  static func run(_ input: [UInt8]) {
    if let duration = GRPCTimeout.decode(String(decoding: input, as: UTF8.self)) {
      expect(duration >= .zero, "\(duration) is negative")
      check(duration)
    }
    var source = ByteSource(input)
    let seconds = Int64(bitPattern: source.uint64()) >> source.below(64)
    let nanoseconds = Int64(bitPattern: source.uint64()) >> source.below(64)
    check(.seconds(seconds) + .nanoseconds(nanoseconds))
    check((.seconds(seconds) + .nanoseconds(nanoseconds)) * source.below(8))
  }

  private static func check(_ duration: Duration) {
    let text = GRPCTimeout.encode(duration)
    expect((2...9).contains(text.utf8.count), "\(duration) became \(text)")
    guard let read = GRPCTimeout.decode(text) else {
      fatalError("\(duration) became \(text), which cannot be read")
    }
    let most = Duration.seconds(Int64(99_999_999) * 3_600)
    expect(read >= min(duration, most), "\(duration) became \(text), which is less")
    // Eight digits, and a unit at least 60 times the next smaller one: rounding up adds a small share.
    let allowed = max(duration, .zero) / 10_000 + .nanoseconds(1)
    expect(
      read <= max(duration, .zero) + allowed || duration > most,
      "\(duration) became \(text), which is much more")
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    ["1H", "99999999H", "5M", "30S", "250m", "100u", "0n", "99999999n", "123456789S", "1", "S"]
      .map { ("text-\($0)", Array($0.utf8)) } + [
        ("long", [0x7f] + [UInt8](repeating: 0xff, count: 17)),
        ("short", [UInt8](repeating: 0, count: 9) + [0, 0, 0, 0, 0, 1, 0x86, 0xa0, 0]),
      ]
  }
}
