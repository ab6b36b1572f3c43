import FoundationEssentials
import Messages
import Testing

@testable import IngestionService

/// A time zone that only one device names would join the exports of two studies by participant.
@Suite struct ExportedZoneTests {
  private static let named = "Lena/phone-7"

  private func exports(of study: ListeningStudy, _ stack: IngestionStack) async throws -> String {
    let leader = try stack.participant(leading: [study.studyID])
    let sheets = try await leader.export(study.studyID, study.study.diaryID, .wide)
    let sessions = try await leader.exportSessions(study.studyID)
    return String(decoding: sheets.flatMap(\.csv) + sessions.flatMap(\.csv), as: UTF8.self)
  }

  @Test func onlyAStudyWithExactDevicesHasTheName() async throws {
    let stack = try await IngestionStack.shared.value
    var studies = [ListeningStudy(), ListeningStudy(), ListeningStudy()]
    studies[2].study.message.exactDevices = true
    for study in studies { try await study.deliver(to: stack) }
    let caller = try stack.caller(id: UUID(), studies: Set(studies.map(\.studyID)))
    var found: [Int] = []
    for study in studies {
      var (sheet, session) = (study.study.diarySheet(), study.session())
      (sheet.timeZone, session.timeZone) = (Self.named, Self.named)
      #expect(try await caller.verdicts(sheet) == [.created])
      #expect(try await caller.listened([session]).map(\.verdict) == [.created])
      let text = try await exports(of: study, stack)
      #expect(text.contains(sheet.sheetID) && text.contains(session.sessionID))
      found.append(text.ranges(of: Self.named).count)
    }
    #expect(found == [0, 0, 2])
  }

  @Test func recordsHaveNone() async throws {
    let stack = try await IngestionStack.shared.value
    let study = RecordStudy()
    try await study.publish(on: stack)
    let caller = try stack.participant(in: study.id)
    var record = study.event("headache")
    record.timeZone = Self.named
    let verdicts = try await caller.sync([IngestionV1.RecordChange(record: record)]).verdicts
    #expect(verdicts.map(\.verdict) == [.created])
    let rows = try await stack.participant(leading: [study.id]).recordRows(of: study.id)
    #expect(rows.count == 2 && !rows[1].contains(Self.named))
    #expect(rows[1].contains(record.recordID))
  }
}
