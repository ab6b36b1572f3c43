package import CatalogueDomain
internal import CatalogueStore
package import Postgres
package import Questionnaires
internal import ServiceKit
internal import Synchronization

/// What decides on everything that devices need, kept in memory.
///
/// What the database said about the studies is believed for ``stalenessMax``: most devices ask whether
/// anything changed, and nothing has, and a wave of devices that fetch everything fetches the same. A
/// publication in this instance, or a hint of another one's, makes it ask again at once.
package final class DeviceCatalogue: Sendable {
  package static let stalenessMax = Duration.seconds(1)
  /// Questions whose answers are remembered.
  package static let answersMax = 10_000

  package struct Question: Sendable, Hashable {
    package var studyIDs: [String]
    /// What the caller sees of each.
    package var visibilities: [StudyVisibility]
    /// As the caller spelled it.
    package var language: String

    package init(studyIDs: [String], visibilities: [StudyVisibility], language: String) {
      self.studyIDs = studyIDs
      self.visibilities = visibilities
      self.language = language
    }
  }

  /// What the answer is made of, and its name.
  package struct Answer: Sendable {
    package var etag: String
    /// In the order of the question's studies.
    package var heads: [DeviceHead]
  }

  private struct Known {
    var answer: Answer
    var checkedAt: ContinuousClock.Instant
    var generation: Int
  }

  private struct State {
    var answers: [Question: Known] = [:]
    /// Raised by every hint: what was checked before is not believed any more.
    var generation = 0
  }

  private let pool: PostgresPool
  private let studies = StudyStore()
  private let entries = LibraryStore()
  private let state = Mutex(State())
  private let heads: WeightedCache<StudyHead, (sounds: [String], vocabularies: [String])>

  package init(pool: PostgresPool) {
    self.pool = pool
    heads = WeightedCache(weightMax: 10_000)
  }

  /// Something was published.
  package func invalidate() {
    state.withLock { $0.generation += 1 }
  }

  /// Whether the answer is still the one with this etag, as far as it is known without asking.
  package func isUnchanged(_ question: Question, etag: String) -> Bool {
    !etag.isEmpty && current(question)?.etag == etag
  }

  /// What is believed without asking; nil: has to be asked.
  private func current(_ question: Question) -> Answer? {
    let now = ContinuousClock.now
    return state.withLock { state in
      guard let known = state.answers[question], known.generation == state.generation,
        now - known.checkedAt < Self.stalenessMax
      else { return nil }
      return known.answer
    }
  }

  /// - Parameter language: that of the question.
  /// - Throws: ``CatalogueError/Unknown/study``; `PostgresError`.
  package func callAsFunction(
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
      guard let (head, projectID) = known[id] else { throw CatalogueError.unknown(.study) }
      let named = try await libraryIDs(of: head)
      parts.append(
        DeviceHead(
          study: head, projectID: projectID, sounds: named.sounds, vocabularies: named.vocabularies,
          versions: [], languages: head.languages))
    }
    let sounds = try await entries.usable(
      .soundCollection, Set(parts.flatMap(\.soundNames)), on: pool)
    let vocabularies = try await entries.usable(
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
    let study = try await studies.revisions([head], on: pool).first
      .map { try StudyDefinition(stored: $0.definition) }
    let named = (study?.soundCollectionIDs ?? [], study?.vocabularyIDs ?? [])
    heads.insert(named, weight: 1, for: head)
    return named
  }

  /// The newest versions of what the study names in the library, each in the study's order.
  package func library(
    of head: DeviceHead
  ) async throws -> (sounds: [LibraryVersion], vocabularies: [LibraryVersion]) {
    let sounds = try await entries.usable(.soundCollection, Set(head.soundNames), on: pool)
    let vocabularies = try await entries.usable(
      .vocabulary, Set(head.vocabularyNames), on: pool)
    return (
      head.soundNames.compactMap { sounds[$0] },
      head.vocabularyNames.compactMap { vocabularies[$0] }
    )
  }
}
