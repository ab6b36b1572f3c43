internal import FoundationEssentials
internal import Messages
internal import Postgres
internal import Questionnaires
internal import RPC
internal import ServiceKit
internal import Synchronization

/// Everything that devices need, kept in memory.
///
/// What the database said about the studies is believed for ``stalenessMax``: most devices ask whether
/// anything changed, and nothing has, and a wave of devices that fetch everything fetches the same. A
/// publication in this instance, or a hint of another one's, makes it ask again at once.
final class DeviceCatalogue: Sendable {
  static let stalenessMax = Duration.seconds(1)
  /// Questions whose answers are remembered.
  static let answersMax = 10_000
  /// Of studies, and as much again of whole answers.
  static let bytesMax = 8 << 20

  struct Question: Sendable, Hashable {
    var studyIDs: [String]
    /// What the caller sees of each.
    var sights: [StudySight]
    /// As the caller spelled it.
    var language: String
  }

  struct Reply: Sendable {
    var response: CatalogueV1.GetDeviceCatalogueResponse
    /// The response in its wire form; nil for one that takes no time to encode.
    var encoded: [UInt8]?
  }

  private struct Answer {
    var etag: String
    /// In the order of the question's studies.
    var heads: [DeviceHead]
    var checkedAt: ContinuousClock.Instant
    var generation: Int
  }

  private struct State {
    var answers: [Question: Answer] = [:]
    /// Raised by every hint: what was checked before is not believed any more.
    var generation = 0
  }

  private struct ViewKey: Hashable, Sendable {
    var head: DeviceHead
    var viewKey: String
  }

  private let pool: PostgresPool
  private let views: CatalogueViews
  private let studies = StudyStore()
  private let library = LibraryStore()
  private let state = Mutex(State())
  private let kept: WeightedCache<ViewKey, CatalogueV1.DeviceStudy>
  /// By etag, which stands for everything in them.
  private let replies: WeightedCache<String, Reply>
  private let heads: WeightedCache<StudyHead, (sounds: [String], vocabularies: [String])>

  init(pool: PostgresPool, views: CatalogueViews) {
    self.pool = pool
    self.views = views
    kept = WeightedCache(weightMax: Self.bytesMax)
    replies = WeightedCache(weightMax: Self.bytesMax)
    heads = WeightedCache(weightMax: 10_000)
  }

  /// Something was published.
  func invalidate() {
    state.withLock { $0.generation += 1 }
  }

  /// Whether the answer is still the one with this etag, as far as it is known without asking.
  func isUnchanged(_ question: Question, etag: String) -> Bool {
    !etag.isEmpty && current(question)?.etag == etag
  }

  /// What is believed without asking; nil: has to be asked.
  private func current(_ question: Question) -> Answer? {
    let now = ContinuousClock.now
    return state.withLock { state in
      guard let answer = state.answers[question], answer.generation == state.generation,
        now - answer.checkedAt < Self.stalenessMax
      else { return nil }
      return answer
    }
  }

  /// - Parameter language: that of the question.
  /// - Throws: `RPCError` NOT_FOUND with reason STUDY_UNKNOWN; `PostgresError`.
  func answer(
    _ question: Question, in language: LanguageTag?, knownTag: String
  ) async throws -> Reply {
    let answer = try await checked(question, in: language)
    guard knownTag != answer.etag else {
      return Reply(
        response: CatalogueV1.GetDeviceCatalogueResponse(etag: answer.etag, notModified: true))
    }
    if let reply = replies.value(for: answer.etag) { return reply }
    var response = CatalogueV1.GetDeviceCatalogueResponse(etag: answer.etag)
    for (head, sight) in zip(answer.heads, question.sights) {
      let key = ViewKey(head: head, viewKey: Self.viewKey(head, language))
      if let view = kept.value(for: key) {
        response.studies.append(sight.narrowing(view))
        continue
      }
      let view = try await view(of: head, in: language)
      kept.insert(view, weight: view.serialized().count, for: key)
      response.studies.append(sight.narrowing(view))
    }
    let encoded = response.serialized()
    let reply = Reply(response: response, encoded: encoded)
    replies.insert(reply, weight: encoded.count, for: answer.etag)
    return reply
  }

  private func checked(_ question: Question, in language: LanguageTag?) async throws -> Answer {
    if let answer = current(question) { return answer }
    let generation = state.withLock { $0.generation }
    let checkedAt = ContinuousClock.now
    let heads = try await deviceHeads(question.studyIDs)
    let etag = EntityTag.device(
      heads,
      language: heads.map { Self.viewKey($0, language) }.joined(separator: ";"),
      sights: question.sights)
    let answer = Answer(etag: etag, heads: heads, checkedAt: checkedAt, generation: generation)
    remember(answer, for: question)
    return answer
  }

  private static func viewKey(_ head: DeviceHead, _ language: LanguageTag?) -> String {
    LanguageLookup.viewKey(requested: language, available: head.languages)
  }

  private func remember(_ answer: Answer, for question: Question) {
    state.withLock { state in
      if state.answers.count >= Self.answersMax, state.answers[question] == nil {
        // All are asked for again within a second; nothing is worth being kept more than the rest.
        state.answers.removeAll(keepingCapacity: true)
      }
      state.answers[question] = answer
    }
  }

  /// In the order of the ids.
  private func deviceHeads(_ ids: [String]) async throws -> [DeviceHead] {
    let known = Dictionary(
      try await studies.heads(ids.filter(IdentifierSyntax.isID), on: pool).map {
        ($0.head.id, $0)
      }, uniquingKeysWith: { first, _ in first })
    var parts: [DeviceHead] = []
    for id in ids {
      guard let (head, projectID) = known[id] else { throw RPCError.studyUnknown }
      let named = try await libraryIDs(of: head)
      parts.append(
        DeviceHead(
          study: head, projectID: projectID, sounds: named.sounds, vocabularies: named.vocabularies,
          versions: [], languages: head.languages))
    }
    let sounds = try await library.usable(
      .soundCollection, Set(parts.flatMap(\.soundNames)), on: pool)
    let vocabularies = try await library.usable(
      .vocabulary, Set(parts.flatMap(\.vocabularyNames)), on: pool)
    return parts.map { part in
      let entries =
        part.soundNames.map { sounds[$0] } + part.vocabularyNames.map { vocabularies[$0] }
      var head = part
      head.versions = entries.map { $0?.version ?? 0 }
      for entry in entries { head.languages.formUnion(entry?.languages ?? []) }
      return head
    }
  }

  /// A revision never changes: what it names is read once.
  private func libraryIDs(
    of head: StudyHead
  ) async throws -> (sounds: [String], vocabularies: [String]) {
    if let known = heads.value(for: head) { return known }
    let study = try await studies.revisions([head], on: pool).first?.study
    let named = (study?.soundCollectionIDs ?? [], study?.vocabularyIDs ?? [])
    heads.insert(named, weight: 1, for: head)
    return named
  }

  private func view(
    of head: DeviceHead, in language: LanguageTag?
  ) async throws -> CatalogueV1.DeviceStudy {
    async let study = views.studies([head.study], in: language).first?.study
    async let questionnaires = views.questionnaires(of: head.study, in: language).questionnaires
    let sounds = try await library.usable(.soundCollection, Set(head.soundNames), on: pool)
    let vocabularies = try await library.usable(
      .vocabulary, Set(head.vocabularyNames), on: pool)
    let localized = try await study
    let studyDefault = localized?.defaultLanguage ?? "en"
    return CatalogueV1.DeviceStudy(
      study: localized, questionnaires: try await questionnaires,
      soundCollections: try head.soundNames.compactMap {
        try sounds[$0]?.soundCollection(language, studyDefault: studyDefault)
      },
      vocabularies: try head.vocabularyNames.compactMap {
        try vocabularies[$0]?.vocabulary(language, studyDefault: studyDefault)
      })
  }
}
