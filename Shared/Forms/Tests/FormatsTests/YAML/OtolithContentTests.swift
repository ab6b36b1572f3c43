import Formats
import Foundation
import Questionnaires
import Testing

/// The files that come with the catalogue.
enum ShippedFiles {
  static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Services/Catalogue/Content")

  static func files() -> [String] {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { $0.hasSuffix(".yaml") }.sorted()
  }
}

/// The shipped files are readable, valid, and unchanged by reading and writing.
@Suite struct OtolithContentTests {
  @Test func thereAreFiles() { #expect(ShippedFiles.files().count >= 10) }

  @Test(arguments: ShippedFiles.files()) func everyFileSurvives(_ path: String) throws {
    let bytes = try Array(Data(contentsOf: ShippedFiles.folder.appending(path: path)))
    let reader = OtolithLibraryReader()
    let writer = OtolithLibraryWriter()
    switch try #require(reader.kind(of: bytes)) {
    case .questionnaire:
      let read = try OtolithReader().read(bytes, file: path)[0].definition
      #expect(QuestionnaireChecker().check(read).errors == [])
      let result = OtolithWriter().write([read])
      #expect(result.report.isLossless)
      #expect(try OtolithReader().read(result.files[0].bytes, file: path)[0].definition == read)
      #expect(path.hasSuffix("/" + result.files[0].name))
    case .study:
      let study = try reader.study(bytes, file: path).definition
      let result = writer.write(study)
      #expect(result.report.isLossless)
      #expect(try reader.study(result.files[0].bytes, file: path).definition == study)
      #expect(
        try files(of: study, path: path, bytes).findings().filter { $0.severity == .error } == [])
    case .sounds:
      let sounds = try reader.soundCollection(bytes, file: path).definition
      #expect(SoundCollectionChecker().check(sounds) == [])
      let again = writer.write(sounds).files[0].bytes
      #expect(try reader.soundCollection(again, file: path).definition == sounds)
    case .vocabulary:
      let vocabulary = try reader.vocabulary(bytes, file: path).definition
      #expect(VocabularyChecker().check(vocabulary) == [])
      let again = writer.write(vocabulary).files[0].bytes
      #expect(try reader.vocabulary(again, file: path).definition == vocabulary)
    case .installation: Issue.record("\(path): operators write the texts of an installation")
    }
  }

  private func files(
    of study: StudyDefinition, path: String, _ bytes: [UInt8]
  ) throws -> OtolithStudyFiles {
    let folder = ShippedFiles.folder.appending(path: path).deletingLastPathComponent()
    let questionnaires = try study.questionnaires.map { use in
      let file = "\(use.questionnaireID).yaml"
      let contents = try Array(Data(contentsOf: folder.appending(path: file)))
      return OtolithStudyFiles.Questionnaire(
        file: file, contents: try OtolithReader().read(contents, file: file)[0])
    }
    return OtolithStudyFiles(
      file: path, study: try OtolithLibraryReader().study(bytes, file: path),
      questionnaires: questionnaires)
  }
}
