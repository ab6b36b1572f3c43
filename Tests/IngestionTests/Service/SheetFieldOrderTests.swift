import Messages
import Testing

@testable import IngestionRPC

@Suite struct SheetFieldOrderTests {
  /// The order that violations come in is the protocol's, also when that grows.
  @Test func theFieldsOfASheetAreThoseOfTheProtocol() throws {
    let prefix = "otolith.ingestion.v1.AnswerSheet."
    let declared = try IngestionV1.ingestionFile.declarations().symbols
      .filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    #expect(declared.sorted() == IngestionV1.SheetVerdict.fields.sorted())
  }
}
