import Bus
import Foundation
import Messages
import Testing

@testable import Privacy

@Suite struct LogErasureTests {
  private func order(_ participantID: UUID, _ studyID: String = "") -> ErasureOrder {
    ErasureOrder(
      erasureID: UUID(), participantID: participantID, studyID: studyID, mode: .eraseAnswers,
      requestedAt: Date())
  }

  private func ended(_ participantID: UUID, _ studyID: String) -> Event {
    let subject = participantID.uuidString.lowercased()
    return Event(
      source: "otolith-auth", subject: subject, time: Date(),
      message: EventsV1.EnrolmentEnded(participantID: subject, studyID: studyID))
  }

  /// Each may need a scan of the log.
  @Test func manyOrdersAreCarriedOutTogether() async throws {
    let log = RecordingLog()
    let topics: Set = [
      EventsV1.EnrolmentEnded.fullName, EventsV1.ErasureRequested.fullName,
      EventsV1.TestParticipantChanged.fullName,
    ]
    let erasure = LogErasure(log: log, traces: PersonalTraces(topics: topics))
    let (gone, left) = (UUID(), UUID())
    let orders = [order(gone), order(UUID()), order(left, "tyt"), order(left, "tys")]
    try await erasure.run(orders, of: "otolith-auth")
    #expect(log.erasures.count == 2)
    let whole = try #require(log.erasures.first)
    #expect(Set(whole.subjects) == Set(orders[..<2].flatMap(\.subjects)))
    #expect(whole.types == topics && whole.isMeant == nil && whole.before == .distantFuture)
    let ofStudies = try #require(log.erasures.last)
    #expect(Set(ofStudies.subjects) == Set(orders[2].subjects))
    // The order itself stays, and so do events without a study.
    #expect(ofStudies.types == [EventsV1.EnrolmentEnded.fullName])
    let isMeant = try #require(ofStudies.isMeant)
    #expect(isMeant(ended(left, "tyt")) && isMeant(ended(left, "tys")))
    #expect(!isMeant(ended(left, "son")) && !isMeant(ended(gone, "tyt")))
  }

  @Test func aServiceThatTellsNothingOfPeopleReadsNothing() async throws {
    let log = RecordingLog()
    let erasure = LogErasure(log: log, traces: PersonalTraces())
    try await erasure.run([order(UUID()), order(UUID(), "tyt")], of: "otolith-planning")
    try await LogErasure(
      log: log, traces: PersonalTraces(topics: [EventsV1.EnrolmentEnded.fullName])
    ).run([], of: "otolith-auth")
    #expect(log.erasures.isEmpty)
  }
}
