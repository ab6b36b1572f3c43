import Formats
import Testing

@testable import Control

@Suite struct StudyFolderTests {
  private static let study = """
    study: small
    title: {en: Small}
    consent: {en: I agree.}
    access: open
    default-language: en
    questionnaires:
      - questionnaire: sample
        recurrence: one-time
      - questionnaire: published-elsewhere
        version: 3
        recurrence: one-time
    vocabularies: [words, published-words]

    """

  private static let questionnaire = """
    questionnaire: sample
    title: {en: Sample}
    default-language: en
    elements:
      - id: rested
        question: {en: Rested?}
        type: yes-no

    """

  private static let vocabulary = """
    vocabulary: words
    title: {en: Words}
    default-language: en
    terms:
      - {code: "a", label: {en: A}}

    """

  @Test func aStudyBringsTheFilesBesideIt() throws {
    try TestFiles.withFolder { folder in
      try TestFiles.write(Self.study, to: folder + "/study.yaml")
      try TestFiles.write(Self.questionnaire, to: folder + "/sample.yaml")
      try TestFiles.write(Self.vocabulary, to: folder + "/words.yaml")
      let study = try StudyFolder(at: folder)
      #expect(study.findings() == [])
      #expect(study.vocabularies.map(\.contents.definition.id) == ["words"])
      let request = study.importRequest()
      #expect(request.study?.studyID == "small")
      #expect(request.questionnaires.map(\.questionnaireID) == ["sample"])
      // What is published elsewhere stays there.
      #expect(request.vocabularies.map(\.vocabularyID) == ["words"])
      #expect(try StudyFolder(at: folder + "/study.yaml").importRequest() == request)
    }
  }

  @Test func findingsOfAllFilesAreReportedTogether() throws {
    try TestFiles.withFolder { folder in
      let study = Self.study.replacing(
        "recurrence: one-time\n  - questionnaire: pub",
        with: """
          recurrence: one-time
            - {questionnaire: weekly, recurrence: repeated}
            - {questionnaire: monthly, recurrence: repeated}
            - questionnaire: pub
          """)
      try TestFiles.write(study, to: folder + "/study.yaml")
      try TestFiles.write("questionnaire: sample\nwrong: 1\n", to: folder + "/sample.yaml")
      try TestFiles.write(Self.questionnaire, to: folder + "/weekly.yaml")
      try TestFiles.write("vocabulary: [\n", to: folder + "/words.yaml")
      let error = #expect(throws: SourceError.self) { try StudyFolder(at: folder) }
      let lines = (error?.findings ?? []).map(\.description)
      #expect(
        lines.contains {
          $0.hasPrefix(folder + "/sample.yaml:2:1: error: KEY_UNKNOWN: unknown key `wrong`")
        })
      #expect(
        lines.contains {
          $0.hasPrefix(folder + "/weekly.yaml:1:16: error: ID_OF_ANOTHER_FILE: contains")
        })
      #expect(
        lines.contains { $0.contains("monthly.yaml: error: FILE_UNREADABLE: cannot be open") })
      #expect(lines.contains { $0.contains("words.yaml:2:1: error: YAML_SYNTAX") })
    }
  }

  @Test func findingsOfTheRulesStandInTheirFile() throws {
    try TestFiles.withFolder { folder in
      try TestFiles.write(
        Self.study.replacing("access: open", with: "access: open\nstarts-at: 2026-01-01T00:00:00Z")
          .replacing("study: small", with: "study: Small"), to: folder + "/study.yaml")
      try TestFiles.write(
        Self.questionnaire.replacing("id: rested", with: "id: not-rested"),
        to: folder + "/sample.yaml")
      try TestFiles.write(
        Self.vocabulary.replacing("\"a\"", with: "\"a b\""), to: folder + "/words.yaml")
      let lines = try StudyFolder(at: folder).findings().map(\.description)
      #expect(lines.count == 3)
      #expect(
        lines.contains { $0.hasPrefix("\(folder)/study.yaml:1:8: error: ID_INVALID: study: ") })
      #expect(
        lines.contains {
          $0.hasPrefix("\(folder)/sample.yaml:5:9: error: ID_INVALID: not-rested: id: ")
        })
      #expect(lines.contains { $0.hasPrefix("\(folder)/words.yaml:5:12: error: CODE_INVALID") })
    }
  }

  @Test func idsCannotLeadOutOfTheFolder() throws {
    try TestFiles.withFolder { folder in
      let study = Self.study.replacing(
        "questionnaire: sample", with: "questionnaire: ../sample")
      try TestFiles.write(study, to: folder + "/study.yaml")
      let error = #expect(throws: SourceError.self) { try StudyFolder(at: folder) }
      #expect(error?.findings.map(\.rule) == ["ID_INVALID"])
      #expect(error?.findings.map(\.position?.line) == [7])
    }
  }

  @Test func filesAreMeasuredWhileTheyAreRead() throws {
    try TestFiles.withFolder { folder in
      let path = folder + "/study.yaml"
      try TestFiles.write(Self.study, to: path)
      var limits = FormatLimits()
      limits.bytesMax = Self.study.utf8.count
      #expect(try CatalogueFile.bytes(at: path, limits: limits).count == limits.bytesMax)
      limits.bytesMax -= 1
      let error = #expect(throws: SourceError.self) {
        try CatalogueFile.bytes(at: path, limits: limits)
      }
      #expect(error?.findings.map(\.rule) == ["FILE_TOO_LARGE"])
      // A file without an end is left alone after the limit too.
      #expect(throws: SourceError.self) {
        try CatalogueFile.bytes(at: "/dev/zero", limits: limits)
      }
      #expect(throws: SourceError.self) { try CatalogueFile.bytes(at: folder) }
      #expect(throws: SourceError.self) { try CatalogueFile.bytes(at: folder + "/none") }
    }
  }
}
