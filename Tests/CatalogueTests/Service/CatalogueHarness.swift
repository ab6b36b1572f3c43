import Bus
import Foundation
import Messages
import Postgres
import RPCServer
import Synchronization
import TestSupport

@testable import CatalogueService
@testable import Identity
@testable import ServiceBasics
@testable import Tokens

/// The catalogue's handlers with a separate database.
struct CatalogueHarness: Sendable {
  static let time = Date(timeIntervalSince1970: 1_790_000_000)

  let pool: PostgresPool
  let parts: CatalogueWiring
  let clock: MovableClock
  var catalogue: CatalogueHandler { parts.catalogue }
  var authoring: AuthoringHandler { parts.authoring }

  /// Provides a fresh catalogue.
  static func with(_ body: @Sendable (CatalogueHarness) async throws -> Void) async throws {
    try await TestDatabase.with { database in
      let pool = database.pool(as: .catalogue, connections: 8)
      do {
        let migrator = Migrator(
          schema: CatalogueAssembly.schema, sets: CatalogueAssembly.migrationSets)
        _ = try await migrator.apply(on: pool)
        try await body(CatalogueHarness(pool: pool))
      } catch {
        await pool.close()
        throw error
      }
      await pool.close()
    }
  }

  init(pool: PostgresPool, threads: AuthoringThreads = AuthoringThreads()) {
    self.pool = pool
    clock = MovableClock(Self.time)
    parts = CatalogueWiring(
      pool: pool, outbox: Outbox(source: "otolith-catalogue"),
      hasher: PasswordHasher(
        configuration: PasswordHasherConfiguration(memoryKiB: 8, iterations: 1)),
      clock: clock, watchersMax: 2, threads: threads)
  }

  @discardableResult
  func importStudy(
    _ request: CatalogueV1.ImportStudyRequest, by caller: Caller = .administrator
  ) async throws -> CatalogueV1.ImportStudyResponse {
    try await authoring.importStudy(request, context: caller.context)
  }

  /// Returns the published events in order.
  func events() async throws -> [PublishedEvent] {
    let rows = try await pool.query("SELECT type, subject, time, data FROM outbox ORDER BY id")
    return try rows.map { row in
      let (type, subject, time, data) = try row.decode(
        String.self, String.self, Date.self, [UInt8].self)
      return PublishedEvent(
        type: String(type.split(separator: ".").last ?? ""), subject: subject, time: time,
        data: data)
    }
  }

  func count(_ table: String) async throws -> Int {
    let rows = try await pool.query("SELECT count(*) AS count FROM \(unescaped: table)")
    return try rows[0].decode("count")
  }
}

struct PublishedEvent: Hashable {
  var type: String
  var subject: String
  var time: Date
  var data: [UInt8]
}

/// A clock that stands still until it is moved.
final class MovableClock: WallClock {
  private let time: Mutex<Date>

  init(_ time: Date) { self.time = Mutex(time) }

  func now() -> Date { time.withLock { $0 } }

  func advance(by seconds: TimeInterval) { time.withLock { $0 += seconds } }
}

/// A caller of the service.
enum Caller: Sendable {
  case nobody
  case participant(of: Set<String>)
  case member(of: String, group: String)
  case leader(of: Set<String>)
  /// Staff without leading a study.
  case staff(of: String, ShippedRole)
  /// Staff with a defined role of these verbs.
  case holder(of: String, Set<Verb>)
  case administrator
  case service
  /// A study leader with the same id in every call.
  case person(UUID)

  /// The context as the authentication interceptor leaves it.
  var context: ServerCallContext {
    let context = ServerCallContext(service: "test", method: "test")
    if let claims { context[AccessClaimsKey.self] = VerifiedClaims(claims) }
    return context
  }

  private var claims: AccessClaims? {
    let roles: Set<Role>
    var enrolled: Set<String> = []
    var led: Set<String> = []
    var staffed: [String: Set<ShippedRole>] = [:]
    var verbs: [String: Set<Verb>] = [:]
    var groups: [String: String] = [:]
    var participant = UUID()
    switch self {
    case .nobody: return nil
    case .participant(let studies):
      roles = [.participant]
      enrolled = studies
    case .member(let study, let group):
      roles = [.participant]
      enrolled = [study]
      groups = [study: group]
    case .leader(let studies):
      roles = [.studyLeader]
      led = studies
    case .staff(let study, let role):
      roles = [.studyLeader]
      staffed = [study: [role]]
    case .holder(let study, let held):
      roles = [.studyLeader]
      verbs = [study: held]
    case .administrator: roles = [.administrator]
    case .service: roles = [.service]
    case .person(let id):
      roles = [.studyLeader]
      participant = id
    }
    return AccessClaims(
      participantID: participant, roles: roles, enrolledStudies: enrolled, ledStudies: led,
      studyRoles: staffed, studyVerbs: verbs, groups: groups, sessionID: UUID(),
      issuedAt: CatalogueHarness.time,
      expiresAt: CatalogueHarness.time.addingTimeInterval(600))
  }
}

extension CatalogueV1.ImportStudyRequest {
  /// Creates a study with questionnaires of the sample's contents.
  static func sample(
    _ study: String = "sample", _ questionnaires: [String] = ["daily"]
  ) -> CatalogueV1.ImportStudyRequest {
    CatalogueV1.ImportStudyRequest(
      study: SampleMessages.study(study, questionnaires),
      questionnaires: questionnaires.map { SampleMessages.questionnaire($0) })
  }

  /// Returns a copy with another closing text in the first questionnaire.
  func reworded(_ closing: String) -> CatalogueV1.ImportStudyRequest {
    var request = self
    request.questionnaires[0].closing = SampleMessages.text(closing)
    return request
  }
}
