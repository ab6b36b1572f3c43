import Bus
import FoundationEssentials
import Postgres
import Serialization
import ServiceKit
import Synchronization
import TestSupport

@testable import IngestionService

/// What use cases are built from: the database of the shared stack, its catalogue and auth service,
/// and recorded events.
struct UseCases: Sendable {
  let stack: IngestionStack
  let parts: SharedParts
  let events = RecordedEvents()

  init() async throws {
    stack = try await IngestionStack.shared.value
    parts = try SharedParts(
      stack.environment, limits: InEffect(IngestionLimits()),
      router: PostgresReadRouter(primary: stack.pool, replica: nil, logger: TestLog.logger),
      threads: ValidationThreads.make(), ownersTimeout: .seconds(60), folder: nil)
  }

  var pool: PostgresPool { stack.pool }
  var clock: TestClock { stack.clock }
  var now: Date { stack.clock.now() }
  var uses: VisibleQuestionnaires { parts.uses }

  func submitter(
    _ id: UUID = UUID(), in studies: String..., groups: [String: String] = [:],
    isTest: Bool = false
  ) -> Submitter {
    Submitter(
      participantID: id, enrolledStudies: Set(studies), groups: groups, claimedAt: now,
      isTestParticipant: isTest, token: nil)
  }

  var submitSheets: SubmitSheets {
    SubmitSheets(
      contexts: parts.contexts, pool: pool, events: events, limits: parts.limits, clock: clock,
      offers: parts.offers, histories: parts.histories, threads: parts.threads,
      logger: TestLog.logger)
  }

  /// The reasons of each rejected or postponed sheet; the verdict of the others.
  func outcomes(
    of sheets: AnswerSheet..., by submitter: Submitter
  ) async throws -> [String] {
    try await submitSheets(sheets, by: submitter).map { $0.verdict.brief }
  }

  /// The text of an export.
  func csv(
    _ export: ((ExportedChunk) async throws -> Void) async throws -> Void
  ) async throws -> [String] {
    var bytes: [UInt8] = []
    try await export { bytes += $0.csv }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
  }
}

extension Verdict {
  var brief: String {
    switch self {
    case .created: "created"
    case .exists: "exists"
    case .conflict: "conflict"
    case .rejected(let violations), .postponed(let violations):
      violations.map(\.reason.rawValue).joined(separator: " ")
    }
  }
}

/// Records what use cases publish.
final class RecordedEvents: SheetEvents, TriggerEvents, AmendmentEvents, SettingsEvents {
  struct State {
    var reports: [TriggerReport] = []
    var revisions: [NewRevision] = []
    var settings: [KeptSettings] = []
    var wakes = 0
  }

  private let state = Mutex(State())

  var recorded: State { state.withLock { $0 } }
  let trace: CallTrace? = nil

  func announcement(of rows: [SheetRow]) throws -> SheetStore.Announcement? { nil }

  func failed(with error: any Error) {}

  func publish(
    _ reports: [TriggerReport], at now: Date, on connection: PostgresConnection
  ) async throws {
    state.withLock { $0.reports += reports }
  }

  func publish(
    _ revisions: [NewRevision], receivedAt: Date, on connection: PostgresConnection
  ) async throws {
    state.withLock { $0.revisions += revisions }
  }

  func publish(
    _ new: KeptSettings, insteadOf old: ParticipantSettings, of participantID: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Bool {
    state.withLock { $0.settings.append(new) }
    return true
  }

  func wake() { state.withLock { $0.wakes += 1 } }
}
