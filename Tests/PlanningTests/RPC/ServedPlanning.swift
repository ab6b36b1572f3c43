import Bus
import CalendarSamples
import Foundation
import Messages
import Postgres
import RPCClient
import RPCCore
import RPCServer
import Stubs
import Synchronization
import TestSupport

@testable import Audit
@testable import Identity
@testable import PlanningService
@testable import ServiceBasics
@testable import ServiceKit
@testable import Tokens

/// The service behind a real server with its interceptors, and one participant as its client.
struct ServedPlanning {
  /// Tests share the schema.
  private static let sealing = SealingKeys(current: SealingKey())
  let planned: Planned
  let clock: SetClock
  let client: PlanningV1.PlanningServiceClient
  let oversight: PlanningV1.OversightServiceClient
  let alerts: PlanningV1.AlertServiceClient
  let owner: KnownPseudonyms
  private let key: SigningKey

  /// Serves while `body` runs.
  ///
  /// - Parameters:
  ///   - catalogue: address of the catalogue.
  ///   - pool: database; nil for the tests' database.
  static func with(
    catalogue: (any ClientChannel)? = nil, pool: PostgresPool? = nil,
    _ body: (ServedPlanning) async throws -> Void
  ) async throws {
    let planned = try await Planned()
    let clock = SetClock(planned.now)
    let key = SigningKey()
    let pool = pool ?? planned.pool
    let studies = StudyCache(
      pool: pool,
      owner: CatalogueClient(
        channel: catalogue,
        credential: ServiceCredential(
          pool: planned.pool, outbox: Outbox(source: PlanningAssembly.name),
          sealing: Self.sealing, clock: clock),
        timeout: .seconds(60), logger: TestLog.logger
      ).studies)
    let owner = KnownPseudonyms()
    let server = Server(
      configuration: ServerConfiguration(eventLoops: 1),
      services: [
        oversight(pool, studies, owner, clock),
        AlertHandler(
          alerts: HandleAlerts(
            pool: pool, pseudonyms: StudyPseudonyms(pool: pool, owner: owner)),
          channels: ManageAlertChannels(
            pool: pool, studies: studies, channels: AlertChannelStore(sealing: Self.sealing)),
          clock: clock),
        PlanningHandler(
          getPlan: GetNotificationPlan(
            pool: pool, zones: hostZones, studies: studies, events: Planned.events),
          findSchedule: FindSchedule(pool: pool, studies: studies),
          changeSchedule: ChangeSchedule(pool: pool, studies: studies, events: Planned.events),
          recordReports: RecordReports(pool: pool), clock: clock),
      ],
      authorizers: [
        TokenAuthorizer(
          verifier: TokenVerifier(
            keyRing: OneKey(key: key), issuer: "otolith", audience: "otolith-planning",
            clock: clock))
      ], logger: TestLog.logger)
    let channel = Channel(host: "127.0.0.1", port: try await server.start())
    let served = ServedPlanning(
      planned: planned, clock: clock, client: PlanningV1.PlanningServiceClient(channel),
      oversight: PlanningV1.OversightServiceClient(channel),
      alerts: PlanningV1.AlertServiceClient(channel), owner: owner, key: key)
    do {
      try await body(served)
    } catch {
      await channel.close()
      await server.shutdownGracefully(within: .zero)
      throw error
    }
    await channel.close()
    await server.shutdownGracefully(within: .seconds(5))
  }

  private static func oversight(
    _ pool: PostgresPool, _ studies: StudyCache, _ owner: KnownPseudonyms, _ clock: SetClock
  ) -> OversightHandler {
    let pseudonyms = StudyPseudonyms(pool: pool, owner: owner)
    return OversightHandler(
      parts: OversightHandler.Parts(
        countCompliance: CountCompliance(pool: pool, pseudonyms: pseudonyms, zones: hostZones),
        listActivities: ListActivities(pool: pool, zones: hostZones, pseudonyms: pseudonyms),
        changeStaffDate: ChangeStaffDate(pool: pool, studies: studies, pseudonyms: pseudonyms),
        listNotifications: ListNotifications(pool: pool, pseudonyms: pseudonyms),
        editNotifications: EditNotifications(
          pool: pool, zones: hostZones, studies: studies, pseudonyms: pseudonyms,
          events: Planned.events),
        fireTrigger: FireTrigger(pool: pool, studies: studies, pseudonyms: pseudonyms),
        explainNotification: ExplainNotification(pool: pool, zones: hostZones),
        exportNotifications: ExportNotifications(
          pool: pool, pseudonyms: pseudonyms,
          securityEvents: SecurityEvents(pool: pool, clock: clock)),
        concealedGroups: ConcealedGroups(pool: pool)),
      clock: clock)
  }

  /// Pseudonym of the participant in the study's exports.
  var name: String { owner.pseudonyms.pseudonym(of: planned.participantID) }

  /// Returns options for an account that leads the given studies; nil for the study of `planned`.
  ///
  /// - Parameter isBlinded: whether groups are concealed from it.
  func leader(of studies: Set<String>? = nil, isBlinded: Bool = false) throws -> CallOptions {
    .bearer(
      try AccessToken.sign(
        AccessClaims(
          participantID: UUID(), roles: [.studyLeader], ledStudies: studies ?? [planned.studyID],
          blindedStudies: isBlinded ? studies ?? [planned.studyID] : [],
          sessionID: UUID(), issuedAt: clock.now(), expiresAt: clock.now() + 600),
        issuer: "otolith", audiences: ["otolith-planning"], with: key))
  }

  /// Returns options for an account with roles in studies that it does not lead.
  func staff(_ roles: [String: Set<ShippedRole>]) throws -> CallOptions {
    .bearer(
      try AccessToken.sign(
        AccessClaims(
          participantID: UUID(), roles: [.studyLeader], studyRoles: roles, sessionID: UUID(),
          issuedAt: clock.now(), expiresAt: clock.now() + 600),
        issuer: "otolith", audiences: ["otolith-planning"], with: key))
  }

  /// Returns options for the participant, enrolled in the given studies; nil for the study of
  /// `planned`.
  ///
  /// - Parameter consentEnd: end of the consent in the study of `planned`; nil for no end.
  func token(for studies: Set<String>? = nil, consentEnd: Date? = nil) throws -> CallOptions {
    .bearer(
      try AccessToken.sign(
        AccessClaims(
          participantID: planned.participantID, enrolledStudies: studies ?? [planned.studyID],
          consentEnds: consentEnd.map { [planned.studyID: $0] } ?? [:],
          sessionID: UUID(), issuedAt: clock.now(), expiresAt: clock.now() + 600),
        issuer: "otolith", audiences: ["otolith-planning"], with: key))
  }

  func plan(
    study: String? = nil, zone: String = "Europe/Berlin", limit: UInt32 = 0,
    studies: Set<String>? = nil, consentEnd: Date? = nil
  ) async throws -> PlanningV1.NotificationPlan {
    try await client.getNotificationPlan(
      .init(studyID: study ?? planned.studyID, timeZone: zone, limit: limit),
      options: try token(for: studies, consentEnd: consentEnd))
  }

  /// Returns the status of a call that must fail.
  func failure<Answer>(_ call: () async throws -> Answer) async throws -> RPCError {
    do {
      _ = try await call()
    } catch let error as RPCError {
      return error
    }
    throw NotRefused()
  }

  struct NotRefused: Error {}
}

/// A clock that advances only when set.
final class SetClock: WallClock {
  private let time: Mutex<Date>

  init(_ time: Date) { self.time = Mutex(time) }

  func now() -> Date { time.withLock { $0 } }
  func set(_ new: Date) { time.withLock { $0 = new } }
}

private struct OneKey: TrustedKeySource {
  let key: SigningKey

  func key(_ keyID: String?, for algorithm: SignatureAlgorithm) async -> TrustedKey? {
    knownKey(keyID, for: algorithm)
  }

  func knownKey(_ keyID: String?, for algorithm: SignatureAlgorithm) -> TrustedKey? {
    keyID == key.keyID ? .own(key.publicKey) : nil
  }
}

/// A server that answers `GetStudy` like the catalogue, and counts the calls.
final class SmallCatalogue: RegistrableService {
  private let studies = Mutex<[String: CatalogueV1.Study]>([:])
  private let questions = Mutex<[String]>([])

  private let isFailing: Bool

  init(failing: Bool = false) {
    isFailing = failing
  }

  /// Requested studies, each with the service that requested it.
  var asked: [String] { questions.withLock { $0 } }

  func add(_ study: CatalogueV1.Study) {
    studies.withLock { $0[study.studyID] = study }
  }

  func register(with registry: inout MethodRegistry) {
    registry.unary(
      service: CatalogueV1.CatalogueServiceMethods.service,
      method: CatalogueV1.CatalogueServiceMethods.getStudy, access: .open
    ) { (request: CatalogueV1.GetStudyRequest, context) -> CatalogueV1.GetStudyResponse in
      let token = try context.bearerToken.map { try JSONWebSignature(parsing: $0) }
      let service = token?.type == .service ? token?.keyID?.split(separator: ".").first ?? "" : ""
      self.questions.withLock { $0.append("\(request.studyID) \(service)") }
      if self.isFailing { throw RPCError(.unavailable, "going down") }
      guard let study = self.studies.withLock({ $0[request.studyID] }) else {
        throw RPCError(.notFound, "no such study", reason: "STUDY_UNKNOWN")
      }
      return CatalogueV1.GetStudyResponse(study: study, allGroups: true)
    }
  }

  /// Serves while `body` runs.
  func serve(_ body: (Channel) async throws -> Void) async throws {
    let server = Server(
      configuration: ServerConfiguration(eventLoops: 1), services: [self], interceptors: [],
      logger: TestLog.logger)
    let channel = Channel(host: "127.0.0.1", port: try await server.start())
    do {
      try await body(channel)
    } catch {
      await channel.close()
      await server.shutdownGracefully(within: .zero)
      throw error
    }
    await channel.close()
    await server.shutdownGracefully(within: .seconds(5))
  }
}
