import FoundationEssentials
import Messages
import Postgres
import TestSupport
import Testing

@testable import IngestionService
@testable import Privacy

/// Planning's notifications, and the sheets that refer to them.
@Suite struct NotificationFactTests {
  private static let start: Int64 = 1_774_746_000

  private func planned(
    _ ids: [UUID], of participantID: UUID, in study: TestStudy, at seconds: Int64 = -3600,
    expiresAfter: Int64? = 1800, fixed: Bool = false, cancelled: Bool = false
  ) -> EventsV1.NotificationsPlanned {
    let time = Self.start + seconds
    return EventsV1.NotificationsPlanned(
      participantID: participantID.uuidString.lowercased(),
      notifications: ids.map { id in
        EventsV1.PlannedNotification(
          notificationID: id.uuidString.lowercased(), studyID: study.studyID,
          questionnaireID: study.diaryID, notifyTime: GoogleProtobuf.Timestamp(seconds: time),
          expireTime: expiresAfter.map { GoogleProtobuf.Timestamp(seconds: time + $0) },
          fixed: fixed, cancelled: cancelled)
      })
  }

  private func deliver(
    _ event: EventsV1.NotificationsPlanned, to stack: IngestionStack, at time: Date? = nil
  ) async throws {
    try await stack.deliver(event, subject: event.participantID, at: time)
  }

  private func sheet(
    _ study: TestStudy, naming id: UUID?, at seconds: Int64
  ) -> IngestionV1.AnswerSheet {
    var sheet = study.diarySheet(at: seconds)
    sheet.notificationID = id?.uuidString.lowercased() ?? ""
    return sheet
  }

  @Test func aSheetFinishedBeforeItWasAskedForIsMarked() async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let tomorrow = UUID()
    try await deliver(
      planned([tomorrow], of: caller.participantID, in: study, at: 80_000), to: stack)
    #expect(try await caller.verdicts(sheet(study, naming: tomorrow, at: -60)) == [.created])
    let facts = try await caller.listAll().first?.notification
    #expect(facts?.early == true && facts?.expired == false)
    let leader = try stack.participant(leading: [study.studyID])
    let csv = try await leader.export(study.studyID, study.diaryID, .wide).flatMap(\.csv)
    let lines = String(decoding: csv, as: UTF8.self).split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let column = try #require(lines[0].firstIndex(of: "notification_early"))
    #expect(lines[1][column] == "true")
  }

  @Test func aSheetHasTheFactsOfItsNotification() async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let (inTime, late, unknown) = (UUID(), UUID(), UUID())
    // The sheet of the second notification arrives before it.
    let sheets = [
      sheet(study, naming: inTime, at: -1801), sheet(study, naming: late, at: -1800),
      sheet(study, naming: unknown, at: -1700), sheet(study, naming: nil, at: -1600),
      sheet(study, naming: inTime, at: -200_000),
    ]
    try await deliver(planned([inTime], of: caller.participantID, in: study), to: stack)
    #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .created })
    try await deliver(
      planned([late], of: caller.participantID, in: study, fixed: true), to: stack)
    let stored = try await caller.listAll()
    let facts = Dictionary(
      uniqueKeysWithValues: stored.map { ($0.sheet?.sheetID ?? "", $0.notification) })
    let first = try #require(facts[sheets[0].sheetID] ?? nil)
    #expect(first.notifyTime?.seconds == Self.start - 3600)
    #expect(first.expireTime?.seconds == Self.start - 1800)
    #expect(!first.fixed && !first.expired && !first.deliveredLate)
    let second = try #require(facts[sheets[1].sheetID] ?? nil)
    #expect(second.fixed && second.expired && !second.deliveredLate)
    for sheet in sheets[2...3] { #expect(facts[sheet.sheetID] == .some(nil)) }
    let third = try #require(facts[sheets[4].sheetID] ?? nil)
    #expect(third.deliveredLate)

    let leader = try stack.participant(leading: [study.studyID])
    for layout in [IngestionV1.ExportLayout.wide, .long] {
      let text = String(
        decoding: try await leader.export(study.studyID, study.diaryID, layout).flatMap(\.csv),
        as: UTF8.self)
      let rows = text.split(separator: "\r\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
      let column = try #require(rows[0].firstIndex(of: "notification_time"))
      func cells(_ sheet: IngestionV1.AnswerSheet) -> [String]? {
        rows.first { $0[0] == sheet.sheetID }.map { Array($0[column...(column + 3)]) }
      }
      #expect(rows[0][column...(column + 3)].last == "delivered_late")
      #expect(cells(sheets[1])?.suffix(3) == ["true", "true", "false"])
      #expect(cells(sheets[0])?.suffix(3) == ["false", "false", "false"])
      #expect(cells(sheets[0])?[0].hasSuffix("Z") == true)
      #expect(cells(sheets[3]) == ["", "", "", "false"])
      #expect(cells(sheets[4])?.suffix(1) == ["true"])
    }
  }

  @Test func anothersNotificationIsNoFact() async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    let (caller, other) = (
      try stack.participant(in: study.studyID), try stack.participant(in: study.studyID)
    )
    let id = UUID()
    try await deliver(planned([id], of: other.participantID, in: study), to: stack)
    #expect(try await caller.verdicts(sheet(study, naming: id, at: -10)) == [.created])
    #expect(try await caller.listAll().map(\.notification) == [nil])
  }

  @Test func aNotificationForAnotherQuestionnaireIsNoFact() async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let id = UUID()
    var event = planned([id], of: caller.participantID, in: study)
    event.notifications[0].questionnaireID = study.symptomID
    try await deliver(event, to: stack)
    #expect(try await caller.verdicts(sheet(study, naming: id, at: -10)) == [.created])
    #expect(try await caller.listAll().map(\.notification) == [nil])
  }

  private func rows(_ participantID: UUID, _ stack: IngestionStack) async throws -> [String] {
    try await stack.pool.query(
      """
      SELECT concat_ws(' ', notification_id, notify_at, expires_at, fixed, cancelled) AS row
      FROM notifications WHERE participant_id = \(participantID) ORDER BY notification_id
      """
    ).map { try $0.decode("row") }
  }

  /// The result is the same for any order and repetition.
  @Test func eventsBearEveryOrderAndRepetition() async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    let ids = (0..<3).map { _ in UUID() }
    var ends: Set<[String]> = []
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0, 1, 2], [0, 0, 2, 1, 0]] {
      let participantID = UUID()
      let events = [
        planned(ids, of: participantID, in: study),
        planned(Array(ids[1...]), of: participantID, in: study, cancelled: true),
        planned([ids[2]], of: participantID, in: study, cancelled: true),
      ]
      for index in order { try await deliver(events[index], to: stack) }
      ends.insert(try await rows(participantID, stack))
    }
    #expect(ends.count == 1)
    #expect(ends.first?.map { $0.hasSuffix(" t") }.filter { $0 }.count == 2)
  }

  @Test func erasedDataStaysErased() async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    let participantID = UUID()
    let event = planned([UUID()], of: participantID, in: study)
    let before = stack.clock.now().addingTimeInterval(-60)
    try await deliver(event, to: stack, at: before)
    #expect(try await rows(participantID, stack).count == 1)
    try await stack.pool.transaction {
      try await ErasureStore().note(
        ErasureOrder(
          erasureID: UUID(), participantID: participantID, studyID: study.studyID,
          mode: .anonymiseAnswers, requestedAt: before.addingTimeInterval(1)), on: $0)
      try await $0.execute(
        "SELECT FROM erase_participant(\(participantID), \(study.studyID), 'ANONYMISE_ANSWERS')")
    }
    #expect(try await rows(participantID, stack).isEmpty)
    try await deliver(event, to: stack, at: before)
    #expect(try await rows(participantID, stack).isEmpty)
    // Joined again, with a new plan.
    try await deliver(event, to: stack, at: before.addingTimeInterval(30))
    #expect(try await rows(participantID, stack).count == 1)
  }

  @Test func incompleteEventsAreDeadLetters() async throws {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    var broken = planned([UUID()], of: UUID(), in: study)
    broken.participantID = "somebody"
    await #expect(throws: (any Error).self) { try await deliver(broken, to: stack) }
    let faults: [(inout EventsV1.PlannedNotification) -> Void] = [
      { $0.notificationID = "1" }, { $0.notifyTime = nil }, { $0.studyID = "" },
      { $0.questionnaireID = "" },
    ]
    for fault in faults {
      var broken = planned([UUID()], of: UUID(), in: study)
      fault(&broken.notifications[0])
      await #expect(throws: (any Error).self) { try await deliver(broken, to: stack) }
    }
    // An empty event has no effect.
    try await deliver(planned([], of: UUID(), in: study), to: stack)
  }
}
