import Testing

@testable import AuthService

@Suite struct RightsTests {
  private let all = Rights(
    roles: [.participant, .studyLeader], enrolledStudies: ["ears"], ledStudies: ["ears", "eyes"],
    groups: ["ears": "a"])

  @Test func `a limit takes away roles and led studies only`() {
    let presented = Rights(
      roles: [.participant, .administrator], enrolledStudies: [], ledStudies: ["eyes", "nose"],
      groups: [:])
    #expect(
      all.limited(to: presented)
        == Rights(
          roles: [.participant], enrolledStudies: ["ears"], ledStudies: ["eyes"],
          groups: ["ears": "a"]))
  }

  @Test func `a limit that allows all changes nothing`() {
    #expect(all.limited(to: all) == all)
  }
}
