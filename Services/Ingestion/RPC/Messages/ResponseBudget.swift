/// Keeps an answer within what clients take: gRPC's default is 4 MiB a message.
struct ResponseBudget {
  /// Leaves room for the rest of the message.
  static let bytesMax = 3 << 20

  private var bytesLeft: Int
  private var isEmpty = true

  init(bytesMax: Int = Self.bytesMax) {
    bytesLeft = bytesMax
  }

  /// Whether another part of that size fits. The first one always does.
  mutating func takes(_ bytes: Int) -> Bool {
    guard isEmpty || bytes <= bytesLeft else { return false }
    isEmpty = false
    bytesLeft -= bytes
    return true
  }
}
