import Foundation
import Messages
import Testing

@testable import AuthService

/// Studies from the catalogue.
@Suite struct PublishedStudyTests {
  @Test func `access that this version does not know stays closed`() {
    for (access, needsPassword, isByRequest) in [
      (CatalogueV1.StudyAccess.open, false, false), (.password, true, false),
      (.request, false, true), (.unspecified, true, false), (.unrecognized(77), true, false),
    ] {
      let study = PublishedStudy(CatalogueV1.Study(studyID: "ears", access: access))
      #expect(study.needsPassword == needsPassword, "\(access)")
      #expect(study.isByRequest == isByRequest, "\(access)")
    }
  }

  @Test func `every field that joining needs is taken in`() {
    let start = Date(timeIntervalSince1970: 1_800_000_000)
    let study = PublishedStudy(
      CatalogueV1.Study(
        studyID: "ears",
        consentText: .init(translations: [
          .init(language: "de", text: "Ja"), .init(language: "en", text: "Yes"),
        ]),
        consentVersion: "v3", access: .open, startTime: .init(start), endTime: .init(start + 60),
        revision: 7, unlisted: true, paused: true,
        groups: [.init(groupID: "b"), .init(groupID: "a")], subjectLabels: true))
    #expect(
      study
        == PublishedStudy(
          studyID: "ears", revision: 7, consentVersion: "v3", consentLanguages: ["de", "en"],
          consentTexts: [
            ConsentText(language: "de", text: "Ja"), ConsentText(language: "en", text: "Yes"),
          ],
          needsPassword: false, isByRequest: false, isUnlisted: true, isPaused: true,
          groupIDs: ["b", "a"], hasSubjectLabels: true, startsAt: start, endsAt: start + 60,
          title: nil))
  }

  @Test func `a title is stored as the message's bytes`() throws {
    for message in [
      CatalogueV1.LocalizedText(translations: [
        .init(language: "en", text: "Ears"), .init(language: "de", text: "Ohren", outdated: true),
      ]),
      CatalogueV1.LocalizedText(),
    ] {
      let title = try #require(
        PublishedStudy(CatalogueV1.Study(studyID: "ears", title: message)).title)
      #expect(title.stored == message.serialized())
      #expect(try StudyTitle(stored: message.serialized()) == title)
    }
  }
}
