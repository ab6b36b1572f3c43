import ArgumentParser
import Formats
import Messages
import QuestionnaireWire
import Questionnaires
import RPCClient

/// Studies, sounds and vocabularies.
extension CatalogueImportCommand {
  func publish(_ folder: StudyFolder) async throws {
    for questionnaire in folder.files.questionnaires {
      tell(CatalogueConsole.counts(of: questionnaire.contents.definition))
    }
    try CatalogueConsole.requireNoErrors(folder.findings())
    var request = folder.importRequest()
    if nothingBlocks, let lifted = request.study?.liftBlocks(), !lifted.isEmpty {
      tell(
        "--nothing-blocks: published without `blocking`: \(lifted.joined(separator: ", "))")
    }
    request.accessPassword = try password()
    request.validateOnly = dryRun
    try await publish(request)
  }

  /// - Parameter mayReplace: whether the study may replace more of an existing one than versions of
  ///   questionnaires.
  func publish(
    _ asked: CatalogueV1.ImportStudyRequest, mayReplace: Bool = true
  ) async throws {
    var request = asked
    request.projectID = project ?? ""
    request.applyState = resume
    request.allowErasure = eraseNow
    let answer = try await credentials.call { client, options in
      try await tellOutdated(request.questionnaires.map { .init($0) }, client, options)
      return try await CatalogueConsole.naming(project: projectOrDefault) {
        if !mayReplace { try await requireNew(request, client, options) }
        return try await client.authoring.importStudy(request, options: options)
      }
    }
    if console.json { return print(MessageJSON.text(answer)) }
    for item in answer.questionnaires {
      let state = item.published ? "published" : "unchanged"
      print("\(item.questionnaireID): \(dryRun ? "valid" : "\(state), version \(item.version)")")
    }
    for sounds in request.soundCollections { print("\(sounds.collectionID): in the library") }
    for vocabulary in request.vocabularies { print("\(vocabulary.vocabularyID): in the library") }
    let study = request.study ?? CatalogueV1.Study()
    if dryRun {
      print("study \(study.studyID): valid, nothing written")
    } else {
      let change = answer.studyChanged ? "published" : "unchanged"
      print("study \(study.studyID): \(change), revision \(answer.studyRevision)")
    }
    for line in ["project \(answer.projectID)"] + (answer.effects?.lines(of: study) ?? []) {
      print("  \(line)")
    }
  }

  /// - Throws: `CommandFailure` if the study exists and more than versions of its questionnaires
  ///   would change.
  private func requireNew(
    _ request: CatalogueV1.ImportStudyRequest, _ client: OtolithClient, _ options: CallOptions
  ) async throws {
    var request = request
    request.validateOnly = true
    let answer = try await client.authoring.importStudy(request, options: options)
    guard let effects = answer.effects, !effects.replacesVersionsOnly, let study = request.study
    else { return }
    throw CommandFailure(
      "the study \(study.studyID) exists already and would be replaced: "
        + effects.lines(of: study).joined(separator: "; ")
        + ". Choose another --study, or pass --replace", .failure)
  }

  func publish(_ file: OtolithContentFile) async throws {
    try CatalogueConsole.requireNoErrors(file.findings())
    try await credentials.call { client, options in
      switch file {
      case .sounds(let library):
        let answer = try await client.library.publishSoundCollection(
          CatalogueV1.PublishSoundCollectionRequest(
            projectID: projectOrDefault, soundCollection: .init(library.contents.definition),
            validateOnly: dryRun), options: options)
        let id = library.contents.definition.id
        console.tell(answer, [line(id, answer.published, answer.version)])
      case .vocabulary(let library):
        let answer = try await client.library.publishVocabulary(
          CatalogueV1.PublishVocabularyRequest(
            projectID: projectOrDefault, vocabulary: .init(library.contents.definition),
            validateOnly: dryRun), options: options)
        let id = library.contents.definition.id
        console.tell(answer, [line(id, answer.published, answer.version)])
      // Published together with the files beside it.
      case .study(let folder): try await publish(folder)
      case .installation(let texts): try await publish(texts)
      }
    }
  }

  private func line(_ id: String, _ published: Bool, _ version: UInt32) -> String {
    let state = published ? "published" : "unchanged"
    return "\(id): \(dryRun ? "valid, nothing written" : "\(state), version \(version)")"
  }
}

extension CatalogueV1.Study {
  /// Removes `blocking` from all questionnaires.
  ///
  /// - Returns: the affected questionnaires.
  mutating func liftBlocks() -> [String] {
    let blocking = questionnaires.indices.filter { questionnaires[$0].blocking }
    for position in blocking { questionnaires[position].blocking = false }
    return blocking.map { questionnaires[$0].questionnaireID }
  }
}
