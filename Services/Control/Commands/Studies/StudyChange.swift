import ArgumentParser
import Foundation
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

  /// Publishes the study of the request, unless it was published since it was read.
  func publish(
    _ request: CatalogueV1.ImportStudyRequest
  ) async throws -> CatalogueV1.ImportStudyResponse {
    var request = request
    request.knownRevision = request.study?.revision ?? 0
    return try await client.authoring.importStudy(request, options: options)
  }
}

extension CatalogueOptions {
  /// Signs in, reads the study, applies the change, and publishes it.
  ///
  /// - Parameters:
  ///   - done: what has changed; END stands for the end of the study.
  ///   - already: what is the case if nothing has changed.
  ///   - change: changes the study or the options of its import; may ask for confirmation.
  func change(
    _ id: String, done: String, already: String,
    _ change: (inout CatalogueV1.ImportStudyRequest, inout CatalogueV1.Study) throws -> Void
  ) async throws {
    try await call { client, options in
      let changing = StudyChange(client: client, options: options)
      var study = try await changing.study(id)
      var request = CatalogueV1.ImportStudyRequest(applyState: true)
      try change(&request, &study)
      request.study = study
      let answer = try await changing.publish(request)
      let end = answer.effects?.endTime?.date.formatted(.iso8601) ?? ""
      let words = (answer.studyChanged ? done : already).replacingOccurrences(of: "END", with: end)
      let revision = answer.studyChanged ? ", revision \(answer.studyRevision)" : ""
      tell(answer, ["\(id): \(words)\(revision)"])
    }
  }
}
