import Dispatch
import Messages
import RPCCore
import ServiceKit
import TestSupport
import Testing

@testable import IngestionService

/// Slow validation or compilation does not block other calls.
@Suite struct ValidationThreadsTests {
  /// A stack whose only validation thread is busy until the body ends.
  private func withBusyThread(
    _ body: (IngestionStack, _ whileBusy: () async throws -> Void) async throws -> Void
  ) async throws {
    let threads = ValidationThreads.make(count: 1, waitingMax: 0)
    let stack = try await IngestionStack(threads: threads)
    let gate = DispatchSemaphore(value: 0)
    var busy: Task<Void, any Error>?
    do {
      try await body(stack) {
        busy = Task { try await threads.run { gate.wait() } }
        try await eventually("the thread is taken") { threads.admittedCount == 1 }
      }
    } catch {
      gate.signal()
      throw error
    }
    gate.signal()
    try await busy?.value
  }

  private func refusal(_ call: () async throws -> Void) async throws -> RPCError {
    try await #require(throws: RPCError.self) { try await call() }
  }

  @Test func aLargeBatchWaitsForAThreadAndASingleSheetDoesNot() async throws {
    try await withBusyThread { stack, block in
      let study = TestStudy()
      try await stack.deliver(study)
      let caller = try stack.participant(in: study.studyID)
      let note = IngestionV1.Answer(
        elementID: "note", value: .text(String(repeating: "a", count: 600)))
      func sheet(_ seconds: Int64) -> IngestionV1.AnswerSheet {
        var sheet = study.diarySheet(at: seconds)
        sheet.answers.append(note)
        return sheet
      }
      let batch = [sheet(1), sheet(2)]
      #expect(try await caller.verdicts(study.diarySheet()) == [.created])
      try await block()
      #expect(try await caller.verdicts(sheet(3)) == [.created])
      let error = try await refusal { _ = try await caller.submit(batch) }
      #expect(error.code == .resourceExhausted && error.reason == "VALIDATION_LIMIT")
      #expect(error.details.contains(.retryInfo(delay: ValidationThreads.retryDelay)))
      #expect(try await caller.listAll().count == 2)
    }
  }

  @Test func aVersionThatIsNewInMemoryIsCompiledOnAThread() async throws {
    try await withBusyThread { stack, block in
      let study = TestStudy()
      try await stack.deliver(study)
      let caller = try stack.participant(in: study.studyID)
      #expect(try await caller.verdicts(study.diarySheet()) == [.created])
      try await block()
      let error = try await refusal { _ = try await caller.verdicts(study.symptomSheet()) }
      #expect(error.reason == "VALIDATION_LIMIT")
      // Cached definitions need no thread.
      #expect(try await caller.verdicts(study.diarySheet(at: 1)) == [.created])
    }
  }

  @Test func manyCallersWithANewVersionMakeOnePieceOfWork() async throws {
    // If there is one thread and no queue, concurrent work is rejected.
    let stack = try await IngestionStack(threads: ValidationThreads.make(count: 1, waitingMax: 0))
    let study = TestStudy()
    try await stack.deliver(study)
    let callers = try (0..<20).map { _ in try stack.participant(in: study.studyID) }
    try await withThrowingTaskGroup(of: [IngestionV1.Verdict].self) { group in
      for caller in callers { group.addTask { try await caller.verdicts(study.diarySheet()) } }
      for try await verdicts in group { #expect(verdicts == [.created]) }
    }
  }

  @Test func whatTakesLong() {
    func sheets(_ count: Int, answers: Int, text: String? = nil) -> [AnswerSheet] {
      var sheet = AnswerSheet()
      sheet.answers = (0..<answers).map {
        Answer(elementID: "e\($0)", value: text.map { .text($0) } ?? .number(1))
      }
      return Array(repeating: sheet, count: count)
    }
    #expect(!sheets(1, answers: 1000).takeLongToValidate)
    #expect(sheets(1, answers: 1001).takeLongToValidate)
    #expect(!sheets(50, answers: 20).takeLongToValidate)
    #expect(sheets(51, answers: 20).takeLongToValidate)
    #expect(!sheets(1, answers: 1, text: String(repeating: "a", count: 1024)).takeLongToValidate)
    #expect(sheets(1, answers: 1, text: String(repeating: "a", count: 1025)).takeLongToValidate)
    #expect(sheets(2, answers: 1, text: String(repeating: "ä", count: 257)).takeLongToValidate)
  }
}
