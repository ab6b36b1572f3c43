import Postgres
import Questionnaires
import ServiceKit
import Synchronization

/// Cached data for the responses to devices.
///
/// Database results are trusted for ``stalenessMax``: most devices poll without a change, and many
/// devices request the same. A publication in this instance, or a hint from another one,
/// invalidates them at once.
final class DeviceCatalogue: Sendable {
  static let stalenessMax = Duration.seconds(1)
  /// Maximum number of cached answers.
  static let answersMax = 10_000

  struct Question: Sendable, Hashable {
    var studyIDs: [String]
    /// Visibility of each study for the caller.
    var visibilities: [StudyVisibility]
    /// The language tag as sent by the caller.
    var language: String
  }

  /// The parts of an answer and its etag.
  struct Answer: Sendable {
    var etag: String
    /// Heads in the order of the question's studies.
    var heads: [DeviceHead]
  }

  private struct Known {
    var answer: Answer
    var checkedAt: ContinuousClock.Instant
    var generation: Int
  }

  private struct State {
    var answers: [Question: Known] = [:]
    /// Incremented by every hint, which invalidates earlier results.
    var generation = 0
  }

  private let pool: PostgresPool
  private let studies = StudyStore()
  private let entries = LibraryStore()
  private let state = Mutex(State())
  private let heads: WeightedCache<StudyHead, (sounds: [String], vocabularies: [String])>

  init(pool: PostgresPool) {
    self.pool = pool
    heads = WeightedCache(weightMax: 10_000)
  }

  /// Invalidates all answers after a publication.
  func invalidate() {
    state.withLock { $0.generation += 1 }
  }

  /// Whether the answer still has this etag, as far as known without a query.
  func isUnchanged(_ question: Question, etag: String) -> Bool {
    !etag.isEmpty && current(question)?.etag == etag
  }

  /// Returns a trusted answer; nil if a query is needed.
  private func current(_ question: Question) -> Answer? {
    let now = ContinuousClock.now
    return state.withLock { state in
      guard let known = state.answers[question], known.generation == state.generation,
        now - known.checkedAt < Self.stalenessMax
      else { return nil }
      return known.answer
    }
  }

  /// - Parameter language: the parsed language of the question.
  /// - Throws: ``CatalogueError/Unknown/study``; `PostgresError`.
  func callAsFunction(
    _ question: Question, in language: LanguageTag?
  ) async throws -> Answer {
    if let answer = current(question) { return answer }
    let generation = state.withLock { $0.generation }
    let checkedAt = ContinuousClock.now
    let heads = try await deviceHeads(question.studyIDs)
    let etag = EntityTag.device(
      heads,
      language: heads.map { $0.viewKey(language) }.joined(separator: ";"),
      visibilities: question.visibilities)
    let answer = Answer(etag: etag, heads: heads)
    remember(
      Known(answer: answer, checkedAt: checkedAt, generation: generation), for: question)
    return answer
  }

  private func remember(_ answer: Known, for question: Question) {
    state.withLock { state in
      if state.answers.count >= Self.answersMax, state.answers[question] == nil {
        // All entries are requested again within a second, so none is worth keeping.
        state.answers.removeAll(keepingCapacity: true)
      }
      state.answers[question] = answer
    }
  }

  /// Returns the heads in the order of the ids.
  private func deviceHeads(_ ids: [String]) async throws -> [DeviceHead] {
    let known = Dictionary(
      try await pool.answer(to: studies.heads(ids.filter(IdentifierSyntax.isID))).map {
        ($0.head.id, $0)
      }, uniquingKeysWith: { first, _ in first })
    var parts: [DeviceHead] = []
    for id in ids {
      guard let (head, projectID) = known[id] else { throw CatalogueError.unknown(.study) }
      let named = try await libraryIDs(of: head)
      parts.append(
        DeviceHead(
          study: head, projectID: projectID, sounds: named.sounds, vocabularies: named.vocabularies,
          versions: [], languages: head.languages))
    }
    let sounds = try await usable(.soundCollection, parts.flatMap(\.soundNames))
    let vocabularies = try await usable(.vocabulary, parts.flatMap(\.vocabularyNames))
    return parts.map { part in
      let entries =
        part.soundNames.map { sounds[$0] } + part.vocabularyNames.map { vocabularies[$0] }
      var head = part
      head.versions = entries.map { $0?.version ?? 0 }
      for entry in entries { head.languages.formUnion(entry?.languages ?? []) }
      return head
    }
  }

  /// Returns the library entries of a revision. Revisions never change, so each is read once.
  private func libraryIDs(
    of head: StudyHead
  ) async throws -> (sounds: [String], vocabularies: [String]) {
    if let known = heads.value(for: head) { return known }
    let study = try await pool.answer(to: studies.revisions([head])).first
      .map { try StudyDefinition(stored: $0.definition) }
    let named = (study?.soundCollectionIDs ?? [], study?.vocabularyIDs ?? [])
    heads.insert(named, weight: 1, for: head)
    return named
  }

  private func usable(
    _ kind: ResourceKind, _ names: [LibraryName]
  ) async throws -> [LibraryName: LibraryVersion] {
    names.isEmpty ? [:] : try await pool.answer(to: entries.usable(kind, Set(names)))
  }

  /// Returns the newest versions of the study's library entries, in the study's order.
  func library(
    of head: DeviceHead
  ) async throws -> (sounds: [LibraryVersion], vocabularies: [LibraryVersion]) {
    let sounds = try await usable(.soundCollection, head.soundNames)
    let vocabularies = try await usable(.vocabulary, head.vocabularyNames)
    return (
      head.soundNames.compactMap { sounds[$0] },
      head.vocabularyNames.compactMap { vocabularies[$0] }
    )
  }
}
