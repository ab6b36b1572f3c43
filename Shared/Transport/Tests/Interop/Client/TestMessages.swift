import TestingMessages

extension GRPCTesting.Payload {
  static func zeros(_ size: Int) -> GRPCTesting.Payload {
    GRPCTesting.Payload(body: [UInt8](repeating: 0, count: size))
  }
}

extension GRPCTesting.Payload? {
  /// - Throws: ``CaseFailed`` unless the payload is this number of zeros.
  func requireZeros(_ size: Int) throws(CaseFailed) {
    guard let payload = self else {
      if size == 0 { return }
      throw CaseFailed("no payload")
    }
    try require(payload.type == .compressable, "payload of type \(payload.type.rawValue)")
    try require(payload.body.count == size, "\(payload.body.count) bytes, not \(size)")
    try require(payload.body.allSatisfy { $0 == 0 }, "the payload is not all zeros")
  }
}

extension GRPCTesting.SimpleRequest {
  static let largeResponseSize = 314_159

  /// The request of `large_unary`.
  static var large: GRPCTesting.SimpleRequest {
    GRPCTesting.SimpleRequest(
      responseSize: Int32(largeResponseSize), payload: .zeros(271_828))
  }
}

extension GRPCTesting.StreamingOutputCallRequest {
  init(sizes: [Int], payload: Int? = nil) {
    self.init(
      responseParameters: sizes.map { GRPCTesting.ResponseParameters(size: Int32($0)) },
      payload: payload.map { .zeros($0) })
  }
}

extension GRPCTesting.BoolValue {
  init(_ value: Bool) { self.init(value: value) }
}
