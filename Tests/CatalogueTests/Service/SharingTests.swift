import Foundation
import Messages
import RPCCore
import Testing

/// Visibility of a project's questionnaires to outsiders.
@Suite struct SharingTests {
  private func shared(_ sharing: CatalogueV1.Sharing) -> CatalogueV1.Questionnaire {
    var contents = SampleMessages.questionnaire("shared-\(sharing.rawValue)")
    contents.sharing = sharing
    contents.annotations = [.init(key: "made.note", value: "wording")]
    contents.elements[1].content = .question(
      .init(
        text: SampleMessages.text("How stressed?"),
        type: .slider(.init(minimum: 0, maximum: 100, step: 1)), itemID: "stress-now"))
    return contents
  }

  @Test func othersSeeWhatIsShared() async throws {
    try await ProjectFixture.with { fixture in
      for sharing in [CatalogueV1.Sharing.unspecified, .project, .structure, .anyone] {
        let contents = shared(sharing)
        try await fixture.publish(contents)
        let request = CatalogueV1.GetQuestionnaireVersionRequest(
          questionnaireID: contents.questionnaireID)
        for insider in [Caller.person(fixture.reader), .service, .administrator] {
          let seen = try await fixture.harness.catalogue.getQuestionnaireVersion(
            request, context: insider.context)
          #expect(seen.elements == contents.elements)
        }
        let stranger = fixture.context(fixture.stranger)
        switch sharing {
        case .anyone:
          let seen = try await fixture.harness.catalogue.getQuestionnaireVersion(
            request, context: stranger)
          #expect(seen.elements == contents.elements)
        case .structure:
          let seen = try await fixture.harness.catalogue.getQuestionnaireVersion(
            request, context: stranger)
          #expect(seen.title == contents.title)
          #expect(seen.elements.map(\.elementID) == contents.elements.map(\.elementID))
          let bytes = seen.serialized()
          for word in ["stressed", "Warum", "Nothing", "wording"] {
            #expect(bytes.firstRange(of: Array(word.utf8)) == nil, "\(word)")
          }
        default:
          let reason = await reason {
            _ = try await fixture.harness.catalogue.getQuestionnaireVersion(
              request, context: stranger)
          }
          #expect(reason == "QUESTIONNAIRE_VERSION_UNKNOWN")
        }
      }
    }
  }

  @Test func participantsReadWhatTheirStudyUses() async throws {
    try await ProjectFixture.with { fixture in
      try await fixture.harness.importStudy(.sample())
      let request = CatalogueV1.GetQuestionnaireVersionRequest(questionnaireID: "daily", version: 1)
      let seen = try await fixture.harness.catalogue.getQuestionnaireVersion(
        request, context: Caller.participant(of: ["sample"]).context)
      #expect(seen.version == 1)
      let reason = await reason {
        _ = try await fixture.harness.catalogue.getQuestionnaireVersion(
          request, context: Caller.participant(of: ["other"]).context)
      }
      #expect(reason == "QUESTIONNAIRE_VERSION_UNKNOWN")
    }
  }

  @Test func forksAndCopiesKeepTheirOriginAndWhatIsShared() async throws {
    try await ProjectFixture.with { fixture in
      for sharing in [CatalogueV1.Sharing.project, .structure, .anyone] {
        try await fixture.publish(shared(sharing))
      }
      let stranger = fixture.context(fixture.stranger)
      _ = try await fixture.projects.createProject(
        .init(
          project: .init(
            projectID: "other", title: SampleMessages.text("Other"), defaultLanguage: "en")),
        context: stranger)
      func draft(
        _ source: CatalogueV1.CreateDraftRequest.OneOfSource
      ) async throws -> CatalogueV1.Questionnaire {
        let draft = try await fixture.drafts.createDraft(
          .init(
            draftID: UUID().uuidString, projectID: "other", questionnaireID: "mine",
            source: source), context: stranger)
        return try #require(draft.questionnaire)
      }
      func item(_ questionnaire: CatalogueV1.Questionnaire) -> String? {
        guard case .question(let question)? = questionnaire.elements[1].content else { return nil }
        return question.itemID
      }
      let hidden = await reason { _ = try await draft(.forkOf(.init(questionnaireID: "shared-1"))) }
      #expect(hidden == "QUESTIONNAIRE_VERSION_UNKNOWN")
      let structure = try await draft(.forkOf(.init(questionnaireID: "shared-2")))
      #expect(structure.elements[1].content != shared(.structure).elements[1].content)
      let fork = try await draft(.forkOf(.init(questionnaireID: "shared-3")))
      #expect(fork.elements == shared(.anyone).elements)
      #expect(fork.questionnaireID == "mine")
      #expect(
        fork.origin
          == .init(projectID: ProjectFixture.id, questionnaireID: "shared-3", version: 1))
      #expect(item(fork) == "stress-now")
      let copy = try await draft(.copyOf(.init(questionnaireID: "shared-3")))
      #expect(copy.origin == fork.origin)
      #expect(item(copy) == "")
      // Outsiders cannot create the next version of a questionnaire.
      for source in [
        CatalogueV1.CreateDraftRequest.OneOfSource.revisionOf(.init(questionnaireID: "shared-3"))
      ] {
        let foreign = await reason {
          _ = try await fixture.drafts.createDraft(
            .init(draftID: UUID().uuidString, projectID: "other", source: source),
            context: stranger)
        }
        #expect(foreign == "QUESTIONNAIRE_OF_ANOTHER_PROJECT")
      }
      let taken = await reason {
        _ = try await fixture.drafts.createDraft(
          .init(
            draftID: UUID().uuidString, projectID: "other", questionnaireID: "shared-1"),
          context: stranger)
      }
      #expect(taken == "QUESTIONNAIRE_OF_ANOTHER_PROJECT")
    }
  }

  /// Otherwise any study could publish the texts of an unshared questionnaire.
  @Test func studiesOfOtherProjectsUseWhatIsSharedWithAnyone() async throws {
    try await ProjectFixture.with { fixture in
      try await fixture.harness.importStudy(.sample("theirs", ["theirs-daily"]))
      for sharing in [CatalogueV1.Sharing.project, .structure, .anyone] {
        try await fixture.publish(shared(sharing))
        var study = CatalogueV1.ImportStudyRequest.sample("theirs", [])
        study.study?.questionnaires = [
          .init(questionnaireID: "shared-\(sharing.rawValue)", version: 1, recurrence: .repeated)
        ]
        let request = study
        let reason = await reason {
          try await fixture.harness.importStudy(request, by: .leader(of: ["theirs"]))
        }
        #expect(reason == (sharing == .anyone ? "" : "QUESTIONNAIRE_VERSION_UNKNOWN"))
      }
    }
  }

  @Test func batchesAnswerInOrderAndNameWhatIsMissing() async throws {
    try await ProjectFixture.with { fixture in
      for sharing in [CatalogueV1.Sharing.project, .structure, .anyone] {
        try await fixture.publish(shared(sharing))
      }
      let names = ["shared-3", "unknown", "shared-1", "shared-2"]
      let request = CatalogueV1.BatchGetQuestionnaireVersionsRequest(
        versions: names.map { .init(questionnaireID: $0) }, readMask: .init(paths: ["title"]))
      let stranger = fixture.context(fixture.stranger)
      let answer = try await fixture.harness.catalogue.batchGetQuestionnaireVersions(
        request, context: stranger)
      #expect(answer.questionnaires.map(\.questionnaireID) == ["shared-3", "shared-2"])
      #expect(answer.questionnaires.allSatisfy { $0.elements.isEmpty && $0.title != nil })
      #expect(answer.missing == [1, 2])
      var again = request
      again.etag = answer.etag
      let unchanged = try await fixture.harness.catalogue.batchGetQuestionnaireVersions(
        again, context: stranger)
      #expect(unchanged.notModified && unchanged.questionnaires.isEmpty)
      for count in [0, 101] {
        let reason = await reason {
          _ = try await fixture.harness.catalogue.batchGetQuestionnaireVersions(
            .init(versions: (0..<count).map { .init(questionnaireID: "q\($0)") }),
            context: stranger)
        }
        #expect(reason == (count == 0 ? "REQUIRED" : "BATCH_INVALID"))
      }
      let most = try await fixture.harness.catalogue.batchGetQuestionnaireVersions(
        .init(versions: (0..<100).map { .init(questionnaireID: "q\($0)") }), context: stranger)
      #expect(most.missing.count == 100)
    }
  }
}
