import CalendarSamples
import Logging
import Synchronization
import TestSupport
import Testing

@testable import IngestionApplication

@Suite struct TimeZoneNamesTests {
  private struct Away: Error {}

  /// Planning reads the host's files; a phone's zone must not suit one service and not the other.
  @Test func theDatabaseKnowsTheZonesOfTheHost() async throws {
    let names = try await TimeZoneNames(pool: IngestionStack.shared.value.pool)
    #expect(names.known == hostZones.names)
  }

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
