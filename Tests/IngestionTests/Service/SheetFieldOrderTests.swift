import Messages
import Testing

@testable import IngestionService

@Suite struct SheetFieldOrderTests {
  /// Violations follow the protocol's field order, also when fields are added.
  @Test func theFieldsOfASheetAreThoseOfTheProtocol() throws {
    let prefix = "otolith.ingestion.v1.AnswerSheet."
    let declared = try IngestionV1.ingestionFile.declarations().symbols
      .filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    #expect(declared.sorted() == IngestionV1.SheetVerdict.fields.sorted())
  }
}
