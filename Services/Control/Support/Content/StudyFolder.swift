import Formats
import Messages
internal import QuestionnaireWire
import Questionnaires

/// A study in Otolith's own format: `study.yaml` and, beside it, a file `<id>.yaml` for each
/// questionnaire, sound collection and vocabulary that it uses.
struct StudyFolder: Sendable {
  /// The study and its questionnaires.
  let files: OtolithStudyFiles
  /// Sound collections in the folder; others must be published already.
  private(set) var soundCollections: [Library<SoundCollectionDefinition>] = []
  /// Vocabularies in the folder; others must be published already.
  private(set) var vocabularies: [Library<VocabularyDefinition>] = []

  /// A library file used by the study.
  struct Library<Definition: Sendable & Hashable>: Sendable {
    var file: String
    var contents: ReadDefinition<Definition>
  }

  /// Reads a study and the files beside it.
  ///
  /// - Parameter path: the study file, or a folder with a `study.yaml`.
  /// - Throws: ``Formats/SourceError`` with the format errors of all files.
  init(at path: String, limits: FormatLimits = .default) throws(SourceError) {
    let path = CatalogueFile.isFolder(path) ? path + "/study.yaml" : path
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let reader = OtolithLibraryReader(limits: limits)
    var findings: [SourceFinding] = []
    let study = try reader.study(CatalogueFile.bytes(at: path, limits: limits), file: path)
    var questionnaires: [OtolithStudyFiles.Questionnaire] = []
    // A reference with a version is to a published questionnaire and needs no file.
    for (index, use) in study.definition.questionnaires.enumerated() where use.version == 0 {
      let place = "study.questionnaires[\(index)].questionnaire_id"
      do throws(SourceError) {
        let file = try Self.file(of: use.questionnaireID, in: folder, study, path, place)
        let read = try Self.questionnaire(use.questionnaireID, file, limits)
        questionnaires.append(OtolithStudyFiles.Questionnaire(file: file, contents: read))
      } catch {
        findings += error.findings
      }
    }
    files = OtolithStudyFiles(file: path, study: study, questionnaires: questionnaires)
    for id in study.definition.soundCollectionIDs {
      guard let file = Self.existing(id, in: folder) else { continue }
      do throws(SourceError) {
        let bytes = try CatalogueFile.bytes(at: file, limits: limits)
        let read = try reader.soundCollection(bytes, file: file)
        soundCollections.append(Library(file: file, contents: read))
      } catch {
        findings += error.findings
      }
    }
    for id in study.definition.vocabularyIDs {
      guard let file = Self.existing(id, in: folder) else { continue }
      do throws(SourceError) {
        let bytes = try CatalogueFile.bytes(at: file, limits: limits)
        let read = try reader.vocabulary(bytes, file: file)
        vocabularies.append(Library(file: file, contents: read))
      } catch {
        findings += error.findings
      }
    }
    guard findings.isEmpty else { throw SourceError(findings) }
  }

  /// Findings of the catalogue's rules for all files.
  func findings() -> [SourceFinding] {
    files.findings() + soundCollections.flatMap { $0.findings() }
      + vocabularies.flatMap { $0.findings() }
  }

  /// The request that publishes the study and all files in one transaction.
  func importRequest() -> CatalogueV1.ImportStudyRequest {
    CatalogueV1.ImportStudyRequest(
      study: CatalogueV1.Study(files.study.definition),
      questionnaires: files.questionnaires.map {
        CatalogueV1.Questionnaire($0.contents.definition)
      },
      soundCollections: soundCollections.map {
        CatalogueV1.SoundCollection($0.contents.definition)
      },
      vocabularies: vocabularies.map { CatalogueV1.Vocabulary($0.contents.definition) })
  }

  private static func questionnaire(
    _ id: String, _ file: String, _ limits: FormatLimits
  ) throws(SourceError) -> ReadQuestionnaire {
    var options = ReadOptions()
    options.limits = limits
    options.readFiles(beside: file)
    let bytes = try CatalogueFile.bytes(at: file, limits: limits)
    let read = try OtolithReader().read(bytes, file: file, options: options)
    guard let first = read.first, first.definition.id == id else {
      throw SourceError(
        file: file, position: read.first?.map.position(of: "questionnaire_id"),
        rule: "ID_OF_ANOTHER_FILE",
        advice: "contains the questionnaire `\(read.first?.definition.id ?? "")`, not `\(id)`")
    }
    return first
  }

  private static func file(
    of id: String, in folder: String, _ study: ReadDefinition<StudyDefinition>, _ path: String,
    _ place: String
  ) throws(SourceError) -> String {
    // Ids become file names; no other characters may lead out of the folder.
    guard IdentifierSyntax.isID(id) else {
      throw SourceError(
        file: path, position: study.map.position(of: place), place: place, rule: "ID_INVALID",
        advice: "`\(id)` cannot be the id of a questionnaire")
    }
    return "\(folder)\(id).yaml"
  }

  private static func existing(_ id: String, in folder: String) -> String? {
    let file = "\(folder)\(id).yaml"
    return IdentifierSyntax.isID(id) && CatalogueFile.exists(file) ? file : nil
  }
}
