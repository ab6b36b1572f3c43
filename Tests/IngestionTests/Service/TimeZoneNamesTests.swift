import Logging
import Synchronization
import TestSupport
import Testing

@testable import IngestionService

@Suite struct TimeZoneNamesTests {
  private struct Away: Error {}

  @Test func anUpdateOfTheDatabaseIsNoticed() async throws {
    let list = Mutex<Result<Set<String>, Away>>(.success(["UTC"]))
    let names = try await TimeZoneNames { try list.withLock { try $0.get() } }
    #expect(names.known == ["UTC"])
    list.withLock { $0 = .failure(Away()) }
    await names.refresh(logger: TestLog.logger)
    #expect(names.known == ["UTC"])
    list.withLock { $0 = .success(["UTC", "America/Coyhaique"]) }
    await names.refresh(logger: TestLog.logger)
    #expect(names.known == ["UTC", "America/Coyhaique"])
  }
}
