import RPCCore
import TestingMessages

extension GRPCTesting.Payload {
  /// Maximum size of a response payload.
  private static let sizeMax: Int32 = 64 << 20

  /// - Throws: INVALID_ARGUMENT for a type other than `COMPRESSABLE`, or a size below zero or above
  ///   64 MiB.
  static func zeros(
    _ size: Int32, type: GRPCTesting.PayloadType
  ) throws(RPCError) -> GRPCTesting.Payload {
    guard type == .compressable else {
      throw RPCError(.invalidArgument, "response_type \(type.rawValue) is not supported")
    }
    guard (0...sizeMax).contains(size) else {
      throw RPCError(.invalidArgument, "invalid response size: expected 0 to \(sizeMax) bytes")
    }
    return GRPCTesting.Payload(type: type, body: [UInt8](repeating: 0, count: Int(size)))
  }
}
