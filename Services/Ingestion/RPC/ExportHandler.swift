import Codebooks
import Fields
import Messages
import RPCCore
import RPCServer
import Serialization
import ServiceKit
import Stubs

/// `otolith.ingestion.v1.ExportService`.
struct ExportHandler: IngestionV1.ExportServiceProtocol {
  let exportSheets: ExportSheets
  let exportParticipants: ExportParticipants
  let codebook: ExportCodebook

  func exportAnswerSheets(
    _ request: IngestionV1.ExportAnswerSheetsRequest, context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportAnswerSheetsResponse>
  ) async throws {
    let claims = try context.claims
    let filter = try Self.check(request)
    let concealsGroups = try filter.requireVisibleGroups(of: request.studyID, to: claims)
    func write(_ chunk: ExportedChunk) async throws {
      try await writer.write(
        IngestionV1.ExportAnswerSheetsResponse(csv: chunk.csv, sheets: chunk.items))
    }
    var held = HeldChunk()
    if request.layout == .participants {
      return try await answering {
        try await exportParticipants(
          of: request.studyID, includesTests: request.includeTestParticipants,
          concealsGroups: concealsGroups, exporter: claims.participantID, to: write)
      }
    }
    let cursor = try await answering {
      try await exportSheets(
        ExportSheets.Request(
          studyID: request.studyID, questionnaireID: request.questionnaireID,
          isWide: request.layout == .wide, filter: filter, since: request.since,
          includesTests: request.includeTestParticipants, concealsGroups: concealsGroups,
          usesLegacyScales: request.legacyScales, exporter: claims.participantID)
      ) { chunk in
        if let earlier = held.exchange(chunk) { try await write(earlier) }
      }
    }
    try await writer.write(
      IngestionV1.ExportAnswerSheetsResponse(
        csv: held.chunk.csv, sheets: held.chunk.items, cursor: cursor.text))
  }

  func exportCodebook(
    _ request: IngestionV1.ExportCodebookRequest, context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportCodebookResponse>
  ) async throws {
    let table = try Self.check(request)
    try await answering {
      try await codebook(
        ExportCodebook.Request(
          table: table, studyID: request.studyID, questionnaireID: request.questionnaireID,
          language: request.language, usesLegacyScales: request.legacyScales)
      ) { try await writer.write(IngestionV1.ExportCodebookResponse(json: $0)) }
    }
  }

  private static func check(
    _ request: IngestionV1.ExportCodebookRequest
  ) throws -> Codebook.Table {
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    let table = Codebook.Table(request.table)
    if table == nil { check.reject("table", .required, "name an export table") }
    if table == .wide {
      check.id(request.questionnaireID, field: "questionnaire_id")
    } else {
      check.optionalID(request.questionnaireID, field: "questionnaire_id")
    }
    _ = check.optionalLanguage(request.language, field: "language")
    try check.unwrap()
    return table ?? .wide
  }

  private static func check(
    _ request: IngestionV1.ExportAnswerSheetsRequest
  ) throws -> ExportFilter {
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    // The wide layout has the columns of one questionnaire.
    if request.layout == .wide {
      check.id(request.questionnaireID, field: "questionnaire_id")
    } else {
      check.optionalID(request.questionnaireID, field: "questionnaire_id")
    }
    switch request.layout {
    case .long, .wide: break
    case .participants: allParticipants(request, &check)
    case .unspecified, .unrecognized:
      check.reject("layout", .required, "must be WIDE, LONG or PARTICIPANTS")
    }
    let filter = check.exportFilter(request.filter)
    try check.unwrap()
    return filter
  }

  /// The list of participants is complete, since those who are missing in it are to be removed from
  /// earlier exports.
  private static func allParticipants(
    _ request: IngestionV1.ExportAnswerSheetsRequest, _ check: inout FieldChecks
  ) {
    if !request.questionnaireID.isEmpty {
      check.reject("questionnaire_id", .notFilterable("questionnaires"))
    }
    if let filter = request.filter, filter != CommonV1.ExportFilter() {
      check.reject("filter", .notFilterable("days, groups or questionnaires"))
    }
    if !request.since.isEmpty { check.reject("since", .notFilterable("changes")) }
  }
}

/// Holds back the latest part of an export, so that the last one can carry the cursor.
struct HeldChunk {
  private(set) var chunk = ExportedChunk(csv: [], items: 0)

  /// Holds a part.
  ///
  /// - Returns: the part before it; nil for the first one.
  mutating func exchange(_ next: ExportedChunk) -> ExportedChunk? {
    defer { chunk = next }
    return chunk.csv.isEmpty ? nil : chunk
  }
}

extension ExportFilter {
  /// Returns whether groups are concealed from the caller.
  ///
  /// - Throws: `RPCError` with reason GROUPS_CONCEALED if they are, and the filter names some.
  func requireVisibleGroups(of studyID: String, to claims: AccessClaims) throws -> Bool {
    let areConcealed = claims.areGroupsConcealed(inStudy: studyID)
    if areConcealed, !groupIDs.isEmpty { throw RPCError.groupsConcealed(of: studyID) }
    return areConcealed
  }
}

extension Codebook.Table {
  fileprivate init?(_ table: IngestionV1.ExportTable) {
    switch table {
    case .answerSheetsWide: self = .wide
    case .answerSheetsLong: self = .long
    case .revisions: self = .revisions
    case .records: self = .records
    case .listeningSessions: self = .listeningSessions
    case .participants: self = .participants
    case .unspecified, .unrecognized: return nil
    }
  }
}
