import BenchmarkMessages
import RPCCore
import RPCServer
import ServiceKit

/// The service called by the benchmark.
struct ReadingService: BenchmarkV1.ReadingServiceProtocol {
  private static let countMax: Int32 = 100_000

  func access(to method: BenchmarkV1.ReadingServiceMethod) -> MethodAccess { .signedIn }

  func echo(
    _ request: BenchmarkV1.Reading, context: ServerCallContext
  ) async throws -> BenchmarkV1.Reading {
    try context.claims.requireEnrolment(in: "track-your-tinnitus")
    return request
  }

  func list(
    _ request: BenchmarkV1.ListRequest, context: ServerCallContext,
    to writer: ResponseWriter<BenchmarkV1.Reading>
  ) async throws {
    try context.claims.requireEnrolment(in: "track-your-tinnitus")
    guard (0...Self.countMax).contains(request.count), let reading = request.reading else {
      throw RPCError(.invalidArgument, "count is 0-\(Self.countMax), and a reading is needed")
    }
    for _ in 0..<request.count { try await writer.write(reading) }
  }
}
