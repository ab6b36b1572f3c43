import TestBasics
import Testing

@testable import IngestionService

/// Valid settings, and the effect of a change.
@Suite struct SettingsTests {
  private typealias Settings = ParticipantSettings

  private func faults(_ change: (inout Settings) -> Void) -> [String] {
    var settings = Settings()
    change(&settings)
    return SettingsCheck.faults(
      in: SettingsChange(fields: Set(SettingsChange.Field.allCases), values: settings)
    ).map { fault in
      switch fault.kind {
      case .common(let common): "\(fault.field) \(common.reason.text)"
      case .name: "\(fault.field) name"
      case .value: "\(fault.field) value"
      case .tooMany: "\(fault.field) too many"
      }
    }
  }

  @Test func emptyOnesAreRight() {
    #expect(faults { _ in } == [])
  }

  @Test func textsHaveTheirLengths() {
    #expect(faults { $0.ringTone = String(repeating: "ä", count: 64) } == [])
    #expect(faults { $0.ringTone = String(repeating: "ä", count: 65) } == ["ring_tone value"])
    #expect(faults { $0.ringTone = "a\u{0}b" } == ["ring_tone value"])
    for (length, isRight) in [(0, true), (4096, true), (4097, false)] {
      #expect(
        faults { $0.others = [.init(name: "a", value: String(repeating: "x", count: length))] }
          == (isRight ? [] : ["others[0].value value"]))
    }
  }

  @Test func quietHoursAreTimesOfDays() {
    for (day, start, end, wrong) in [
      (0, 0, 1439, []), (7, 1439, 0, []), (8, 0, 0, ["day"]), (1, 1440, 0, ["start_minute"]),
      (1, 0, 1440, ["end_minute"]), (.max, .max, .max, ["day", "start_minute", "end_minute"]),
    ] as [(UInt32, UInt32, UInt32, [String])] {
      #expect(
        faults { $0.quietHours = [.init(day: day, startMinute: start, endMinute: end)] }
          == wrong.map { "quiet_hours[0].\($0) value" })
    }
  }

  @Test func frequenciesAreAudible() {
    for (frequency, isRight) in [
      (20, true), (19.99, false), (20_000, true), (20_000.1, false), (.nan, false),
      (.infinity, false), (-100, false),
    ] as [(Double, Bool)] {
      #expect(
        faults { $0.tinnitusFrequency = frequency }
          == (isRight ? [] : ["tinnitus_frequency value"]), "\(frequency)")
    }
  }

  @Test func listsHaveTheirLengths() {
    let lists: [(String, Int, (inout Settings, Int) -> Void)] = [
      (
        "quiet_hours", 14,
        { $0.quietHours = Array(repeating: .init(day: 0, startMinute: 0, endMinute: 1), count: $1) }
      ),
      (
        "study_languages", 100,
        { $0.studyLanguages = (0..<$1).map { .init(studyID: "s\($0)", language: "de") } }
      ),
      (
        "charts", 100,
        {
          $0.charts = (0..<$1).map {
            .init(studyID: "s", questionnaireID: "q\($0)", elementIDs: [], days: 0)
          }
        }
      ),
      (
        "charts[0].element_ids", 50,
        {
          $0.charts = [
            .init(
              studyID: "s", questionnaireID: "q", elementIDs: (0..<$1).map { "e\($0)" }, days: 0)
          ]
        }
      ),
      (
        "favourite_sounds", 1000,
        { $0.favouriteSounds = (0..<$1).map { .init(collectionID: "c", soundID: "s\($0)") } }
      ),
      ("others", 100, { $0.others = (0..<$1).map { .init(name: "n\($0)", value: "") } }),
    ]
    for (field, most, make) in lists {
      #expect(faults { make(&$0, most) } == [], "\(field)")
      #expect(faults { make(&$0, most + 1) } == ["\(field) too many"], "\(field)")
    }
  }

  @Test func duplicatesAreRejected() {
    #expect(
      faults {
        $0.studyLanguages = [
          .init(studyID: "a", language: "de"), .init(studyID: "a", language: "en"),
        ]
        $0.charts = Array(
          repeating: .init(studyID: "a", questionnaireID: "q", elementIDs: ["e"], days: 1),
          count: 2)
        $0.favouriteSounds = Array(repeating: .init(collectionID: "c", soundID: "s"), count: 2)
        $0.others = Array(repeating: .init(name: "n", value: "v"), count: 2)
      } == [
        "study_languages[1].study_id value", "charts[1].questionnaire_id value",
        "favourite_sounds[1].sound_id value", "others[1].name name",
      ])
  }

  @Test func namesAreSpelledAsTheyAre() {
    #expect(
      faults {
        $0.studyLanguages = [.init(studyID: "", language: "")]
        $0.charts = [
          .init(studyID: "NO ID", questionnaireID: "", elementIDs: ["", "a b"], days: 3661)
        ]
        $0.favouriteSounds = [.init(collectionID: "", soundID: "A")]
      } == [
        "study_languages[0].study_id REQUIRED", "study_languages[0].language REQUIRED",
        "charts[0].study_id ID_INVALID", "charts[0].questionnaire_id REQUIRED",
        "charts[0].element_ids[0] REQUIRED", "charts[0].element_ids[1] ID_INVALID",
        "charts[0].days value", "favourite_sounds[0].collection_id REQUIRED",
        "favourite_sounds[0].sound_id ID_INVALID",
      ])
    for (name, isRight) in [
      ("a", true), (String(repeating: "a", count: 64), true), ("a_b-c.9", true), ("", false),
      (String(repeating: "a", count: 65), false), ("A", false), ("ä", false), ("a b", false),
    ] {
      #expect(
        faults { $0.others = [.init(name: name, value: "")] }
          == (isRight ? [] : ["others[0].name name"]), "\(name)")
    }
  }

  @Test func onlyWhatIsNamedIsLookedAt() {
    var settings = Settings()
    settings.tinnitusFrequency = 1
    settings.ringTone = "bell"
    #expect(
      SettingsCheck.faults(in: SettingsChange(fields: [.ringTone], values: settings)) == [])
  }

  /// Changes of different fields by two devices are both applied, in any order.
  @Test(arguments: 0..<100) func fieldsAreChangedEachForItself(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func settings() -> Settings {
      var settings = Settings()
      settings.ringTone = "tone \(Int.random(in: 0...3, using: &generator))"
      settings.isNoiseMeasuringOff = Bool.random(using: &generator)
      settings.tinnitusFrequency = [nil, 440, 8000].randomElement(using: &generator) ?? nil
      settings.quietHours = (0..<Int.random(in: 0...2, using: &generator)).map {
        .init(day: UInt32($0), startMinute: 1, endMinute: 2)
      }
      return settings
    }
    let all = SettingsChange.Field.allCases
    let some = Set(all.filter { _ in Bool.random(using: &generator) })
    let present = settings()
    let first = SettingsChange(fields: some, values: settings())
    let second = SettingsChange(fields: Set(all).subtracting(some), values: settings())
    #expect(
      second.applied(to: first.applied(to: present))
        == first.applied(to: second.applied(to: present)), "seed \(seed)")
    // Repeating it changes nothing.
    let changed = first.applied(to: present)
    #expect(first.applied(to: changed) == changed, "seed \(seed)")
    // A change without a mask applies to the fields that are set.
    let values = settings()
    let set = SettingsChange(fields: SettingsChange.fieldsSet(in: values), values: values)
    #expect(set.applied(to: Settings()) == values, "seed \(seed)")
  }
}
