import ArgumentParser
import Messages
import RPCClient
import RPCCore

/// Changes one property of a published study and publishes it otherwise unchanged.
struct StudyChange {
  let client: OtolithClient
  let options: CallOptions

  /// Returns the complete study with all translations.
  ///
  /// - Throws: `CommandFailure` if the caller cannot see all parts, which publishing would remove.
  func study(_ id: String) async throws -> CatalogueV1.Study {
    let answer = try await client.catalogue.getStudy(
      .init(studyID: id, allLanguages: true), options: options)
    guard answer.allGroups, let study = answer.study else {
      throw CommandFailure(
        "the study \(id) cannot be changed by you: it requires a leader of the study, a leader of its project or an "
          + "administrator", .notPermitted)
    }
    return study
  }

  /// - Returns: the new revision.
  /// - Throws: `CommandFailure` if the study was published concurrently, so that those changes may
  ///   be lost.
  func publish(
    _ study: CatalogueV1.Study
  ) async throws -> CatalogueV1.ImportStudyResponse {
    let answer = try await client.authoring.importStudy(
      .init(study: study, applyState: true), options: options)
    guard !answer.studyChanged || answer.studyRevision == study.revision + 1 else {
      throw CommandFailure(
        "done, as revision \(answer.studyRevision); but the study was also published between revision "
          + "\(study.revision), on which this is based, and that: those changes are lost. They must be "
          + "imported again", .failure)
    }
    return answer
  }
}

extension CatalogueOptions {
  /// Signs in, reads the study, applies the change, and publishes it.
  ///
  /// - Parameter change: returns false if there is nothing to change; may ask for confirmation.
  func change(
    _ id: String, done: String, already: String,
    _ change: (inout CatalogueV1.Study) throws -> Bool
  ) async throws {
    try await call { client, options in
      let changing = StudyChange(client: client, options: options)
      var study = try await changing.study(id)
      guard try change(&study) else {
        let unchanged = CatalogueV1.ImportStudyResponse(
          studyRevision: study.revision, studyChanged: false)
        return tell(unchanged, ["\(id): \(already)"])
      }
      let answer = try await changing.publish(study)
      tell(answer, ["\(id): \(done), revision \(answer.studyRevision)"])
    }
  }
}
