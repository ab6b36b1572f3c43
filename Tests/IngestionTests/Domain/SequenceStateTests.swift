import Calendar
import FoundationEssentials
import Testing

@testable import IngestionService

/// A binding sequence, step by step.
@Suite struct SequenceStateTests {
  private func demands(_ names: String...) -> [SequenceDemand] {
    names.map { SequenceDemand(questionnaireID: $0, afterSheetID: UUID()) }
  }

  private func names(_ state: SequenceState) -> [String] { state.pending.map(\.questionnaireID) }

  @Test func withoutASequenceEverythingIsFree() {
    var state = SequenceState()
    #expect(state.judgement(of: "a") == .free)
    state.take("a", demands: [])
    #expect(state == SequenceState())
  }

  @Test func onlyTheNextIsRight() {
    var state = SequenceState()
    state.take("a", demands: demands("b", "c"))
    #expect(state.judgement(of: "b") == .next)
    #expect(state.judgement(of: "c") == .notNext("b"))
    #expect(state.judgement(of: "x") == .notNext("b"))
    #expect(state.judgement(of: "a") == .repeated)
    state.take("b", demands: [])
    #expect(state.judgement(of: "c") == .next)
    #expect(state.judgement(of: "b") == .repeated)
    #expect(state.judgement(of: "a") == .repeated)
    #expect(state.judgement(of: "x") == .notNext("c"))
    state.take("c", demands: [])
    #expect(state == SequenceState())
    #expect(state.judgement(of: "a") == .free)
  }

  @Test func anInnerSequenceComesFirstAndNothingTwice() {
    var state = SequenceState()
    state.take("a", demands: demands("b", "c", "d"))
    state.take("b", demands: demands("d", "e", "a"))
    #expect(names(state) == ["d", "e", "c"])
    state.take("d", demands: demands("f"))
    #expect(names(state) == ["f", "e", "c"])
    #expect(state.judgement(of: "d") == .repeated)
    for name in ["f", "e"] { state.take(name, demands: []) }
    #expect(names(state) == ["c"])
    state.take("c", demands: demands("b"))
    #expect(state == SequenceState())
  }

  @Test func closedQuestionnairesAreSkippedAtTheirTurn() {
    var state = SequenceState()
    state.take("a", demands: demands("b", "c", "d"))
    state.skip { ["b", "d"].contains($0) }
    #expect(names(state) == ["c", "d"])
    state.take("c", demands: [])
    state.skip { ["b", "d"].contains($0) }
    #expect(state == SequenceState())
    state.take("a", demands: demands("b"))
    state.skip { _ in true }
    #expect(state.judgement(of: "a") == .free)
  }

  @Test func aSheetThatDoesNotFitBeginsAnew() {
    var state = SequenceState()
    state.take("a", demands: demands("b", "c"))
    state.take("x", demands: demands("y"))
    #expect(names(state) == ["y"])
    #expect(state.done == ["x"])
    state.take("z", demands: [])
    #expect(state == SequenceState())
  }

  @Test func blockingQuestionnairesMayInterruptASequence() {
    var state = SequenceState()
    state.take("a", demands: demands("b", "c"))
    state.take("consent", demands: demands("d"), isInterlude: true)
    #expect(names(state) == ["d", "b", "c"])
    #expect(state.judgement(of: "consent") == .repeated)
  }
}
