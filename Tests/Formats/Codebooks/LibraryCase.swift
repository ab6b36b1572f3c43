import Calendar
import Codebooks
import Foundation
import QuestionnaireSamples
import Questionnaires

@testable import IngestionService

/// An export of health records and listening sessions with terms and sounds of several versions,
/// whose labels contain problematic characters.
struct LibraryCase {
  private static let instant = Instant(microseconds: 1_774_746_000_123_456)
  /// Codes, some of them in both vocabularies, one like a spreadsheet formula.
  private static let codes = [
    "other", "a", "B", "b.2", "-x", "07", String(repeating: "l", count: 64),
  ]

  private var random: SeededGenerator
  private let termCount: Int

  /// - Parameter termCount: terms of each version in addition to ``codes``.
  init(seed: UInt64, termCount: Int = 0) {
    random = SeededGenerator(seed: seed)
    self.termCount = termCount
  }

  mutating func writeRecords(to path: String) throws {
    let kinds: [(id: String, versions: [VocabularyDefinition])] = ["events", "therapies"].map {
      ($0, [vocabulary($0), vocabulary($0)])
    }
    let variables = kinds.map { id, versions in
      var variable = LibraryVariable(vocabulary: id, language: "de")
      for (index, version) in versions.enumerated() {
        variable.add(version, version: UInt32(2 - index))
      }
      variable.addUnknown(version: 0)
      return variable.variable(named: RecordLayout.codeColumn)
    }
    var rows: [[String]] = []
    for (id, versions) in kinds {
      // A custom term has no label.
      for code in Set(versions.flatMap { $0.terms.map(\.code) }).sorted().prefix(200) + ["own"] {
        rows += RecordLayout.rows(
          for: record(
            RecordCode(version: UInt32.random(in: 1...2, using: &random), code: code), id),
          participant: "p", isTest: false)
      }
    }
    rows += RecordLayout.rows(for: record(nil, ""), participant: "p", isTest: true)
    try ExportCase.write(
      [RecordLayout.header] + rows, to: path,
      Codebook(
        table: .records, study: "study", language: "de",
        variables: RecordLayout.columns.variables(in: "de") + variables))
  }

  mutating func writeListening(to path: String) throws {
    let ids = ["calm", "loud"]
    var variables: [CodebookVariable] = []
    var rows: [[String]] = []
    for id in ids {
      let collection = collection(id)
      var variable = LibraryVariable(collection: id)
      variable.add(collection, version: 3)
      variables.append(variable.variable(named: ListeningLayout.soundColumn))
      for sound in collection.sounds {
        rows.append(
          ListeningLayout.row(for: session(sound.id, of: id), participant: "p", isTest: false))
      }
    }
    try ExportCase.write(
      [ListeningLayout.header] + rows, to: path,
      Codebook(
        table: .listeningSessions, study: "study",
        variables: ListeningLayout.columns.variables(in: "") + variables))
  }

  private mutating func vocabulary(_ id: String) -> VocabularyDefinition {
    let some = Self.codes.filter { _ in Bool.random(using: &random) } + ["other"]
    let many = (0..<termCount).map { "term-\($0)" }
    var seen = Set<String>()
    return VocabularyDefinition(
      id: id, title: text(), defaultLanguage: "en",
      terms: (some + many).filter { seen.insert($0).inserted }.map {
        VocabularyTerm(code: $0, label: text())
      }, isOpen: true)
  }

  private mutating func collection(_ id: String) -> SoundCollectionDefinition {
    SoundCollectionDefinition(
      id: id, title: text(), defaultLanguage: "fr", categories: [],
      sounds: ["rain", "wind", "\(id)-sea"].map {
        SoundDefinition(id: $0, categoryID: "", title: text(), lengthMilliseconds: 1, file: nil)
      })
  }

  /// Returns a text in one or several languages, not always with German.
  private mutating func text() -> TranslatedText {
    let languages =
      [["de", "en"], ["en"], ["fr"], ["fr", "de"]].randomElement(using: &random) ?? []
    return TranslatedText(
      languages.map {
        Translation(language: $0, text: SheetSample.texts.randomElement(using: &random) ?? "")
      })
  }

  private func record(_ code: RecordCode?, _ vocabularyID: String) -> StoredRecord {
    let contents: RecordContents =
      vocabularyID == "therapies"
      ? .therapy(TherapyRecord(startDate: "2026-01-02", kind: code))
      : .event(EventRecord(time: DeviceTime(Self.instant), kind: code))
    return StoredRecord(
      recordID: UUID(), studyID: "study", type: contents.type, title: "", note: "",
      contents: contents, vocabularyID: vocabularyID, timeZone: "Europe/Berlin",
      changedAt: Self.instant, revision: 1, createdAt: Self.instant, updatedAt: Self.instant,
      change: 1, byteCount: 0, contentsDigest: [], changeDigests: [])
  }

  private func session(_ soundID: String, of collectionID: String) -> SessionRecord {
    SessionRecord(
      participantID: UUID(), sessionID: UUID(), studyID: "study", collectionID: collectionID,
      collectionVersion: 3, soundID: soundID, startedAt: Self.instant, countedAt: Self.instant,
      receivedAt: Self.instant,
      timeZone: "Europe/Berlin", utcOffsetMinutes: 60, netMilliseconds: 61_500, loopMinutes: nil,
      end: .user, rating: .value(2), appVersion: "", deviations: [])
  }
}
