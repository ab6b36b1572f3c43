import Messages
import Postgres
import RPCCore
import Testing

@testable import CatalogueService

@Suite struct ImportStudyTests {
  @Test func aStudyIsPublishedWithItsQuestionnaires() async throws {
    try await CatalogueHarness.with { harness in
      let request = CatalogueV1.ImportStudyRequest.sample("sample", ["daily", "weekly"])
      let response = try await harness.importStudy(request)
      #expect(response.studyRevision == 1)
      #expect(response.studyChanged)
      #expect(response.questionnaires.map(\.questionnaireID) == ["daily", "weekly"])
      #expect(response.questionnaires.map(\.version) == [1, 1])
      #expect(response.questionnaires.map(\.published) == [true, true])

      let events = try await harness.events()
      #expect(
        events.map(\.type) == [
          "QuestionnaireVersionPublished", "QuestionnaireVersionPublished", "StudyPublished",
        ])
      #expect(events.map(\.subject) == ["daily", "weekly", "sample"])
      let answer = try await harness.catalogue.getStudy(
        .init(studyID: "sample"), context: Caller.nobody.context)
      #expect(answer.publishTime?.date == events[2].time)
      let told = try EventsV1.StudyPublished(serialized: events[2].data)
      let study = try #require(told.study)
      #expect(study.revision == 1)
      #expect(study.consentVersion.count == 16)
      #expect(study.languages == ["de", "en"])
      #expect(study.questionnaires.map(\.version) == [1, 1])
      // All languages are included.
      #expect(study.title == request.study?.title)
      let version = try EventsV1.QuestionnaireVersionPublished(serialized: events[0].data)
      var questionnaire = try #require(version.questionnaire)
      #expect(questionnaire.contentHash == response.questionnaires[0].contentHash)
      #expect(questionnaire.publishTime?.date == CatalogueHarness.time)
      questionnaire.version = 0
      questionnaire.contentHash = ""
      questionnaire.publishTime = nil
      #expect(questionnaire == request.questionnaires[0])
    }
  }

  @Test func importingTwiceChangesNothing() async throws {
    try await CatalogueHarness.with { harness in
      let first = try await harness.importStudy(.sample())
      let events = try await harness.events()
      let again = try await harness.importStudy(.sample())
      #expect(again.studyRevision == 1)
      #expect(!again.studyChanged)
      #expect(again.questionnaires.map(\.version) == [1])
      #expect(again.questionnaires.map(\.published) == [false])
      #expect(again.questionnaires[0].contentHash == first.questionnaires[0].contentHash)
      #expect(try await harness.events() == events)
      #expect(try await harness.count("study_revisions") == 1)
      #expect(try await harness.count("questionnaire_versions") == 1)
    }
  }

  @Test func changedContentsGetTheNextVersionAndTheOldOneStays() async throws {
    try await CatalogueHarness.with { harness in
      let request = CatalogueV1.ImportStudyRequest.sample("sample", ["daily", "weekly"])
      let first = try await harness.importStudy(request)
      let old = try await harness.version("daily", 1)
      let second = try await harness.importStudy(request.reworded("Goodbye"))
      #expect(second.studyRevision == 2)
      #expect(second.questionnaires.map(\.version) == [2, 1])
      #expect(second.questionnaires.map(\.published) == [true, false])
      #expect(try await harness.version("daily", 1) == old)
      #expect(try await harness.version("daily", 2).closing == SampleMessages.text("Goodbye"))
      let told = try EventsV1.StudyPublished(
        serialized: try #require(await harness.events().last).data)
      #expect(told.study?.questionnaires.map(\.version) == [2, 1])

      // The first texts again: a new version with the first hash, because versions only increase.
      let third = try await harness.importStudy(request)
      #expect(third.questionnaires.map(\.version) == [3, 1])
      #expect(third.questionnaires[0].contentHash == first.questionnaires[0].contentHash)
      #expect(third.studyRevision == 3)
    }
  }

  @Test func aChangeOfTheStudyAloneLeavesQuestionnairesAlone() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(.sample())
      let consent = try await harness.study("sample").consentVersion
      var request = CatalogueV1.ImportStudyRequest.sample()
      request.study?.questionnaires[0].deactivated = true
      let second = try await harness.importStudy(request)
      #expect(second.studyRevision == 2)
      #expect(second.questionnaires.map(\.published) == [false])
      #expect(try await harness.study("sample").consentVersion == consent)
      request.study?.consentText = SampleMessages.text(
        "I agree to more.", german: "Ich willige ein.")
      try await harness.importStudy(request)
      #expect(try await harness.study("sample").consentVersion != consent)
    }
  }

  @Test func aCheckSaysWhatWouldHappenAndWritesNothing() async throws {
    try await CatalogueHarness.with { harness in
      var request = CatalogueV1.ImportStudyRequest.sample()
      request.validateOnly = true
      let checked = try await harness.importStudy(request)
      #expect(checked.studyRevision == 1)
      #expect(checked.questionnaires.map(\.version) == [1])
      #expect(try await harness.events() == [])
      #expect(try await harness.count("studies") == 0)
      #expect(try await harness.count("questionnaire_versions") == 0)
      request.validateOnly = false
      #expect(try await harness.importStudy(request) == checked)
      var other = request.reworded("Goodbye")
      other.validateOnly = true
      #expect(try await harness.importStudy(other).questionnaires.map(\.version) == [2])
      #expect(try await harness.count("questionnaire_versions") == 1)
    }
  }

  @Test func findingsAreNamedAndNothingIsWritten() async throws {
    try await CatalogueHarness.with { harness in
      var request = CatalogueV1.ImportStudyRequest.sample("sample", ["daily", "weekly"])
      request.study?.consentText = nil
      request.questionnaires[1].elements[2].enableWhen[0].elementID = "cause"
      let error = await #expect(throws: RPCError.self) {
        try await harness.importStudy(request)
      }
      #expect(error?.code == .invalidArgument)
      #expect(
        error?.violations.map(\.field) == [
          "study.consent_text", "questionnaires[1].elements[2].enable_when[0].element_id",
        ])
      #expect(error?.violations.map(\.reason) == ["TEXT_MISSING", "QUESTION_NOT_EARLIER"])
      #expect(error?.violations.allSatisfy { !$0.description.isEmpty } == true)
      for table in ["studies", "questionnaires", "questionnaire_versions", "outbox"] {
        let rows = try await harness.count(table)
        #expect(rows == 0)
      }
    }
  }

  @Test func publishedVersionsMayBeUsedByNumber() async throws {
    try await CatalogueHarness.with { harness in
      let request = CatalogueV1.ImportStudyRequest.sample()
      try await harness.importStudy(request)
      try await harness.importStudy(request.reworded("Goodbye"))
      var reuse = CatalogueV1.ImportStudyRequest(study: SampleMessages.study("other"))
      reuse.study?.questionnaires[0].version = 1
      let response = try await harness.importStudy(reuse)
      #expect(response.questionnaires == [])
      let used = try await harness.catalogue.listStudyQuestionnaires(
        .init(studyID: "other"), context: Caller.participant(of: ["other"]).context)
      #expect(used.questionnaires.map(\.version) == [1])
      for unknown in [3, UInt32.max] {
        reuse.study?.questionnaires[0].version = unknown
        let error = await #expect(throws: RPCError.self) { try await harness.importStudy(reuse) }
        #expect(error?.violations.map(\.reason) == ["QUESTIONNAIRE_VERSION_UNKNOWN"])
      }
    }
  }

  @Test func publishedRowsNeverChange() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(.sample())
      let statements: [PostgresQuery] = [
        "UPDATE questionnaire_versions SET definition = ''", "DELETE FROM questionnaire_versions",
        "TRUNCATE questionnaire_versions CASCADE", "UPDATE study_revisions SET definition = ''",
        "DELETE FROM study_revisions", "DELETE FROM study_revision_questionnaires",
        "UPDATE study_revision_questionnaires SET version = 2",
      ]
      for statement in statements {
        let error = await #expect(throws: PostgresError.self) {
          try await harness.pool.execute(statement)
        }
        #expect(error?.sqlState == "23001", "\(statement.sql)")
      }
      #expect(try await harness.version("daily", 1).questionnaireID == "daily")
    }
  }
}

extension CatalogueHarness {
  func version(_ id: String, _ version: UInt32) async throws -> CatalogueV1.Questionnaire {
    try await catalogue.getQuestionnaireVersion(
      .init(questionnaireID: id, version: version), context: Caller.service.context)
  }

  func study(_ id: String) async throws -> CatalogueV1.Study {
    let answer = try await catalogue.getStudy(
      .init(studyID: id), context: Caller.nobody.context)
    return try #require(answer.study)
  }
}
