import ArgumentParser
import ControlSupport
import Messages
import RPCClient
import RPCCore

/// Changes one thing about a published study, and publishes it as it is otherwise.
struct StudyChange {
  let client: OtolithClient
  let options: CallOptions

  /// All of it, with every translation.
  ///
  /// - Throws: `CommandFailure` where the caller does not see all of it: what is not seen would be lost.
  func study(_ id: String) async throws -> CatalogueV1.Study {
    let answer = try await client.catalogue.getStudy(
      .init(studyID: id, allLanguages: true), options: options)
    guard answer.allGroups, let study = answer.study else {
      throw CommandFailure(
        "the study \(id) is not yours to change: it takes who leads it, a leader of its project or an "
          + "administrator", .notPermitted)
    }
    return study
  }

  /// - Returns: the revision that stands now.
  /// - Throws: `CommandFailure` where somebody else published it meanwhile: what that was may be lost.
  func publish(
    _ study: CatalogueV1.Study
  ) async throws -> CatalogueV1.ImportStudyResponse {
    let answer = try await client.authoring.importStudy(.init(study: study), options: options)
    guard !answer.studyChanged || answer.studyRevision == study.revision + 1 else {
      throw CommandFailure(
        "done, as revision \(answer.studyRevision); but somebody else published the study between revision "
          + "\(study.revision), which this began with, and that: what they changed is not in it. Have them "
          + "import it again", .failure)
    }
    return answer
  }
}

extension CatalogueCredentials {
  /// Signs in, reads the study, lets it be changed, and publishes it.
  ///
  /// - Parameter change: returns false where it is so already; may ask.
  func change(
    _ id: String, _ output: OutputOptions, done: String, already: String,
    _ change: (inout CatalogueV1.Study) throws -> Bool
  ) async throws {
    try await Connection.with { client in
      let changing = StudyChange(client: client, options: try await signIn(client))
      var study = try await changing.study(id)
      guard try change(&study) else {
        let unchanged = CatalogueV1.ImportStudyResponse(
          studyRevision: study.revision, studyChanged: false)
        return output.tell(unchanged, ["\(id): \(already)"])
      }
      let answer = try await changing.publish(study)
      output.tell(answer, ["\(id): \(done), revision \(answer.studyRevision)"])
    }
  }
}
