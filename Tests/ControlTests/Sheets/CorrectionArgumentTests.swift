import Messages
import Testing

@testable import Control

/// Answers on the command line, and as text.
@Suite struct CorrectionArgumentTests {
  private func answer(
    _ text: String, to present: IngestionV1.Answer.OneOfValue? = nil
  ) throws -> IngestionV1.Answer.OneOfValue? {
    let answers = present.map { [IngestionV1.Answer(elementID: "x", value: $0)] } ?? []
    return try CorrectionArgument(text).answer(in: .init(answers: answers)).value
  }

  @Test func theKindIsThatOfTheSheetUnlessItIsStated() throws {
    #expect(try answer("x=20", to: .number(200)) == .number(20))
    #expect(try answer("x=20", to: .text("a")) == .text("20"))
    #expect(try answer("x:text=a=b") == .text("a=b"))
    #expect(try answer("x=a;b", to: .choice(.init())) == .choice(.init(codes: ["a", "b"])))
    for text in ["x", "x=1", "=1", "x:=1", "x:y:z=1", "x:colour=1", "x:number=much"] {
      #expect(throws: CorrectionArgument.Failure.self) { try answer(text) }
    }
  }

  @Test(
    arguments: [
      (20, "20"), (-0.5, "-0.5"), (1e19, "1e+19"), (.infinity, "inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func everyNumberHasAText(_ number: Double, _ text: String) {
    #expect(IngestionV1.Answer.OneOfValue.number(number).cell == text)
  }
}
