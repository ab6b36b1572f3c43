import Testing

@testable import AuthService

@Suite struct IdentifierTests {
  @Test func `a study id has 1 to 64 small letters, digits and hyphens`() {
    #expect(StudyID("tyt") != nil)
    #expect(StudyID("t-1") != nil)
    #expect(StudyID(String(repeating: "a", count: 64)) != nil)
    for wrong in ["", "TYT", "t_1", "t 1", "tät", String(repeating: "a", count: 65)] {
      #expect(StudyID(wrong) == nil)
    }
  }
}
