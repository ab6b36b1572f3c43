import RPCCore
import TestingMessages

extension GRPCTesting.Payload {
  /// Largest response payload.
  private static let sizeMax: Int32 = 64 << 20

  /// - Throws: INVALID_ARGUMENT for a type that is not `COMPRESSABLE`, or a size below zero or above
  ///   64 MiB.
  static func zeros(
    _ size: Int32, type: GRPCTesting.PayloadType
  ) throws(RPCError) -> GRPCTesting.Payload {
    guard type == .compressable else {
      throw RPCError(.invalidArgument, "response_type \(type.rawValue) is not supported")
    }
    guard (0...sizeMax).contains(size) else {
      throw RPCError(.invalidArgument, "the size of a response is 0 to \(sizeMax) bytes")
    }
    return GRPCTesting.Payload(type: type, body: [UInt8](repeating: 0, count: Int(size)))
  }
}
