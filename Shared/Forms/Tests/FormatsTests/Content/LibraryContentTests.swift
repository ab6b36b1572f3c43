import Formats
import Foundation
import Questionnaires
import Testing

/// The shipped sounds and vocabularies.
@Suite struct LibraryContentTests {
  private func sounds() throws -> SoundCollectionDefinition {
    let path = "shades-of-noise/shades-of-noise-sounds.yaml"
    return try OtolithLibraryReader()
      .soundCollection(ContentFolder.bytes(path), file: path).definition
  }

  private func vocabulary(
    _ id: String, of study: String = "tinnitus-navigator"
  ) throws -> VocabularyDefinition {
    let path = "\(study)/\(id).yaml"
    return try OtolithLibraryReader().vocabulary(ContentFolder.bytes(path), file: path).definition
  }

  /// Endless, or 1, 2, 5, 10 minutes (SON FA09); the rating disappears after 30 s (FA10).
  @Test func soundsAreRepeatedAndRatedAsDescribed() throws {
    let collection = try sounds()
    #expect(collection.loopMinutes == [1, 2, 5, 10, SoundCollectionDefinition.endlessMinutes])
    #expect(collection.ratingQuestionnaireID == "son-rating")
    #expect(collection.ratingTimeoutSeconds == 30)
    #expect(collection.categories.map(\.id) == ["synthetic", "natural"])
    for category in collection.categories {
      #expect(collection.sounds.contains { $0.categoryID == category.id }, "\(category.id)")
    }
    // Rain and waterfall are the examples of the description.
    let natural = collection.sounds.filter { $0.categoryID == "natural" }.map(\.id)
    #expect(Set(natural).isSuperset(of: ["rain", "waterfall"]))
  }

  /// The definition matches the files that the script creates.
  @Test func theScriptMakesTheFilesThatTheDefinitionNames() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = ContentFolder.url.appendingPathComponent("shades-of-noise/make_sounds.py")
    let printed = try output(of: script, folder.path)
    let lines = printed.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let collection = try sounds()
    #expect(lines.count == collection.sounds.count)
    for (line, sound) in zip(lines, collection.sounds) {
      let file = try #require(sound.file)
      let named = sound.id.split(separator: "-").dropLast().last.flatMap { Double($0) }
      #expect(sound.frequencyHertz == (sound.id.hasSuffix("-hz") ? named : nil))
      #expect(file.location == "shades-of-noise/sounds/\(sound.id).wav")
      #expect(line == [file.sha256, "\(file.byteCount)", "\(sound.id).wav"])
      let made = try Data(contentsOf: folder.appendingPathComponent("\(sound.id).wav"))
      let shipped = try ContentFolder.bytes(file.location)
      #expect(Array(made) == shipped, "\(sound.id)")
      #expect(file.byteCount == UInt64(shipped.count))
      #expect(shipped.count <= 100_000)
      #expect(milliseconds(of: shipped) == sound.lengthMilliseconds, "\(sound.id)")
    }
    let total = collection.sounds.compactMap { $0.file?.byteCount }.reduce(0, +)
    #expect(total <= 1_500_000)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: ContentFolder.url.appendingPathComponent("shades-of-noise/sounds").path)
    #expect(Set(files) == Set(collection.sounds.map { "\($0.id).wav" }))
  }

  /// Duration of a WAV file written by the script: 44 bytes precede the samples.
  private func milliseconds(of wav: [UInt8]) -> UInt32? {
    func number(at offset: Int, bytes: Int) -> Int {
      wav[offset..<offset + bytes].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard wav.count > 44, wav[0..<4].elementsEqual("RIFF".utf8),
      wav[8..<16].elementsEqual("WAVEfmt ".utf8), number(at: 40, bytes: 4) == wav.count - 44
    else { return nil }
    return UInt32(1_000 * (wav.count - 44) / number(at: 28, bytes: 4))
  }

  private func output(of script: URL, _ argument: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path, argument]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  /// Four types of events, fourteen of treatments, in the order of the description (TNA §4).
  @Test(arguments: [
    (
      "tinnitus-event-types",
      ["appointment", "mental_illness", "tinnitus_attack", "other"]
    ),
    (
      "tinnitus-therapy-types",
      [
        "auditory_stimulation", "biofeedback", "dental", "hearing_aid", "medical",
        "neurofeedback", "physical_therapy", "psychotherapy", "sport", "masker", "retraining",
        "chinese_medicine", "magnetic_stimulation", "other",
      ]
    ),
  ])
  func vocabulariesHaveTheTermsDescribed(_ id: String, _ codes: [String]) throws {
    let vocabulary = try vocabulary(id)
    #expect(vocabulary.terms.map(\.code) == codes)
    #expect(!vocabulary.isOpen)
  }

  /// Seven frequencies, and others allowed (TNA §4, FR 11).
  @Test func audiometryHasTheStandardFrequenciesAndOthers() throws {
    let vocabulary = try vocabulary("audiometry-frequencies")
    #expect(vocabulary.terms.map(\.number) == [125, 250, 500, 1000, 2000, 4000, 8000])
    #expect(vocabulary.unit == "Hz")
    #expect(vocabulary.isOpen)
  }

  /// Timbres equal the answers of the history (TYT §7, item 14).
  @Test func timbresAreThoseOfTheHistory() throws {
    let history = try ContentFolder.questionnaire("tinnitus-navigator/tschq")
    guard case .singleChoice(let choice)? = QuestionnaireStructure(history).kind(of: "tschq14")
    else {
      Issue.record("`tschq14` is no single choice")
      return
    }
    let terms = try vocabulary("tinnitus-timbres").terms
    #expect(terms.map(\.code) == choice.options.map(\.code))
    #expect(terms.map(\.label) == choice.options.map(\.label))
  }

  /// Vital signs and blood sugar are the examples (generic forms §6.1).
  @Test func quantitiesCanBeAdded() throws {
    let vocabulary = try vocabulary("health-quantities", of: "generic-forms")
    let codes = Set(vocabulary.terms.map(\.code))
    #expect(codes.isSuperset(of: ["heart_rate", "systolic_pressure", "glucose"]))
    #expect(vocabulary.isOpen)
  }

  /// The treatments in the profile have the names of the recorded ones.
  @Test func theProfileOffersTheTreatmentsOfTheVocabulary() throws {
    let terms = try vocabulary("tinnitus-therapy-types").terms
    let profile = try ContentFolder.questionnaire("tinnitus-navigator/tnn-profile")
    guard
      case .multipleChoice(let choice)? = QuestionnaireStructure(profile).kind(of: "measures")
    else {
      Issue.record("`measures` is no multiple choice")
      return
    }
    let offered = choice.options.filter { !$0.isExclusive }
    #expect(offered.map(\.code) == terms.map(\.code))
    #expect(offered.map(\.label) == terms.map(\.label))
  }
}
