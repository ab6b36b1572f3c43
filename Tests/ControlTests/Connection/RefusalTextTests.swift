import RPCCore
import Testing

@testable import Control

@Suite struct RefusalTextTests {
  private static let id = FieldViolation(
    field: "study_id", reason: "ID_INVALID", description: "must have 1 to 64 characters")
  private static let name = FieldViolation(
    field: "name", reason: "REQUIRED", description: "must be there")

  private static let cases: [(RPCError, [String])] = [
    (
      RPCError(.notFound, "no such study", reason: "STUDY_UNKNOWN"),
      ["no such study (STUDY_UNKNOWN)"]
    ),
    (RPCError(.invalidArgument, "no"), ["no (INVALID_ARGUMENT)"]),
    (.invalidArgument([id]), ["study_id: must have 1 to 64 characters (ID_INVALID)"]),
    (
      .invalidArgument([id, name]),
      [
        "2 fields are invalid (INVALID_ARGUMENT)",
        "  study_id: must have 1 to 64 characters (ID_INVALID)", "  name: must be there (REQUIRED)",
      ]
    ),
    (
      RPCError(.invalidArgument, "the sheet is refused", details: [.badRequest([name])]),
      ["the sheet is refused (INVALID_ARGUMENT)", "  name: must be there (REQUIRED)"]
    ),
  ]

  @Test(arguments: cases)
  func eachThingOnce(error: RPCError, lines: [String]) {
    #expect(error.refusalLines == lines)
  }
}
