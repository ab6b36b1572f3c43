import RPCClient
import RPCCore
import TestingMessages

extension InteropCase {
  static let ending = [
    InteropCase("cancel_after_begin") { session in
      try await session.withClient { client in
        // An existing connection ensures that the metadata is sent before the cancellation.
        _ = try await client.emptyCall(.init(), options: .bounded)
        let call = client.streamingInputCall(options: .bounded)
        call.start()
        call.cancel()
        try await failure { try await call.response() }.require(.cancelled)
      }
    },
    InteropCase("cancel_after_first_response") { session in
      try await session.withClient { client in
        let call = client.fullDuplexCall(options: .bounded)
        var responses = call.responses.makeAsyncIterator()
        try await call.write(.init(sizes: [31_415], payload: 27_182))
        try await responses.next()?.payload.requireZeros(31_415)
        call.cancel()
        let ended: RPCError
        do {
          _ = try await responses.next()
          throw CaseFailed("the cancelled call went on")
        } catch let error as RPCError {
          ended = error
        }
        try ended.require(.cancelled)
      }
    },
    InteropCase("timeout_on_sleeping_server") { session in
      try await session.withClient { client in
        let call = client.fullDuplexCall(options: CallOptions(timeout: .milliseconds(1)))
        let error = try await failure {
          try await call.write(.init(sizes: [], payload: 27_182))
          for try await _ in call.responses {
            throw CaseFailed("a response although none was requested")
          }
        }
        try error.require(.deadlineExceeded)
      }
    },
  ]
}
