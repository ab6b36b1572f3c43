internal import CatalogueApplication
internal import CatalogueDomain
internal import FoundationEssentials
internal import Messages
internal import Questionnaires
import RPCCore
internal import ServiceKit

extension NewDraft {
  /// - Throws: INVALID_ARGUMENT.
  init(_ request: CatalogueV1.CreateDraftRequest) throws {
    var checks = FieldChecks()
    let readID = checks.uuid(request.draftID, field: "draft_id")
    checks.id(request.projectID, field: "project_id")
    let id = try checks.unwrap(readID)
    let origin: Origin? =
      switch request.source {
      case .revisionOf(let name): Origin(name, .revision)
      case .forkOf(let name): Origin(name, .fork)
      case .copyOf(let name): Origin(name, .copy)
      case .contents, nil: nil
      }
    self.init(
      id: id, projectID: request.projectID, request: request.serialized(), origin: origin,
      contents: { basis in
        let message = try Self.message(request, basis)
        let contents = DraftContents(message)
        try contents.check(message, field: "contents")
        return contents
      },
      markedSince: { DraftContents(try $0.message().markingOutdated(since: $1)) })
  }

  private static func message(
    _ request: CatalogueV1.CreateDraftRequest, _ basis: Basis?
  ) throws -> CatalogueV1.Questionnaire {
    var message: CatalogueV1.Questionnaire
    if let basis {
      message = try CatalogueV1.Questionnaire(basis)
    } else if case .contents(let given)? = request.source {
      message = given
    } else {
      message = CatalogueV1.Questionnaire(
        defaultLanguage: request.defaultLanguage.isEmpty ? "en" : request.defaultLanguage)
    }
    if !request.questionnaireID.isEmpty { message.questionnaireID = request.questionnaireID }
    guard IdentifierSyntax.isID(message.questionnaireID) else {
      throw RPCError.badField(
        "questionnaire_id", FindingReason.idInvalid.rawValue,
        "give the id of the questionnaire that the draft becomes: 1–64 lower-case letters, digits, "
          + "hyphens")
    }
    return message.cleaned
  }
}

extension NewDraft.Origin {
  fileprivate init(_ name: CatalogueV1.QuestionnaireVersionName, _ use: Use) {
    self.init(
      key: QuestionnaireVersionKey(id: name.questionnaireID, version: name.version), use: use)
  }
}

extension CatalogueV1.Questionnaire {
  /// What a draft takes over of a published version.
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

  /// Questions that are no items of the bank any more.
  private mutating func removeItemIDs() {
    for position in elements.indices {
      guard case .question(var question)? = elements[position].content else { continue }
      question.itemID = ""
      elements[position].content = .question(question)
    }
  }
}
