import Audit
import Fields
import FoundationEssentials
import Postgres
public import Privacy
import RPCCore
public import ServiceBasics
public import Tokens

/// Exports everything a service stores about a participant, table by table and page by page.
///
/// The export contains the data stored when the call began; later data may be missing. An erasure
/// that begins meanwhile ends it.
public struct OwnExport: Sendable {
  private let sources: [any OwnRecordSource]
  private let pool: PostgresPool
  private let clock: any WallClock
  private let securityEvents: SecurityEvents
  private let limiter: OwnExportLimiter
  private let audit: @Sendable (OwnExportRequest) async throws -> Void
  private let erased = ErasedParticipants()

  /// - Parameters:
  ///   - sources: the service's own sources, in the order of the files. Sources common to all
  ///     services follow.
  ///   - audit: records an administrator's request for another participant before any data is sent.
  ///     May throw to reject it.
  public init(
    _ environment: ServiceEnvironment, sources: [any OwnRecordSource],
    audit: @escaping @Sendable (OwnExportRequest) async throws -> Void = { _ in }
  ) {
    self.sources = sources + Self.commonSources(environment.pool)
    pool = environment.pool
    clock = environment.clock
    securityEvents = environment.securityEvents
    limiter = OwnExportLimiter(running: environment.running)
    self.audit = audit
  }

  /// Reads a request and checks whether the caller may make it now.
  ///
  /// - Parameter tokens: made from the method and its request without the resume token.
  /// - Throws: INVALID_ARGUMENT; PERMISSION_DENIED with reason NOT_ADMINISTRATOR or
  ///   FRESH_PROOF_REQUIRED.
  public func request(
    participantID: String, language: String, resumeToken: String, tokens: PageTokens,
    caller: AccessClaims
  ) throws -> OwnExportRequest {
    try OwnExportRequest(
      participantID: participantID, language: language, resumeToken: resumeToken, tokens: tokens,
      caller: caller, at: clock.now())
  }

  /// Writes all records behind the resume position; waits for a slow reader.
  ///
  /// - Throws: `RPCError`: FAILED_PRECONDITION with reason ACCOUNT_ERASED, ABORTED with reason
  ///   OWN_EXPORT_SUPERSEDED, RESOURCE_EXHAUSTED with reason OWN_EXPORT_TOO_OFTEN, INVALID_ARGUMENT
  ///   for an invalid resume token; `PostgresError`; the errors of the sources and `write`.
  public func callAsFunction(
    _ request: OwnExportRequest, to write: (OwnRecordsChunk) async throws -> Void
  ) async throws {
    do {
      let ticket = try limiter.begin(
        of: request.question.participantID, by: request.callerID, at: clock.now())
      defer { limiter.end(ticket) }
      try await requireNotErased(request)
      try await record(request)
      do {
        try await export(request, ticket, to: write)
      } catch {
        note(.exportBroken, request)
        throw error
      }
      note(.exportEnded, request)
    } catch let error as OwnExportError {
      throw error.status
    } catch is OwnExportKeyInvalid {
      throw RPCError.badField("resume_token", .pageToken)
    }
  }

  private func export(
    _ request: OwnExportRequest, _ ticket: OwnExportLimiter.Ticket,
    to write: (OwnRecordsChunk) async throws -> Void
  ) async throws {
    var buffer = OwnRecordsBuffer()
    var first = 0
    if let place = request.place {
      guard let index = sources.firstIndex(where: { $0.name == place.source }) else {
        throw OwnExportKeyInvalid()
      }
      first = index
    } else {
      for table in sources.flatMap(\.tables) { buffer.begin(table) }
    }
    for source in sources[first...] {
      var key = source.name == request.place?.source ? request.place?.entryKey : nil
      while true {
        let page = try await source.page(of: request.question, after: key)
        // A reader whose position does not advance would fill the client's disk.
        if let last = page.entries.last, last.key == key {
          throw RPCError(.internalError, "the export of \(source.name) does not advance")
        }
        // During an erasure a page may be incomplete.
        try await requireNotErased(request)
        for entry in page.entries {
          key = entry.key
          var isDivided = false
          for record in entry.records() {
            buffer.add(record)
            if buffer.isOverfull {
              try await send(buffer.take(resumeToken: ""), ticket, to: write)
              isDivided = true
            }
          }
          if buffer.isFull || isDivided {
            let place = OwnExportPlace(source: source.name, entryKey: key)
            try await send(buffer.take(resumeToken: request.token(place)), ticket, to: write)
          }
        }
        if page.isLast { break }
      }
    }
    try await send(buffer.take(resumeToken: "", isLast: true), ticket, to: write)
  }

  private func send(
    _ chunks: [OwnRecordsChunk], _ ticket: OwnExportLimiter.Ticket,
    to write: (OwnRecordsChunk) async throws -> Void
  ) async throws {
    try limiter.check(ticket)
    for chunk in chunks { try await write(chunk) }
  }

  private func requireNotErased(_ request: OwnExportRequest) async throws {
    if try await erased.isErased(
      request.question.participantID, studyID: "", at: clock.now(), on: pool)
    {
      throw OwnExportError.accountErased
    }
  }

  /// Stores the security event before any data is sent. For an administrator there are two rows: an
  /// erasure removes the participant from one, and the administrator stays in the other.
  private func record(_ request: OwnExportRequest) async throws {
    if request.isForAnother { try await audit(request) }
    try await pool.transaction { connection in
      for event in request.events(.exportBegun) {
        try await securityEvents.record(event, on: connection)
      }
    }
  }

  private func note(_ kind: SecurityEvent.Kind, _ request: OwnExportRequest) {
    for event in request.events(kind) { securityEvents.note(event) }
  }
}

extension OwnExportRequest {
  fileprivate func events(_ kind: SecurityEvent.Kind) -> [SecurityEvent] {
    let own = SecurityEvent(
      kind, by: question.participantID,
      what: isForAnother ? SecurityEvent.ownRecordsByAdministrator : "own_records")
    return isForAnother
      ? [own, SecurityEvent(kind, by: callerID, what: SecurityEvent.ownRecordsOfAnother)] : [own]
  }
}

extension OwnRecordSource {
  /// Name of the source in resume tokens.
  var name: String { tables.first?.name ?? "" }
}

extension OwnExport {
  /// Data that every service stores about a participant.
  private static func commonSources(_ pool: PostgresPool) -> [any OwnRecordSource] {
    [
      StoredRecords(
        "suspended_accounts",
        columns: [
          .flag("suspended"), .time("changed_at"), .time("rights_changed_at"),
          .integer("revision"),
        ],
        key: [.integer("revision")], pool: pool),
      StoredRecords(
        "security_events",
        columns: [.time("minute"), .text("kind"), .text("what"), .integer("count")],
        key: [StoredRecords.microseconds("minute"), .text("kind"), .text("what")], pool: pool,
        isOwn: { "who = \($0.text)" }),
    ]
  }
}
