import Foundation
import Messages
import Questionnaires
import ServiceKit
import Testing

@testable import CatalogueService

@Suite struct DraftUseCaseTests {
  private let now = UseCases.now
  private let daily = SampleMessages.questionnaire()

  private var retitled: CatalogueV1.Questionnaire {
    var questionnaire = daily
    questionnaire.title = SampleMessages.text("Each day")
    return questionnaire
  }

  private var invalid: CatalogueV1.Questionnaire {
    var questionnaire = daily
    questionnaire.elements[1].elementID = "part_a"
    return questionnaire
  }

  @Test func `a draft is created once`() async throws {
    try await UseCases.with { cases in
      let create = CreateDraft(pool: cases.pool, versions: ReadVersions(pool: cases.pool))
      let new = NewDraft.with(daily)
      let draft = try await create(new, by: cases.leader, at: now)
      #expect(draft.revision == 1 && draft.baseVersion == 0)
      #expect(try await create(new, by: cases.leader, at: now + 5).createdAt == draft.createdAt)
      for (new, claims, error) in [
        (
          NewDraft.with(retitled, id: draft.id), cases.leader, CatalogueError.conflict(.draftExists)
        ),
        (.with(daily, in: "none"), cases.leader, .unknown(.project)),
        (.with(daily), cases.stranger, .unknown(.project)),
        (
          .with(daily), cases.translator,
          .forbidden(.roleInsufficient(needed: .leader, project: UseCases.project))
        ),
      ] {
        #expect(try await refusal { try await create(new, by: claims, at: now) } == error)
      }
    }
  }

  @Test func `members read drafts, and an unchanged one is not sent`() async throws {
    try await UseCases.with { cases in
      let read = ReadDrafts(pool: cases.pool)
      let draft = try await cases.draft()
      #expect(try await read(draft.id, for: cases.reader).contents == draft.contents)
      let etag = EntityTag.draft(draft)
      #expect(try await read(draft.id, unchangedSince: etag, for: cases.reader) == nil)
      #expect(try await read(draft.id, unchangedSince: "", for: cases.reader) != nil)
      #expect(
        try await refusal { try await read(draft.id, for: cases.stranger) } == .unknown(.draft))
      func list(_ questionnaire: String, _ after: UUID?) async throws -> [UUID] {
        try await read.list(
          in: UseCases.project, questionnaire: questionnaire, after: after, limit: 5,
          for: cases.reader
        ).map(\.id)
      }
      #expect(try await list("", nil) == [draft.id])
      #expect(try await list("other", nil) == [])
      #expect(try await list("", draft.id) == [])
    }
  }

  @Test func `a change is based on the newest state`() async throws {
    try await UseCases.with { cases in
      let update = UpdateDraft(pool: cases.pool)
      let draft = try await cases.draft()
      func change(
        _ edit: any DraftEdit, by claims: AccessClaims, base: UInt32 = 0, etag: String? = nil
      ) async throws -> Draft {
        try await update(
          UpdateDraft.Change(
            draftID: draft.id, etag: etag ?? EntityTag.draft(draft), edit: edit,
            baseVersion: base), by: claims, at: now + 5)
      }
      var foreign = daily
      foreign.questionnaireID = "No id"
      for (edit, claims, base, error) in [
        (
          Replacement(questionnaire: retitled), cases.stranger, 0 as UInt32,
          CatalogueError.unknown(.draft)
        ),
        (Replacement(questionnaire: retitled), cases.translator, 0, .forbidden(.notOnlyTexts)),
        (Replacement(questionnaire: foreign), cases.leader, 0, .questionnaireIDInvalid),
        (Replacement(questionnaire: retitled), cases.leader, 3, .baseVersionUnknown(newest: 0)),
      ] {
        #expect(try await refusal { try await change(edit, by: claims, base: base) } == error)
      }
      let texts = Replacement(questionnaire: retitled, changesOnlyTexts: true)
      #expect(try await change(texts, by: cases.translator).revision == 2)
      // A repetition after a lost response.
      #expect(try await change(texts, by: cases.translator).revision == 2)
      #expect(
        try await refusal { try await change(Replacement(questionnaire: daily), by: cases.leader) }
          == .conflict(.etagMismatch))
    }
  }

  @Test func `publication makes a version, announced once`() async throws {
    try await UseCases.with { cases in
      let publish = PublishDraft(
        pool: cases.pool, forms: DecodedForms(), events: cases.events, feed: cases.feed)
      let draft = try await cases.draft()
      let etag = EntityTag.draft(draft)
      #expect(
        try await refusal { try await publish(draft.id, etag: "x", by: cases.leader, at: now) }
          == .conflict(.etagMismatch))
      let first = try await publish(draft.id, etag: etag, by: cases.leader, at: now)
      #expect(first.version == 1 && first.isNew)
      let again = try await publish(draft.id, etag: etag, by: cases.leader, at: now)
      #expect(again.version == 1 && !again.isNew && again.contentHash == first.contentHash)
      #expect(cases.events.names == ["version daily 1"] && cases.events.wakes == 1)
      #expect(try await !cases.publish(daily).isNew)
      #expect(try await cases.publish(retitled).version == 2)
      #expect(
        try await refusal { try await publish(draft.id, etag: etag, by: cases.reader, at: now) }
          == .forbidden(.roleInsufficient(needed: .leader, project: UseCases.project)))
    }
  }

  @Test func `a draft with errors is found out before and at the publication`() async throws {
    try await UseCases.with { cases in
      let draft = try await cases.draft(invalid)
      let check = CheckDraft(pool: cases.pool, read: cases.readDrafts)
      let found = try await check(draft.id, for: cases.reader).findings.errors
      let reasons = found.map(\.reason)
      #expect(reasons.contains(.idDuplicate))
      #expect(
        try await refusal {
          try await cases.publishDraft(
            draft.id, etag: EntityTag.draft(draft), by: cases.leader, at: now)
        } == .draftHasFindings(found))
      #expect(
        try await refusal { try await check(draft.id, for: cases.stranger) } == .unknown(.draft))
      let findings = try await DraftFindings()(
        QuestionnaireDefinition(daily), in: UseCases.project, locking: false, on: cases.pool)
      #expect(findings.errors.isEmpty)
    }
  }

  @Test func `conditions see what their project may see`() async throws {
    try await UseCases.with { cases in
      try await cases.publish(daily)
      var asking = SampleMessages.questionnaire("weekly")
      asking.elements[2].enableWhen[0].questionnaireID = "daily"
      let asked = AskedQuestionnaires()
      for (project, isKnown) in [(UseCases.project, true), ("default", false)] {
        let indexes = try await asked.indexes(
          for: QuestionnaireDefinition(asking), in: project, on: cases.pool)
        #expect((indexes["daily"] != nil) == isKnown)
      }
    }
  }

  @Test func `items keep their scale in a project`() async throws {
    try await UseCases.with { cases in
      var questionnaire = daily
      guard case .question(var question)? = questionnaire.elements[1].content else { return }
      question.itemID = "stress"
      questionnaire.elements[1].content = .question(question)
      try await cases.publish(questionnaire)
      question.type = .slider(.init(minimum: 1, maximum: 5, step: 1))
      questionnaire.elements[1].content = .question(question)
      for (project, count) in [(UseCases.project, 1), ("default", 0)] {
        let findings = try await VersionPublication().itemFindings(
          [QuestionnaireDefinition(questionnaire)], in: project, at: { _ in FindingPath() },
          locking: false, on: cases.pool)
        #expect(findings.count == count)
      }
    }
  }

  @Test func `leaders delete drafts and retire questionnaires`() async throws {
    try await UseCases.with { cases in
      let delete = DeleteDraft(pool: cases.pool)
      let draft = try await cases.draft()
      #expect(try await !delete(draft.id, etag: "", by: cases.stranger, at: now))
      #expect(
        try await refusal { try await delete(draft.id, etag: "x", by: cases.leader, at: now) }
          == .conflict(.etagMismatch))
      #expect(
        try await delete(draft.id, etag: EntityTag.draft(draft), by: cases.leader, at: now))
      #expect(try await !delete(draft.id, etag: "", by: cases.leader, at: now))

      try await cases.publish(daily)
      let retire = RetireQuestionnaire(pool: cases.pool, feed: cases.feed)
      for (reinstates, isChanged) in [
        (true, false), (false, true), (false, false), (true, true),
      ] {
        let outcome = try await retire("daily", reinstates: reinstates, by: cases.leader, at: now)
        #expect(outcome.isChanged == isChanged && outcome.version == 1)
      }
      for claims in [cases.stranger, cases.reader] {
        #expect(
          try await refusal {
            try await retire("daily", reinstates: false, by: claims, at: now)
          } != nil)
      }
    }
  }
}
