import Fields
import Foundation
import Messages
import QuestionnaireWire
import Questionnaires
import RPCClient
import RPCCore

/// Fetches what an analysis is made of, and writes its files.
struct AnalysisSource {
  let client: OtolithClient
  let studyID: String
  /// BCP 47; empty for each questionnaire's default.
  let language: String
  let includesTests: Bool
  let filter: ExportFilter
  /// Signs the manifest; nil for no signature.
  let key: ManifestKey?
  /// Returns options with a token before each call.
  let options: () async throws -> CallOptions

  /// - Throws: `RPCError`; ``OutputFailure``; errors of the exports' contents.
  func write(to folder: AnalysisFolder) async throws -> AnalysisManifest {
    let begin = Date()
    let study = try await client.catalogue.getStudy(.init(studyID: studyID), options: options())
    guard study.allGroups || filter.groupIDs.isEmpty else {
      throw AnalysisFolder.Failure(
        description: "the groups of \(studyID) are concealed from you: remove --group")
    }
    var tables = AnalysisTables(folder: folder, hasGroups: study.allGroups, filter: filter)
    // Notifications first: sheets that arrive meanwhile then belong to known notifications.
    var notifications = ExportRequest(.notifications, studyID: studyID)
    // Days and groups are selected when sheets and notifications are joined.
    notifications.filter.questionnaireIDs = filter.questionnaireIDs
    try await add(.notifications, notifications, folder, &tables)
    try tables.add(participants: try await participants(folder))
    for questionnaireID in try await questionnaires(of: study.study) {
      let request = ExportRequest(.sheets, studyID: studyID, questionnaireID: questionnaireID)
      let input = try await add(
        .sheets(questionnaireID: questionnaireID), request, folder, &tables)
      let codebook = try await client.codebook(
        of: request, language: language, options: options())
      let versions = codebook.questionnaires.flatMap(\.versions).map(\.version)
      tables.add(
        AnalysisForm(
          questionnaireID, codebook, definitions: try await definitions(questionnaireID, versions),
          input: input))
    }
    try write(tables)
    let long = try await client.codebook(
      of: ExportRequest(.sheets, studyID: studyID), language: language, options: options())
    try AnalysisFiles.write(to: folder, describing: long, hasGroups: study.allGroups)
    try StatisticsTables(
      folder: folder, hasGroups: study.allGroups, language: language, time: begin
    ).write()
    var manifest = AnalysisManifest(
      study: studyID, asOf: begin, hasGroups: study.allGroups,
      includesTestParticipants: includesTests,
      filter: filter.isEmpty ? nil : ExportFolder.Filter(filter), sources: tables.sources)
    manifest.files = folder.files
    try folder.write(manifest: manifest, signedBy: key)
    return manifest
  }

  /// Downloads an export, adds it and removes the file.
  @discardableResult
  private func add(
    _ kind: AnalysisInput.Kind, _ request: ExportRequest, _ folder: AnalysisFolder,
    _ tables: inout AnalysisTables
  ) async throws -> AnalysisInput {
    let (path, rows) = try await download(request, folder)
    defer { unlink(path) }
    let input = try tables.add(kind, file: path)
    let name = request.questionnaireID.isEmpty ? request.studyID : request.questionnaireID
    CatalogueConsole.say("\(name): \(rows) \(request.kind.noun)")
    return input
  }

  /// Downloads an export to a file, which the caller removes.
  private func download(
    _ request: ExportRequest, _ folder: AnalysisFolder
  ) async throws -> (path: String, rows: Int) {
    var request = request
    request.includeTestParticipants = includesTests
    let path = folder.path(of: "export.csv")
    let written = try await PrivateOutput(
      client: client, codebook: ExportCodebookOutput(isWanted: false), options: options
    ).write(request, to: path)
    return (path, written.rows)
  }

  /// The questionnaires of the study, and those that only older sheets have.
  private func questionnaires(of study: CatalogueV1.Study?) async throws -> [String] {
    let figures = try await client.figures.getStudyFigures(
      .init(studyID: studyID), options: options())
    return Set(
      (study?.questionnaires ?? []).map(\.questionnaireID)
        + figures.questionnaires.map(\.questionnaireID)
    ).filter { filter.questionnaireIDs.isEmpty || filter.questionnaireIDs.contains($0) }.sorted()
  }

  /// Rows of the columns of `AnalysisInput.Person`: the states of planning, with the consents that
  /// ingestion knows.
  private func participants(_ folder: AnalysisFolder) async throws -> [[String]] {
    let consents = try await consents(folder)
    return try await statuses().map { $0 + (consents[$0[0]] ?? ["", ""]) }
  }

  /// Returns version and language of the consents by pseudonym.
  private func consents(_ folder: AnalysisFolder) async throws -> [String: [String]] {
    let (path, _) = try await download(ExportRequest(.participants, studyID: studyID), folder)
    defer { unlink(path) }
    var places: [Int] = []
    var consents: [String: [String]] = [:]
    try CSVRecords.read(path) { fields in
      if places.isEmpty {
        places = try ["participant", "consent_version", "consent_language"].map { column in
          guard let place = fields.firstIndex(of: column) else {
            throw AnalysisInput.Failure(description: "the export has no column \(column)")
          }
          return place
        }
      } else if fields.count > places.max() ?? 0 {
        consents[fields[places[0]]] = [fields[places[1]], fields[places[2]]]
      }
    }
    return consents
  }

  private func statuses() async throws -> [[String]] {
    return try await Pages.all(size: 200) { size, token in
      let page = try await client.oversight.listParticipantStatuses(
        .init(
          studyID: studyID, pageSize: size, pageToken: token,
          includeTestParticipants: includesTests), options: options())
      let rows = page.participants.map { one in
        [
          one.participant, one.groupID, String(one.testParticipant), one.activity.code,
          day(one.joinTime), day(one.leaveTime),
        ]
      }
      return (rows, page.nextPageToken)
    }
  }

  /// Versions of a questionnaire that the caller may read.
  private func definitions(
    _ questionnaireID: String, _ versions: [UInt32]
  ) async throws -> [UInt32: QuestionnaireDefinition] {
    var found: [UInt32: QuestionnaireDefinition] = [:]
    for version in versions {
      do {
        found[version] = QuestionnaireDefinition(
          try await client.catalogue.getQuestionnaireVersion(
            .init(questionnaireID: questionnaireID, version: version), options: options()))
      } catch let error as RPCError
        where error.code == .notFound || error.code == .permissionDenied
      {
        continue
      }
    }
    return found
  }

  private func write(_ tables: AnalysisTables) throws {
    var progress = ExportProgress(name: "\(AnalysisTables.observations).csv", noun: "rows")
    let isShown = isatty(STDERR_FILENO) == 1
    try tables.write { bytes, rows in
      if progress.add(bytes: bytes, rows: rows), isShown { ProgressLine.show(progress.line()) }
    }
    if isShown { ProgressLine.clear() }
  }
}

extension PlanningV1.ParticipantActivity {
  /// A code of `AnalysisCodes.activity`; empty for a value of a newer service.
  fileprivate var code: String {
    switch self {
    case .active: "active"
    case .silent: "silent"
    case .left: "left"
    case .completed: "completed"
    case .consentEnded: "consent_ended"
    default: ""
    }
  }
}
