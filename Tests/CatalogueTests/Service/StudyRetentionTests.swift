import FoundationEssentials
import Messages
import RPCCore
import Testing

@testable import CatalogueService

/// Retention rules of a study that participants may have read.
@Suite struct StudyRetentionTests {
  private func sample(
    _ days: UInt32, startsAt: Date? = nil, title: String? = nil
  ) -> CatalogueV1.ImportStudyRequest {
    var request = CatalogueV1.ImportStudyRequest.sample()
    request.study?.retention =
      days == 0
      ? nil : CatalogueV1.StudyRetention(daysAfterLeaving: days, outcome: .erase)
    request.study?.startTime = startsAt.map { GoogleProtobuf.Timestamp($0) }
    request.study?.endTime = nil
    return request
  }

  @Test func `an open study shortens it, and nothing else`() async throws {
    try await CatalogueHarness.with { harness in
      #expect(try await harness.importStudy(sample(0)).studyRevision == 1)
      #expect(try await harness.importStudy(sample(30)).studyRevision == 2)
      #expect(try await harness.importStudy(sample(7)).studyRevision == 3)
      for longer in [8, 0] as [UInt32] {
        for validates in [true, false] {
          var request = sample(longer)
          request.validateOnly = validates
          let error = await #expect(throws: RPCError.self) {
            try await harness.importStudy(request)
          }
          #expect(error?.message.contains("study.retention") == true, "\(error as Any)")
        }
      }
      let study = try await harness.study("sample")
      #expect(study.retention == CatalogueV1.StudyRetention(daysAfterLeaving: 7, outcome: .erase))
    }
  }

  @Test func `until it opens it may become longer, and hiding the beginning later does not help`()
    async throws
  {
    try await CatalogueHarness.with { harness in
      let start = CatalogueHarness.time + 3600
      _ = try await harness.importStudy(sample(7, startsAt: start))
      #expect(try await harness.importStudy(sample(30, startsAt: start)).studyRevision == 2)
      harness.clock.advance(by: 3601)
      await #expect(throws: RPCError.self) {
        try await harness.importStudy(sample(31, startsAt: start))
      }
      // A later start: participants may have joined before.
      _ = try await harness.importStudy(sample(30, startsAt: start + 7200))
      await #expect(throws: RPCError.self) {
        try await harness.importStudy(sample(31, startsAt: start + 7200))
      }
    }
  }
}
