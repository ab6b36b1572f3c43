import RPCClient
import RPCCore
import Synchronization
import TestingMessages

extension InteropCase {
  static let metadataAndStatus = [
    InteropCase("custom_metadata", customMetadata),
    InteropCase("status_code_and_message") { session in
      let message = "test status message"
      let status = GRPCTesting.EchoStatus(code: 2, message: message)
      try await session.withClient { client in
        try await failure {
          try await client.unaryCall(.init(responseStatus: status), options: .bounded)
        }.require(.unknown, message: message)

        let call = client.fullDuplexCall(options: .bounded)
        let error = try await failure {
          try await call.write(.init(responseStatus: status))
          call.finish()
          for try await _ in call.responses { throw CaseFailed("a response beside the status") }
        }
        try error.require(.unknown, message: message)
      }
    },
    InteropCase("special_status_message") { session in
      let message =
        "\t\ntest with whitespace\r\nand Unicode BMP \u{263A} and non-BMP \u{1F608}\t\n"
      try await session.withClient { client in
        try await failure {
          try await client.unaryCall(
            .init(responseStatus: .init(code: 2, message: message)), options: .bounded)
        }.require(.unknown, message: message)
      }
    },
  ]

  @Sendable private static func customMetadata(_ session: Session) async throws {
    try await session.withClient { client in
      let unary = EchoedMetadata()
      try await client.unaryCall(.large, options: unary.options).payload
        .requireZeros(GRPCTesting.SimpleRequest.largeResponseSize)
      try unary.requireEcho()

      let duplex = EchoedMetadata()
      let call = client.fullDuplexCall(options: duplex.options)
      try await call.write(.init(sizes: [314_159], payload: 271_828))
      call.finish()
      try await call.responses.requireZeros([314_159])
      try duplex.requireEcho()
    }
  }
}

/// Sends the metadata of `custom_metadata` and stores the echoed metadata.
private final class EchoedMetadata: Sendable {
  private static let initialKey = "x-grpc-test-echo-initial"
  private static let initialValue = "test_initial_metadata_value"
  private static let trailingKey = "x-grpc-test-echo-trailing-bin"
  private static let trailingValue: [UInt8] = [0xAB, 0xAB, 0xAB]

  private let initial = Mutex(Metadata())
  private let trailing = Mutex(Metadata())

  var options: CallOptions {
    var options = CallOptions.bounded
    options.metadata.add(Self.initialValue, for: Self.initialKey)
    options.metadata.addBinary(Self.trailingValue, for: Self.trailingKey)
    options.onInitialMetadata = { metadata in self.initial.withLock { $0 = metadata } }
    options.onTrailingMetadata = { metadata in self.trailing.withLock { $0 = metadata } }
    return options
  }

  func requireEcho() throws(CaseFailed) {
    let text = initial.withLock { $0.values(for: Self.initialKey) }
    let bytes = trailing.withLock { $0.binaryValues(for: Self.trailingKey) }
    try require(text == [Self.initialValue], "initial metadata \(text)")
    try require(bytes == [Self.trailingValue], "trailing metadata \(bytes)")
  }
}
