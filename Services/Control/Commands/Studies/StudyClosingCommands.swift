import ArgumentParser
import Messages

/// `otolithctl studies retire`.
struct StudiesRetireCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "retire",
    abstract: "Retire a study that has ended, so that lists leave it out.",
    discussion: """
      Answers, exports and the retention do not change; participants and staff still find the study by its \
      id. It cannot be imported until `studies reinstate`. Asks for the study's id, or needs --yes. Idempotent.

      Example:
        otolithctl studies retire my-study
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @OptionGroup var confirmation: ConfirmationOptions

  @OptionGroup var service: CatalogueOptions

  func run() async throws {
    try confirmation.ask(
      "The study \(study) disappears from lists and cannot be changed until it is reinstated; its "
        + "answers stay.", typing: study)
    let answer = try await service.setRetired(study: study, true)
    service.tell(answer, ["\(study): \(answer.changed ? "retired" : "was retired before")"])
  }
}

/// `otolithctl studies reinstate`.
struct StudiesReinstateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reinstate",
    abstract: "Reverse the retirement of a study. Idempotent.",
    discussion: """
      Lists show it again, and it can be imported. It stays ended.

      Example:
        otolithctl studies reinstate my-study
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @OptionGroup var service: CatalogueOptions

  func run() async throws {
    let answer = try await service.setRetired(study: study, false)
    service.tell(answer, ["\(study): \(answer.changed ? "reinstated" : "was not retired")"])
  }
}

/// `otolithctl studies delete`.
struct StudiesDeleteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete a study without participants, or after its retention. Cannot be undone.",
    discussion: """
      The study must have ended an hour ago, or start in an hour at the earliest. If participants joined it, its retention \
      must have ended a day ago (days-after-end), so that their answers are erased or anonymised; otherwise \
      retire it. Shows the effects first, and asks for the study's id, or needs --yes. --dry-run shows the \
      effects only. Idempotent.

      Afterwards the study is unknown, and its id cannot be used again. The audit trail, anonymised answers, \
      consents and their texts, roles in the study, and its questionnaires and sounds stay.

      Examples:
        otolithctl studies delete my-study --dry-run
        otolithctl studies delete my-study
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Flag(help: "Show the effects, delete nothing.")
  var dryRun = false

  @OptionGroup var confirmation: ConfirmationOptions

  @OptionGroup var service: CatalogueOptions

  func run() async throws {
    try await service.call { client, options in
      let effects = try await client.authoring.deleteStudy(
        .init(studyID: study, validateOnly: true), options: options)
      if dryRun { return service.tell(effects, effects.lines(of: study, "would be deleted")) }
      guard effects.deleted else {
        return service.tell(effects, ["\(study): was deleted before"])
      }
      for line in effects.lines(of: study, "is deleted") { CatalogueConsole.say(line) }
      try confirmation.ask(
        "The study \(study) is deleted, which cannot be undone.", typing: study)
      let answer = try await client.authoring.deleteStudy(
        .init(studyID: study), options: options)
      service.tell(answer, ["\(study): \(answer.deleted ? "deleted" : "was deleted before")"])
    }
  }
}

extension CatalogueV1.DeleteStudyResponse {
  /// - Parameter verb: what happens to the study.
  fileprivate func lines(of study: String, _ verb: String) -> [String] {
    guard deleted else { return ["\(study): was deleted before"] }
    var lines = [
      "\(study): revision \(revision) \(verb)",
      hadParticipants
        ? "  participants joined it; their answers were erased or anonymised by its retention"
        : "  no participant ever joined it",
    ]
    if !unusedQuestionnaireIDs.isEmpty {
      let ids = unusedQuestionnaireIDs.joined(separator: ", ")
      lines.append("  stay, without a study: \(ids); `catalogue retire` retires them")
    }
    return lines
  }
}

extension CatalogueOptions {
  fileprivate func setRetired(
    study: String, _ isRetired: Bool
  ) async throws -> CatalogueV1.RetireStudyResponse {
    try await call { client, options in
      try await client.authoring.retireStudy(
        .init(studyID: study, reinstate: !isRetired), options: options)
    }
  }
}
