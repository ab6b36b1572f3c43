import Messages
import RPCCore
import TestSupport
import Testing
import Tokens

@testable import CatalogueService

/// A trial with two arms: visibility for each kind of caller, by every method about studies.
@Suite struct GroupVisibilityTests {
  /// `daily` is for everybody, `arm-a` and `arm-b` for one group each, `both` for both groups.
  private static let ids = ["daily", "arm-a", "arm-b", "both"]

  private static func trial() -> CatalogueV1.ImportStudyRequest {
    var request = CatalogueV1.ImportStudyRequest.sample("trial", ids)
    request.study?.groups = ["verum", "placebo"].map {
      .init(groupID: $0, title: SampleMessages.text("Arm \($0)"))
    }
    request.study?.questionnaires[1].groupIDs = ["verum"]
    request.study?.questionnaires[2].groupIDs = ["placebo"]
    request.study?.questionnaires[3].groupIDs = ["verum", "placebo"]
    request.study?.nextLists = [
      .init(
        afterQuestionnaireID: "daily",
        offers: ["arm-a", "arm-b"].map {
          .init(questionnaireID: $0, info: SampleMessages.text("Go on"))
        }),
      .init(afterQuestionnaireID: "arm-b", offers: [.init(questionnaireID: "both")]),
      .init(
        afterQuestionnaireID: "both",
        conditions: [
          .init(
            questionnaireID: "arm-b", elementID: "stress", operator: .greater, number: .init(50)),
          .init(
            operator: .greater, number: .init(1),
            count: ["arm-a", "arm-b"].map { .init(questionnaireID: $0, elementID: "cause") }),
        ], behavior: .any, offers: [.init(questionnaireID: "arm-a")]),
    ]
    request.study?.triggers = [
      .init(
        triggerID: "low-mood",
        cause: .sheet(
          .init(
            questionnaireID: "arm-b",
            conditions: [.init(elementID: "stress", operator: .greater, number: .init(90))])),
        draw: .init(rows: [.init(options: [.init(optionID: "low-mood-walk", partsPerMillion: 1)])])),
      .init(
        triggerID: "low-mood-silent",
        cause: .inactivity(.init(days: 3, questionnaireIDs: ["arm-b"]))),
    ]
    addResults(to: &request)
    request.study?.questionnaires[0].schedules = [
      .init(
        plan: .after(.init(delayMinutesMin: 10, delayMinutesMax: 20)), scheduleID: "follow-up",
        anchor: .init(event: .triggerID("low-mood"), optionID: "low-mood-walk")),
      .init(
        plan: .daily(.init(minutesOfDay: [600])), scheduleID: "later",
        anchor: .init(event: .questionnaireID("arm-b"), offsetDays: 2)),
    ]
    return request
  }

  struct Viewer: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var caller: Caller
    /// The group; "" for none, nil for callers who see everything.
    var group: String?

    var shown: [String] {
      switch group {
      case nil: GroupVisibilityTests.ids
      case "verum": ["daily", "arm-a", "both"]
      case "placebo": ["daily", "arm-b", "both"]
      default: ["daily"]
      }
    }
    var groups: [String] {
      let all = ["verum", "placebo"]
      return group.map { all.contains($0) ? [$0] : [] } ?? all
    }
    /// Ids that no answer to the viewer may contain.
    var hidden: [String] {
      GroupVisibilityTests.ids.filter { !shown.contains($0) }
        + ["verum", "placebo"].filter { !groups.contains($0) }
        + (group == nil ? [] : ["low-mood"])
    }
  }

  private static let roles: [ShippedRole] = [.dataManager, .dataReader, .recruiter, .clinician]
  private static let staff = roles.map {
    Viewer(testDescription: "\($0)", caller: .staff(of: "trial", $0), group: nil)
  }
  private static let viewers = staff + others
  private static let others = [
    Viewer(testDescription: "nobody", caller: .nobody, group: ""),
    Viewer(testDescription: "stranger", caller: .participant(of: []), group: ""),
    Viewer(
      testDescription: "of another study, with a group of the same name",
      caller: .member(of: "other", group: "verum"), group: ""),
    Viewer(testDescription: "in no group", caller: .participant(of: ["trial"]), group: ""),
    Viewer(
      testDescription: "in verum", caller: .member(of: "trial", group: "verum"), group: "verum"),
    Viewer(
      testDescription: "in placebo", caller: .member(of: "trial", group: "placebo"),
      group: "placebo"),
    Viewer(
      testDescription: "in one that is gone", caller: .member(of: "trial", group: "c"), group: ""),
    Viewer(testDescription: "leads another", caller: .leader(of: ["other"]), group: ""),
    Viewer(
      testDescription: "reads data of another", caller: .staff(of: "other", .dataReader),
      group: ""),
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
    #expect(study.comparisons.allSatisfy { viewer.shown.contains($0.questionnaireID) })
    #expect(study.feedbackTexts.count == (viewer.group == nil ? 2 : 0))
    #expect(study.rewards?.groupIDs == Self.rewarded(viewer.group))
    if viewer.group != nil {
      // No field mentions another group.
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

  @Test(arguments: roles, ["trial", "other"])
  func aRoleInTheStudyIsEnough(role: ShippedRole, study: String) async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(Self.trial())
      let context = Caller.staff(of: study, role).context
      let refusals = [
        await reason {
          let answer = try await harness.catalogue.listStudyQuestionnaires(
            .init(studyID: "trial"), context: context)
          #expect(answer.uses.map(\.questionnaireID) == Self.ids)
        },
        await reason {
          let answer = try await harness.catalogue.getDeviceCatalogue(
            .init(studyIDs: ["trial"]), context: context)
          #expect(answer.studies.first?.questionnaires.map(\.questionnaireID) == Self.ids)
        },
      ]
      let expected = study == "trial" ? "" : "NOT_ENROLLED"
      #expect(refusals == [expected, expected])
    }
  }

  @Test func contentsAreThoseOfTheOwnGroup() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(Self.trial())
      for viewer in Self.viewers where viewer.testDescription != "nobody" {
        let context = viewer.caller.context
        // Contents are visible only to participants.
        var readable = viewer.shown
        if case .participant(let studies) = viewer.caller, studies.isEmpty { readable = [] }
        if case .member("other", _) = viewer.caller { readable = [] }
        if case .leader(let studies) = viewer.caller, studies == ["other"] { readable = [] }
        if case .staff("other", _) = viewer.caller { readable = [] }
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
        // Decided by roles and sharing only: nothing is shared.
        let seesEverything = ["service", "administrator"].contains(viewer.testDescription)
        #expect(found.questionnaires.isEmpty != seesEverything)
      }
    }
  }

  @Test func theChangeFeedShowsParticipantsNoArm() async throws {
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
        .nobody, .member(of: "trial", group: "verum"), .member(of: "trial", group: "placebo"),
        .service,
      ]
      var seen: Set<String> = []
      for caller in sights { seen.formUnion(try await etags(caller)) }
      #expect(seen.count == 2 * sights.count)
      // Callers with the same view share the tag.
      let (stranger, nobody) = (
        try await etags(.participant(of: [])), try await etags(.nobody)
      )
      #expect(stranger == nobody)
      // A tag of another view does not match.
      let foreign = try await etags(.service)[0]
      let answer = try await harness.catalogue.getStudy(
        .init(studyID: "trial", etag: foreign), context: Caller.nobody.context)
      #expect(!answer.notModified)
    }
  }

  /// An older version stays readable if a revision showed it to the group.
  @Test func versionsOnceShownToAGroupStayReadable() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(Self.trial())
      var later = Self.trial()
      later.questionnaires[1].closing = SampleMessages.text("Goodbye")
      later.study?.questionnaires[1].groupIDs = ["placebo"]
      try await harness.importStudy(later)
      func read(_ version: UInt32, _ group: String) async -> String {
        await reason {
          _ = try await harness.catalogue.getQuestionnaireVersion(
            .init(questionnaireID: "arm-a", version: version),
            context: Caller.member(of: "trial", group: group).context)
        }
      }
      let found = [
        await read(1, "verum"), await read(1, "placebo"), await read(2, "verum"),
        await read(2, "placebo"),
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
