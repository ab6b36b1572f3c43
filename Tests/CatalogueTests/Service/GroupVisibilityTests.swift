import Messages
import RPCCore
import TestSupport
import Testing

/// A trial with two arms: who sees what of it, by every method that says something of studies.
@Suite struct GroupVisibilityTests {
  /// `daily` is for everybody, `arm-a` and `arm-b` for a group each, `both` for both groups.
  private static let ids = ["daily", "arm-a", "arm-b", "both"]

  private static func trial() -> CatalogueV1.ImportStudyRequest {
    var request = CatalogueV1.ImportStudyRequest.sample("trial", ids)
    request.study?.groups = ["a", "b"].map {
      .init(groupID: $0, title: SampleMessages.text("Arm \($0)"))
    }
    request.study?.questionnaires[1].groupIDs = ["a"]
    request.study?.questionnaires[2].groupIDs = ["b"]
    request.study?.questionnaires[3].groupIDs = ["a", "b"]
    request.study?.nextLists = [
      .init(
        afterQuestionnaireID: "daily",
        offers: ["arm-a", "arm-b"].map {
          .init(questionnaireID: $0, info: SampleMessages.text("Go on"))
        }),
      .init(afterQuestionnaireID: "arm-b", offers: [.init(questionnaireID: "both")]),
    ]
    return request
  }

  struct Viewer: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var caller: Caller
    /// The group; "" for none, nil for who sees everything.
    var group: String?

    var shown: [String] {
      switch group {
      case nil: GroupVisibilityTests.ids
      case "a": ["daily", "arm-a", "both"]
      case "b": ["daily", "arm-b", "both"]
      default: ["daily"]
      }
    }
    var groups: [String] { group.map { ["a", "b"].contains($0) ? [$0] : [] } ?? ["a", "b"] }
  }

  private static let viewers = [
    Viewer(testDescription: "nobody", caller: .nobody, group: ""),
    Viewer(testDescription: "stranger", caller: .participant(of: []), group: ""),
    Viewer(
      testDescription: "of another study, with a group of the same name",
      caller: .member(of: "other", group: "a"), group: ""),
    Viewer(testDescription: "in no group", caller: .participant(of: ["trial"]), group: ""),
    Viewer(testDescription: "in a", caller: .member(of: "trial", group: "a"), group: "a"),
    Viewer(testDescription: "in b", caller: .member(of: "trial", group: "b"), group: "b"),
    Viewer(
      testDescription: "in one that is gone", caller: .member(of: "trial", group: "c"), group: ""),
    Viewer(testDescription: "leads another", caller: .leader(of: ["other"]), group: ""),
    Viewer(testDescription: "leader", caller: .leader(of: ["trial"]), group: nil),
    Viewer(testDescription: "service", caller: .service, group: nil),
    Viewer(testDescription: "administrator", caller: .administrator, group: nil),
  ]

  private func check(_ study: CatalogueV1.Study?, _ viewer: Viewer) throws {
    let study = try #require(study)
    #expect(study.questionnaires.map(\.questionnaireID) == viewer.shown)
    #expect(study.groups.map(\.groupID) == viewer.groups)
    #expect(Set(study.questionnaires.flatMap(\.groupIDs)).isSubset(of: Set(viewer.groups)))
    let offered = study.nextLists.flatMap { $0.offers.map(\.questionnaireID) }
    #expect(Set(offered).isSubset(of: Set(viewer.shown)))
    #expect(study.nextLists.allSatisfy { viewer.shown.contains($0.afterQuestionnaireID) })
    if viewer.group != nil {
      // Not a word of others, whatever field it may stand in.
      for hidden in ["arm-a", "arm-b"] where !viewer.shown.contains(hidden) {
        #expect(study.serialized().firstRange(of: Array(hidden.utf8)) == nil)
      }
    }
  }

  @Test func everyMethodShowsWhatTheGroupSees() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(Self.trial())
      for viewer in Self.viewers {
        let context = viewer.caller.context
        let one = try await harness.catalogue.getStudy(.init(studyID: "trial"), context: context)
        try check(one.study, viewer)
        #expect(one.allGroups == (viewer.group == nil))
        let listed = try await harness.catalogue.listStudies(.init(), context: context)
        try check(listed.studies.first, viewer)
        let masked = try await harness.catalogue.getStudy(
          .init(studyID: "trial", readMask: .init(paths: ["groups"])), context: context)
        #expect(masked.study?.groups.map(\.groupID) == viewer.groups)
      }
      for viewer in Self.viewers {
        guard case .member(of: "trial", _) = viewer.caller else { continue }
        let context = viewer.caller.context
        let device = try await harness.catalogue.getDeviceCatalogue(.init(), context: context)
        try check(device.studies.first?.study, viewer)
        #expect(device.studies.first?.questionnaires.map(\.questionnaireID) == viewer.shown)
        let uses = try await harness.catalogue.listStudyQuestionnaires(
          .init(studyID: "trial"), context: context)
        #expect(uses.uses.map(\.questionnaireID) == viewer.shown)
        #expect(Set(uses.uses.flatMap(\.groupIDs)).isSubset(of: Set(viewer.groups)))
      }
    }
  }

  @Test func contentsAreThoseOfTheOwnGroup() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(Self.trial())
      for viewer in Self.viewers where viewer.testDescription != "nobody" {
        let context = viewer.caller.context
        // Contents are for those who take part, not for strangers.
        var readable = viewer.shown
        if case .participant(let studies) = viewer.caller, studies.isEmpty { readable = [] }
        if case .member("other", _) = viewer.caller { readable = [] }
        if case .leader(let studies) = viewer.caller, studies == ["other"] { readable = [] }
        for id in Self.ids {
          let refusal = await reason {
            _ = try await harness.catalogue.getQuestionnaireVersion(
              .init(questionnaireID: id, version: 1), context: context)
          }
          let expected = readable.contains(id) ? "" : "QUESTIONNAIRE_VERSION_UNKNOWN"
          #expect(refusal == expected, "\(viewer.testDescription) \(id)")
        }
        let batch = try await harness.catalogue.batchGetQuestionnaireVersions(
          .init(versions: Self.ids.map { .init(questionnaireID: $0, version: 1) }),
          context: context)
        #expect(batch.questionnaires.map(\.questionnaireID) == readable)
        let found = try await harness.catalogue.searchQuestionnaires(.init(), context: context)
        // By roles and sharing alone: nothing of it is shared.
        #expect(found.questionnaires.isEmpty == (viewer.group != nil || isLeader(viewer)))
      }
    }
  }

  private func isLeader(_ viewer: Viewer) -> Bool {
    if case .leader = viewer.caller { true } else { false }
  }

  @Test func theFeedOfChangesTellsParticipantsOfNoArm() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(Self.trial())
      try await eventually("the changes are settled") {
        try await harness.parts.changes.listChanges(.init(), context: Caller.service.context)
          .changes.count == 1 + Self.ids.count
      }
      for viewer in Self.viewers where viewer.group != nil && viewer.testDescription != "nobody" {
        let heard = try await harness.parts.changes.listChanges(
          .init(), context: viewer.caller.context)
        #expect(heard.changes.map(\.resourceID) == ["trial"])
      }
    }
  }

  @Test func etagsBelongToWhatIsSeen() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(Self.trial())
      func etags(_ caller: Caller) async throws -> [String] {
        let context = caller.context
        return [
          try await harness.catalogue.getStudy(.init(studyID: "trial"), context: context).etag,
          try await harness.catalogue.listStudies(.init(), context: context).etag,
        ]
      }
      let sights: [Caller] = [
        .nobody, .member(of: "trial", group: "a"), .member(of: "trial", group: "b"), .service,
      ]
      var seen: Set<String> = []
      for caller in sights { seen.formUnion(try await etags(caller)) }
      #expect(seen.count == 2 * sights.count)
      // Who sees the same shares the tag.
      let (stranger, nobody) = (
        try await etags(.participant(of: [])), try await etags(.nobody)
      )
      #expect(stranger == nobody)
      // A tag of another sight is no answer to one's own question.
      let foreign = try await etags(.service)[0]
      let answer = try await harness.catalogue.getStudy(
        .init(studyID: "trial", etag: foreign), context: Caller.nobody.context)
      #expect(!answer.notModified)
    }
  }

  /// An older version stays readable for those to whom some revision showed it.
  @Test func whatAGroupOnceSawItStillReads() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(Self.trial())
      var later = Self.trial()
      later.questionnaires[1].closing = SampleMessages.text("Goodbye")
      later.study?.questionnaires[1].groupIDs = ["b"]
      try await harness.importStudy(later)
      func read(_ version: UInt32, _ group: String) async -> String {
        await reason {
          _ = try await harness.catalogue.getQuestionnaireVersion(
            .init(questionnaireID: "arm-a", version: version),
            context: Caller.member(of: "trial", group: group).context)
        }
      }
      let found = [
        await read(1, "a"), await read(1, "b"), await read(2, "a"), await read(2, "b"),
      ]
      #expect(
        found == ["", "QUESTIONNAIRE_VERSION_UNKNOWN", "QUESTIONNAIRE_VERSION_UNKNOWN", ""])
    }
  }

  @Test func thoseWithARoleInTheProjectSeeAllOfIt() async throws {
    try await ProjectFixture.with { fixture in
      var request = Self.trial()
      request.study?.studyID = "tinnitus-trial"
      request.projectID = ProjectFixture.id
      try await fixture.harness.importStudy(request)
      for (name, person) in fixture.people {
        let seen = try await fixture.harness.catalogue.getStudy(
          .init(studyID: "tinnitus-trial"), context: fixture.context(person))
        #expect(seen.allGroups == (name != "stranger"), "\(name)")
        #expect(seen.study?.groups.count == (name == "stranger" ? 0 : 2), "\(name)")
      }
    }
  }
}
