import FoundationEssentials
import Messages
import Postgres
import TestSupport
import Testing

@testable import IngestionService

/// Contact data in anonymised answers.
extension ErasureTests {
  /// A study that asks for contact data: with own types, and inherited from a group and the
  /// questionnaire.
  private func contactStudy() -> TestStudy {
    var study = TestStudy()
    study.questionnaires[0].elements += [
      TestStudy.question("mail", .email(.init()), optional: true),
      TestStudy.question("page", .url(.init()), optional: true),
      TestStudy.question("phone", .telephone(.init()), optional: true),
      TestStudy.question("second", .inherited(.init()), optional: true),
      TestStudy.question("secret", .textLine(.init(masked: true)), optional: true),
      .init(
        elementID: "friends",
        content: .group(
          .init(style: .matrix, sharedAnswer: .init(type: .email(.init()))))),
    ]
    var friend = TestStudy.question("friend", .inherited(.init()), optional: true)
    friend.parentID = "friends"
    study.questionnaires[0].elements.append(friend)
    study.questionnaires[0].sharedAnswer = .init(type: .telephone(.init()))
    return study
  }

  private static let contacts = [
    "mail": "lena@example.org", "page": "https://lena.example.org/", "phone": "+49 731 12345",
    "second": "+49 731 54321", "friend": "tom@example.org",
    "secret": "open sesame",
  ]

  private func sheet(of study: TestStudy, at seconds: Int64 = 0) -> IngestionV1.AnswerSheet {
    var sheet = study.diarySheet(at: seconds)
    sheet.answers.append(.init(elementID: "note", value: .text("as Lena wrote it")))
    for (element, text) in Self.contacts.sorted(by: { $0.key < $1.key }) {
      sheet.answers.append(.init(elementID: element, value: .text(text)))
    }
    return sheet
  }

  private func kept(_ study: TestStudy, _ stack: IngestionStack) async throws -> [String] {
    try await stack.owner.query(
      """
      SELECT answers::text || coalesce(referenced_answers::text, '') AS answers
      FROM ingestion.answer_sheets WHERE study_id = \(study.studyID)
      """
    ).map { try $0.decode("answers", as: String.self) }
  }

  private func hasContact(_ text: String) -> Bool {
    Self.contacts.contains { text.contains($0.key) || text.contains($0.value) }
  }

  @Test(arguments: [false, true])
  func anonymousAnswersKeepNoContacts(asTheStudySaid: Bool) async throws {
    let stack = try await IngestionStack.shared.value
    let study = contactStudy()
    try await stack.deliver(study)
    let (caller, other) = (
      try stack.participant(in: study.studyID), try stack.participant(in: study.studyID)
    )
    for who in [caller, other] {
      let sheets = (0..<5).map { sheet(of: study, at: -$0) }
      #expect(try await who.submit(sheets).allSatisfy { $0.verdict == .created })
    }
    #expect(try await kept(study, stack).filter(hasContact).count == 10)
    _ = try await receipt(
      stack,
      of: asTheStudySaid
        ? request(caller, studyModes: [study.studyID: .anonymiseAnswers])
        : request(caller, mode: .anonymiseAnswers))
    let kept = try await kept(study, stack)
    #expect(kept.count == 10 && kept.filter(hasContact).count == 5)
    // Contact data that cannot be recognised as such stays.
    #expect(kept.allSatisfy { $0.contains("as Lena wrote it") && $0.contains("stressors") })
    let leader = try stack.participant(leading: [study.studyID])
    let csv = String(
      decoding: try await leader.export(study.studyID, study.diaryID, .wide).flatMap(\.csv),
      as: UTF8.self)
    #expect(csv.split(separator: "lena@example.org").count == 6)
    // Concealed texts are never exported.
    #expect(!csv.contains("open sesame"))
    #expect(csv.split(separator: "as Lena wrote it").count == 11)
  }

  /// Referenced answers of other questionnaires are cleaned as well.
  @Test func referencedAnswersKeepNoContactData() async throws {
    let stack = try await IngestionStack.shared.value
    let study = contactStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    #expect(try await caller.verdicts(study.diarySheet()) == [.created])
    let said = """
      [{"questionnaire": "\(study.diaryID)", "element": "note", "text": "as Lena wrote it"},
       {"questionnaire": "\(study.diaryID)", "element": "mail", "text": "lena@example.org"},
       {"questionnaire": "unheard-of", "element": "phone", "text": "+49 731 12345"},
       {"questionnaire": "unheard-of", "element": "scale", "number": 3}]
      """
    try await stack.owner.execute(
      """
      UPDATE ingestion.answer_sheets SET referenced_answers = \(said)::jsonb
      WHERE study_id = \(study.studyID)
      """)
    _ = try await receipt(stack, of: request(caller, mode: .anonymiseAnswers))
    let kept = try #require(try await kept(study, stack).first)
    #expect(!hasContact(kept))
    #expect(kept.contains("as Lena wrote it") && kept.contains("scale"))
  }
}
