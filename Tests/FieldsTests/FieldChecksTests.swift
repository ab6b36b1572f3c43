import Fields
import Messages
import RPCCore
import ServiceKit
import Testing

@Suite struct FieldChecksTests {
  private let tokens = PageTokens(CatalogueV1.ListStudiesRequest()) { _ in }

  @Test func everyMistakeHasOneReason() {
    var checks = FieldChecks()
    checks.id("", field: "study_id")
    checks.id("No Study", field: "study_id")
    checks.optionalID("", field: "project_id")
    checks.optionalID("tät", field: "project_id")
    checks.elementID("a-b", field: "element_id")
    _ = checks.uuid("", field: "request_id")
    _ = checks.uuid("7", field: "request_id")
    _ = checks.uuid("00000000-0000-0000-0000-000000000000", field: "member_id")
    _ = checks.language("", field: "consent_language")
    _ = checks.language("de DE", field: "consent_language")
    _ = checks.optionalLanguage("", field: "language")
    _ = checks.optionalLanguage("?", field: "language")
    _ = checks.pageSize(101, standard: 50, max: 100)
    _ = checks.pageToken("x", of: tokens) { _ in "" }
    #expect(
      checks.violations.map { "\($0.field) \($0.reason)" } == [
        "study_id REQUIRED", "study_id ID_INVALID", "project_id ID_INVALID",
        "element_id ID_INVALID", "request_id REQUIRED", "request_id ID_INVALID",
        "member_id ID_INVALID",
        "consent_language REQUIRED", "consent_language LANGUAGE_INVALID",
        "language LANGUAGE_INVALID", "page_size PAGE_SIZE_OUT_OF_RANGE",
        "page_token PAGE_TOKEN_INVALID",
      ])
  }

  @Test func whatIsRightIsRead() throws {
    var checks = FieldChecks()
    let longest = String(repeating: "z", count: 64)
    #expect(checks.id(longest, field: "study_id") == longest)
    #expect(checks.uuid("0C4F2F44-4d0e-4f0b-9d5a-3a7e0f0c1d2e", field: "request_id") != nil)
    #expect(checks.language("pt-br", field: "language")?.description == "pt-BR")
    #expect(checks.language("zh_CN_#Hans", field: "language")?.description == "zh-Hans-CN")
    #expect(checks.optionalLanguage("", field: "language") == nil)
    #expect(checks.pageSize(0, standard: 50, max: 100) == 50)
    #expect(checks.pageSize(100, standard: 50, max: 100) == 100)
    #expect(checks.pageToken("", of: tokens) { Int($0) } == nil)
    #expect(checks.pageToken(tokens.token(after: "7"), of: tokens) { Int($0) } == 7)
    try checks.unwrap()
    #expect(checks.id(longest + "z", field: "study_id") == nil)
    let error = #expect(throws: RPCError.self) { try checks.unwrap() }
    #expect(error?.code == .invalidArgument && error?.violations == checks.violations)
  }

  @Test func whatACallIsAboutIsNamedInTheOrderGiven() {
    let error = #expect(throws: RPCError.self) {
      try FieldChecks.requireIDs(["study_id": "", "project_id": "fine", "id": "Wrong"])
    }
    #expect(error?.violations.map(\.field) == ["study_id", "id"])
  }

  @Test func aZoneIsQuotedAndNeverAtLength() {
    #expect(FieldFault.notATimeZone("Europe/Atlantis").description.contains("“Europe/Atlantis”"))
    #expect(FieldFault.notATimeZone(String(repeating: "x", count: 5_000)).description.count < 120)
  }
}
