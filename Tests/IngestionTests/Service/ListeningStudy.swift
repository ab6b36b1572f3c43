import FoundationEssentials
import Messages
import RPCClient
import Stubs

/// A study with a sound collection of its own in two versions.
struct ListeningStudy: Sendable {
  var study: TestStudy
  let collectionID: String

  init() {
    study = TestStudy()
    collectionID = "\(study.studyID)-sounds"
    study.message.soundCollectionIDs = [collectionID]
  }

  var studyID: String { study.studyID }

  /// The second version has one more sound and other titles.
  func collection(version: UInt32) -> CatalogueV1.SoundCollection {
    var sounds = [
      sound("rain", ["de": version > 1 ? "Nieselregen" : "Regen", "en": "Rain"]),
      sound("brook", ["de": "Bach", "en": "Brook"]),
      sound("wind", ["de": "Wind"]),
    ]
    if version > 1 { sounds.append(sound("sea", ["de": "Meer", "en": "Sea"])) }
    return CatalogueV1.SoundCollection(
      collectionID: collectionID, version: version, defaultLanguage: "de",
      categories: [CatalogueV1.SoundCategory(categoryID: "nature")], sounds: sounds,
      loopMinutes: [0, 1, 2, 5, 10])
  }

  private func sound(_ soundID: String, _ titles: [String: String]) -> CatalogueV1.Sound {
    CatalogueV1.Sound(
      soundID: soundID, categoryID: "nature",
      title: CatalogueV1.LocalizedText(
        translations: titles.sorted { $0.key < $1.key }.map {
          CatalogueV1.Translation(language: $0.key, text: $0.value)
        }), lengthMs: 60_000)
  }

  func deliver(to stack: IngestionStack, at time: Date? = nil) async throws {
    for version: UInt32 in 1...2 { stack.library.publish(collection(version: version)) }
    try await stack.deliver(study, at: time)
  }

  /// - Parameters:
  /// - seconds: after the stack's start.
  /// - rating: nil for not asked; 0 for declined.
  func session(
    _ soundID: String = "rain", version: UInt32 = 1, at seconds: Int64 = -120,
    milliseconds: Int64 = 61_500, rating: UInt32? = nil
  ) -> IngestionV1.ListeningSession {
    IngestionV1.ListeningSession(
      sessionID: UUID().uuidString.lowercased(), studyID: studyID, collectionID: collectionID,
      collectionVersion: version, soundID: soundID,
      startTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now + seconds),
      netDuration: GoogleProtobuf.Duration(
        seconds: milliseconds / 1000, nanos: Int32(milliseconds % 1000) * 1_000_000),
      loopMinutes: GoogleProtobuf.UInt32Value(value: 2), end: .timer,
      rating: IngestionV1.Rating(
        answer: rating.map { $0 == 0 ? .declined(true) : .value($0) } ?? .notAsked(true)),
      timeZone: "Europe/Berlin", appVersion: "Otolith 1.0")
  }
}

extension Caller {
  private var listening: IngestionV1.ListeningServiceClient {
    IngestionV1.ListeningServiceClient(stack.channel)
  }

  func listened(
    _ sessions: [IngestionV1.ListeningSession]
  ) async throws -> [IngestionV1.SessionVerdict] {
    try await listening.submitListeningSessions(.init(sessions: sessions), options: .bearer(token))
      .verdicts
  }

  /// The verdict, or the reasons of a rejected or postponed session.
  func listening(to sessions: IngestionV1.ListeningSession...) async throws -> [String] {
    try await listened(sessions).map { verdict in
      switch verdict.verdict {
      case .rejected, .retryLater: verdict.violations.map(\.reason).joined(separator: " ")
      default: "\(verdict.verdict)"
      }
    }
  }

  func listSessions(
    _ request: IngestionV1.ListListeningSessionsRequest = .init()
  ) async throws -> IngestionV1.ListListeningSessionsResponse {
    try await listening.listListeningSessions(request, options: .bearer(token))
  }

  /// All pages.
  func listAllSessions(
    in studyID: String = "", pageSize: UInt32 = 0
  ) async throws -> [IngestionV1.ListeningSession] {
    var request = IngestionV1.ListListeningSessionsRequest(studyID: studyID, pageSize: pageSize)
    var sessions: [IngestionV1.ListeningSession] = []
    repeat {
      let page = try await listSessions(request)
      sessions += page.sessions
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return sessions
  }

  func withdrawSession(_ sessionID: String) async throws {
    _ = try await listening.withdrawListeningSession(
      .init(sessionID: sessionID), options: .bearer(token))
  }

  func soundStatistics(
    _ studyID: String, order: IngestionV1.SoundOrder = .title, language: String = "de"
  ) async throws -> [IngestionV1.SoundStatistics] {
    try await listening.getSoundStatistics(
      .init(studyID: studyID, order: order, language: language), options: .bearer(token)
    ).sounds
  }

  func exportSessions(
    _ studyID: String, tests: Bool = false
  ) async throws -> [IngestionV1.ExportListeningSessionsResponse] {
    var parts: [IngestionV1.ExportListeningSessionsResponse] = []
    let request = IngestionV1.ExportListeningSessionsRequest(
      studyID: studyID, includeTestParticipants: tests)
    for try await part in listening.exportListeningSessions(request, options: .bearer(token)) {
      parts.append(part)
    }
    return parts
  }

  /// The rows of an export without quoted cells, by column.
  func exportedSessions(
    _ studyID: String, tests: Bool = false
  ) async throws -> [[String: String]] {
    let parts = try await exportSessions(studyID, tests: tests)
    let lines = String(decoding: parts.flatMap(\.csv), as: UTF8.self).split(separator: "\r\n")
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    return lines.dropFirst().map {
      Dictionary(zip(lines[0], $0), uniquingKeysWith: { first, _ in first })
    }
  }
}
