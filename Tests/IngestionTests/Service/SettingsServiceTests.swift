import FoundationEssentials
import Messages
import Postgres
import RPCClient
import RPCCore
import Stubs
import TestSupport
import Testing

extension Caller {
  private var settings: IngestionV1.SettingServiceClient {
    IngestionV1.SettingServiceClient(stack.channel)
  }

  func getSettings() async throws -> IngestionV1.Settings {
    try await settings.getSettings(.init(), options: .bearer(token))
  }

  func updateSettings(
    _ request: IngestionV1.UpdateSettingsRequest
  ) async throws -> IngestionV1.Settings {
    try await settings.updateSettings(request, options: .bearer(token))
  }

  func set(
    _ settings: IngestionV1.Settings, _ paths: [String] = [], etag: String = ""
  ) async throws -> IngestionV1.Settings {
    try await updateSettings(
      .init(
        settings: settings, updateMask: paths.isEmpty ? nil : .init(paths: paths), etag: etag))
  }
}

/// Settings on several devices.
@Suite struct SettingsServiceTests {
  /// Has no enrolments.
  private func fresh() async throws -> (IngestionStack, Caller) {
    let stack = try await IngestionStack.shared.value
    return (stack, try stack.caller(id: UUID(), studies: []) { $0.isAnonymous = true })
  }

  private let full = IngestionV1.Settings(
    ringTone: "Glockenspiel", noiseMeasuringOff: true,
    quietHours: [.init(day: 7, startMinute: 1320, endMinute: 420)],
    studyLanguages: [.init(studyID: "son", language: "de-AT")],
    charts: [
      .init(studyID: "tyt", questionnaireID: "daily", elementIDs: ["loudness", "score"], days: 90)
    ], favouriteSounds: [.init(collectionID: "tones", soundID: "rain")],
    tinnitusFrequency: .init(8000.5),
    others: [.init(name: "ui.theme", value: "dark \"ä\" \u{1F3B5}")])

  private func without(_ settings: IngestionV1.Settings) -> IngestionV1.Settings {
    var settings = settings
    (settings.etag, settings.updateTime) = ("", nil)
    return settings
  }

  @Test func settingsAreReturnedOnEveryDevice() async throws {
    let (stack, caller) = try await fresh()
    #expect(try await caller.getSettings() == IngestionV1.Settings())
    let answer = try await caller.set(full)
    #expect(without(answer) == full && !answer.etag.isEmpty)
    #expect(answer.updateTime == .init(IngestionStack.start))
    let other = try stack.caller(id: caller.participantID, studies: [])
    #expect(try await other.getSettings() == answer)
    #expect(try await stack.participant().getSettings() == IngestionV1.Settings())
  }

  @Test func aMaskNamesWhatIsChanged() async throws {
    let (_, caller) = try await fresh()
    let first = try await caller.set(full)
    // Named in the mask and empty: cleared.
    var second = try await caller.set(
      IngestionV1.Settings(ringTone: "bell", others: [.init(name: "a", value: "b")]),
      ["ring_tone", "tinnitus_frequency"])
    #expect(second.etag != first.etag)
    #expect(second.ringTone == "bell" && second.tinnitusFrequency == nil)
    #expect(second.others == full.others && second.charts == full.charts)
    // No mask: only set fields are changed.
    second = try await caller.set(IngestionV1.Settings(tinnitusFrequency: .init(440)))
    #expect(second.ringTone == "bell" && second.tinnitusFrequency?.value == 440)
    // Everything is replaced.
    let last = try await caller.set(IngestionV1.Settings(ringTone: "gong"), ["*"])
    #expect(without(last) == IngestionV1.Settings(ringTone: "gong"))
  }

  @Test func sentAgainItIsTheSame() async throws {
    let (_, caller) = try await fresh()
    // Clearing empty settings changes nothing.
    #expect(try await caller.set(IngestionV1.Settings()) == IngestionV1.Settings())
    let first = try await caller.set(full)
    #expect(try await caller.set(full) == first)
    let second = try await caller.set(
      IngestionV1.Settings(ringTone: "bell"), ["ring_tone"], etag: first.etag)
    // The response was lost: the etag is outdated, but the change is stored.
    #expect(
      try await caller.set(
        IngestionV1.Settings(ringTone: "bell"), ["ring_tone"], etag: first.etag) == second)
  }

  @Test func concurrentChangesAreNotOverwritten() async throws {
    let (_, caller) = try await fresh()
    let never = await failure { try await caller.set(full, etag: "1") }
    #expect(never?.code == .aborted && never?.reason == "ETAG_MISMATCH")
    #expect(try await caller.getSettings() == IngestionV1.Settings())
    let first = try await caller.set(full)
    let second = try await caller.set(IngestionV1.Settings(ringTone: "a"), etag: first.etag)
    let stale = await failure {
      try await caller.set(IngestionV1.Settings(ringTone: "b"), etag: first.etag)
    }
    #expect(stale?.code == .aborted && stale?.reason == "ETAG_MISMATCH")
    #expect(
      stale?.details.contains(
        .errorInfo(
          reason: "ETAG_MISMATCH", metadata: ["etag": second.etag])) == true)
    #expect(try await caller.getSettings() == second)
    // No etag: the last writer wins.
    #expect(try await caller.set(IngestionV1.Settings(ringTone: "b")).ringTone == "b")
  }

  /// First changes of different settings from many devices concurrently are all stored.
  @Test func changesAtOnceAreAllHeard() async throws {
    let (stack, caller) = try await fresh()
    let other = caller.through(try await IngestionStack(sharing: stack))
    let changes: [(IngestionV1.Settings, String)] = [
      (.init(ringTone: full.ringTone), "ring_tone"),
      (.init(noiseMeasuringOff: true), "noise_measuring_off"),
      (.init(quietHours: full.quietHours), "quiet_hours"),
      (.init(studyLanguages: full.studyLanguages), "study_languages"),
      (.init(charts: full.charts), "charts"),
      (.init(favouriteSounds: full.favouriteSounds), "favourite_sounds"),
      (.init(tinnitusFrequency: full.tinnitusFrequency), "tinnitus_frequency"),
      (.init(others: full.others), "others"),
    ]
    let etags = try await withThrowingTaskGroup(of: String.self) { group in
      for (place, change) in changes.enumerated() {
        group.addTask {
          try await (place % 2 == 0 ? caller : other).set(change.0, [change.1]).etag
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(etags.count == changes.count)
    #expect(try await without(caller.getSettings()) == full)
  }

  /// One of several concurrent changes with the same etag succeeds.
  @Test func oneOfSeveralChangesWithTheSameEtagSucceeds() async throws {
    let (_, caller) = try await fresh()
    let read = try await caller.set(full)
    let outcomes = await withTaskGroup(of: String.self) { group in
      for number in 0..<12 {
        group.addTask {
          await failure {
            try await caller.set(.init(ringTone: "tone \(number)"), etag: read.etag)
          }?.reason ?? "made"
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { $0 == "made" } == 1)
    #expect(outcomes.count { $0 == "ETAG_MISMATCH" } == 11)
  }

  @Test func badOnesAreNamedByField() async throws {
    let (_, caller) = try await fresh()
    let bad = IngestionV1.Settings(
      ringTone: String(repeating: "x", count: 65),
      quietHours: [.init(day: 8, startMinute: 1440, endMinute: 0)],
      studyLanguages: [.init(studyID: "NO ID", language: "!!")],
      favouriteSounds: Array(repeating: .init(collectionID: "c", soundID: "s"), count: 1001),
      tinnitusFrequency: .init(.nan), others: [.init(name: "No", value: "")])
    let refused = await failure { try await caller.set(bad, ["*", "nothing", "etag"]) }
    #expect(refused?.code == .invalidArgument)
    #expect(
      refused?.violations.map { "\($0.field) \($0.reason)" } == [
        "settings.ring_tone SETTING_VALUE_INVALID",
        "settings.quiet_hours[0].day SETTING_VALUE_INVALID",
        "settings.quiet_hours[0].start_minute SETTING_VALUE_INVALID",
        "settings.study_languages[0].study_id ID_INVALID",
        "settings.study_languages[0].language LANGUAGE_INVALID",
        "settings.favourite_sounds TOO_MANY_SETTINGS",
        "settings.tinnitus_frequency SETTING_VALUE_INVALID",
        "settings.others[0].name SETTING_NAME_INVALID",
        "update_mask.paths[0] SETTING_NAME_INVALID", "update_mask.paths[1] SETTING_NAME_INVALID",
        "update_mask.paths[2] SETTING_NAME_INVALID",
      ])
    let missing = await failure { try await caller.updateSettings(.init()) }
    #expect(missing?.violations.map(\.field) == ["settings"])
    #expect(missing?.violations.map(\.reason) == ["REQUIRED"])
    #expect(try await caller.getSettings() == IngestionV1.Settings())
    // A small request has no huge response.
    let many = await failure {
      try await caller.set(
        .init(
          favouriteSounds: Array(repeating: .init(collectionID: "", soundID: ""), count: 1000)))
    }
    #expect((1...100).contains(many?.violations.count ?? 0))
  }

  @Test func allTogetherHaveALimit() async throws {
    let (_, caller) = try await fresh()
    func settings(_ count: Int) -> IngestionV1.Settings {
      IngestionV1.Settings(
        others: (0..<count).map {
          .init(name: "n\($0)", value: String(repeating: "x", count: 4096))
        })
    }
    let kept = try await caller.set(settings(15))
    let refused = await failure { try await caller.set(settings(16)) }
    #expect(refused?.code == .invalidArgument)
    #expect(
      refused?.violations.map { "\($0.field) \($0.reason)" } == ["settings TOO_MANY_SETTINGS"])
    #expect(refused?.message.contains("65536") == true)
    #expect(try await caller.getSettings() == kept)
  }

  @Test func onlyWhoHasSignedInHasAny() async throws {
    let (stack, _) = try await fresh()
    let anybody = IngestionV1.SettingServiceClient(stack.channel)
    #expect(await failure { try await anybody.getSettings(.init()) }?.code == .unauthenticated)
    #expect(
      await failure { try await anybody.updateSettings(.init(settings: full)) }?.code
        == .unauthenticated)
  }
}
