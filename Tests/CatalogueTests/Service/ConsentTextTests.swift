import Messages
import Testing

@testable import CatalogueService

/// Consent texts of groups, parts of consents, and what a change of them means for participants.
@Suite struct ConsentTextTests {
  private func trial(
    kids: String? = "We agree.", part: String = "Write to me.", label: String = "1"
  ) -> CatalogueV1.ImportStudyRequest {
    var request = CatalogueV1.ImportStudyRequest.sample("trial", ["daily"])
    request.study?.groups = [
      .init(
        groupID: "kids", title: SampleMessages.text("Kids"),
        consentText: kids.map { SampleMessages.text($0) }, consentVersion: "sent"),
      .init(groupID: "adults", title: SampleMessages.text("Adults")),
    ]
    request.study?.consentText = SampleMessages.text("I agree.")
    request.study?.consentLabel = label
    request.study?.consentDate = "2026-01-31"
    request.study?.consentParts = [.init(partID: "contact", text: SampleMessages.text(part))]
    request.study?.consentSignature = .drawing
    return request
  }

  @Test func eachCallerReadsTheTextOfTheOwnGroup() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(trial())
      func read(
        _ context: Caller, joining: String = "", etag: String = ""
      ) async throws -> CatalogueV1.GetStudyResponse {
        try await harness.catalogue.getStudy(
          .init(studyID: "trial", language: "en", etag: etag, groupID: joining),
          context: context.context)
      }
      let general = try #require(try await read(.nobody).study)
      #expect(general.consentText?.text == "I agree.")
      #expect(general.consentParts.map(\.text?.text) == ["Write to me."])
      #expect(general.consentLabel == "1" && general.consentSignature == .drawing)
      #expect(general.groups.isEmpty)
      let adult = try await read(.member(of: "trial", group: "adults"))
      #expect(adult.study?.consentVersion == general.consentVersion)
      let kid = try #require(try await read(.member(of: "trial", group: "kids")).study)
      #expect(kid.consentText?.text == "We agree.")
      #expect(kid.consentVersion != general.consentVersion && kid.consentVersion != "sent")
      // Before joining with an invitation; the tag is that of this text.
      let joining = try await read(.nobody, joining: "kids")
      #expect(joining.study?.consentVersion == kid.consentVersion)
      #expect(joining.study?.groups.isEmpty == true)
      #expect(try await read(.nobody, etag: joining.etag).notModified == false)
      #expect(try await read(.nobody, joining: "kids", etag: joining.etag).notModified)
      for unknown in ["adults", "other", "NO"] {
        let other = try await read(.nobody, joining: unknown)
        #expect(other.study?.consentVersion == general.consentVersion)
      }
    }
  }

  @Test func aChangeNamesThoseWhoAreAskedAgain() async throws {
    try await CatalogueHarness.with { harness in
      try await harness.importStudy(trial())
      var request = trial(label: "2")
      request.validateOnly = true
      let labelled = try #require(try await harness.importStudy(request).effects)
      #expect(labelled.consentVersion != labelled.earlierConsentVersion)
      #expect(labelled.consentLanguages.isEmpty && labelled.consentGroupIDs.isEmpty)
      #expect(labelled.earlierConsentLabel == "1" && labelled.consentLabel == "2")
      for (change, languages, groups) in [
        (trial(kids: "We all agree."), [], ["kids"]), (trial(kids: nil), [], ["kids"]),
        (trial(part: "Write or call."), ["en"], ["kids"]),
      ] as [(CatalogueV1.ImportStudyRequest, [String], [String])] {
        var change = change
        change.validateOnly = true
        let effects = try #require(try await harness.importStudy(change).effects)
        #expect(effects.consentLanguages == languages)
        #expect(effects.consentGroupIDs == groups)
      }
    }
  }
}
