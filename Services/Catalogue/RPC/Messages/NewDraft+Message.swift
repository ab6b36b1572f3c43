import FoundationEssentials
import Messages
import Questionnaires
import ServiceKit

extension NewDraft {
  /// - Throws: INVALID_ARGUMENT naming every bad field.
  init(_ request: CatalogueV1.CreateDraftRequest) throws {
    var checks = FieldChecks()
    let readID = checks.uuid(request.draftID, field: "draft_id")
    checks.id(request.projectID, field: "project_id")
    checks.questionnaireID(of: request)
    let begun = Self.message(request)
    let origin: Origin? =
      switch request.source {
      case .revisionOf(let name): Origin(name, .revision, field: "revision_of", checks: &checks)
      case .forkOf(let name): Origin(name, .fork, field: "fork_of", checks: &checks)
      case .copyOf(let name): Origin(name, .copy, field: "copy_of", checks: &checks)
      case .contents, nil: nil
      }
    if case .contents? = request.source {
      DraftContents(begun).check(begun, field: "contents", checks: &checks)
    }
    checks.defaultLanguage(request.defaultLanguage, field: "default_language")
    let id = try checks.unwrap(readID)
    self.init(
      id: id, projectID: request.projectID, request: request.serialized(), origin: origin,
      contents: { basis in
        guard let basis else { return DraftContents(begun) }
        var message = try CatalogueV1.Questionnaire(basis)
        if !request.questionnaireID.isEmpty { message.questionnaireID = request.questionnaireID }
        return DraftContents(message.cleaned)
      },
      markedSince: { DraftContents(try $0.message().markingOutdated(since: $1)) })
  }

  /// Returns the draft's contents that the request itself contains.
  private static func message(
    _ request: CatalogueV1.CreateDraftRequest
  ) -> CatalogueV1.Questionnaire {
    var message = CatalogueV1.Questionnaire(
      defaultLanguage: request.defaultLanguage.isEmpty ? "en" : request.defaultLanguage)
    if case .contents(let given)? = request.source { message = given }
    if !request.questionnaireID.isEmpty { message.questionnaireID = request.questionnaireID }
    return message.cleaned
  }
}

extension FieldChecks {
  /// Checks the id of the new questionnaire if the source does not determine it.
  fileprivate mutating func questionnaireID(of request: CatalogueV1.CreateDraftRequest) {
    switch request.source {
    case .contents(let given)?
    where request.questionnaireID.isEmpty && !given.questionnaireID.isEmpty:
      id(given.questionnaireID, field: "contents.questionnaire_id")
    case .revisionOf?: optionalID(request.questionnaireID, field: "questionnaire_id")
    case .contents?, .forkOf?, .copyOf?, nil: id(request.questionnaireID, field: "questionnaire_id")
    }
  }
}

extension NewDraft.Origin {
  fileprivate init(
    _ name: CatalogueV1.QuestionnaireVersionName, _ use: Use, field: String,
    checks: inout FieldChecks
  ) {
    checks.id(name.questionnaireID, field: "\(field).questionnaire_id")
    self.init(
      key: QuestionnaireVersionKey(id: name.questionnaireID, version: name.version), use: use)
  }
}

extension CatalogueV1.Questionnaire {
  /// Creates the contents that a draft takes over from a published version.
  ///
  /// - Throws: ``CatalogueError/Unknown/questionnaireVersion``; `DecodingError`.
  fileprivate init(_ basis: NewDraft.Basis) throws {
    let whole = try basis.version.message()
    guard let allowed = basis.isForeign ? whole.sharedView : whole else {
      throw CatalogueError.unknown(.questionnaireVersion)
    }
    self = allowed
    switch basis.use {
    case .revision: return
    case .fork: break
    case .copy: removeItemIDs()
    }
    origin = CatalogueV1.Origin(
      projectID: basis.projectID, questionnaireID: whole.questionnaireID, version: whole.version)
    questionnaireID = ""
  }

  /// Removes the questions' links to the item bank.
  private mutating func removeItemIDs() {
    for position in elements.indices {
      guard case .question(var question)? = elements[position].content else { continue }
      question.itemID = ""
      elements[position].content = .question(question)
    }
  }
}
