import Fields
import Foundation
import Testing

@testable import AuthService

@Suite struct EnrolmentRulesTests {
  private static let start = Date(timeIntervalSince1970: 1_800_000_000)
  private static let end = start + 86_400

  private func decide(
    version: String = "v2", language: LanguageTag = .english, languages: Set<LanguageTag>? = nil,
    agreed: String? = nil, enrolments: Int = 0, ever: Int? = nil,
    at now: Date = start
  ) throws -> EnrolmentRules.Decision {
    try EnrolmentRules.decide(
      terms: StudyTerms(
        consentVersion: "v2", consentLanguages: languages, needsPassword: false,
        startsAt: Self.start, endsAt: Self.end),
      consentVersion: version, consentLanguage: language, agreedVersion: agreed,
      currentEnrolments: enrolments,
      enrolmentsEver: ever ?? enrolments, at: now)
  }

  @Test func `a study is open from its start to just before its end`() throws {
    #expect(throws: EnrolmentRules.Refusal.studyNotStarted) {
      try decide(at: Self.start - 0.001)
    }
    #expect(try decide(at: Self.start) == .enrol)
    #expect(try decide(at: Self.end - 0.001) == .enrol)
    #expect(throws: EnrolmentRules.Refusal.studyEnded) { try decide(at: Self.end) }
  }

  @Test func `consent is given in a language that the text is in`() throws {
    let german = try #require(LanguageTag("de"))
    let swiss = try #require(LanguageTag("de-CH"))
    #expect(try decide(language: german, languages: [german, .english]) == .enrol)
    for language in [swiss, .english] {
      #expect(throws: EnrolmentRules.Refusal.consentLanguageUnknown([german])) {
        try decide(language: language, languages: [german])
      }
      // A recorded consent is repeated unchanged.
      #expect(try decide(language: language, languages: [german], agreed: "v2") == .alreadyEnrolled)
      // Unknown languages are accepted.
      #expect(try decide(language: language) == .enrol)
    }
  }

  @Test func `a paused study admits no participants and keeps its members`() throws {
    func decide(agreed: String?) throws -> EnrolmentRules.Decision {
      try EnrolmentRules.decide(
        terms: StudyTerms(
          consentVersion: "v2", needsPassword: false, isPaused: true, startsAt: nil, endsAt: nil),
        consentVersion: "v2", consentLanguage: .english, agreedVersion: agreed,
        currentEnrolments: 0, enrolmentsEver: 0,
        at: Self.start)
    }
    #expect(throws: EnrolmentRules.Refusal.studyPaused) { try decide(agreed: nil) }
    #expect(try decide(agreed: "v1") == .renewConsent)
    #expect(try decide(agreed: "v2") == .alreadyEnrolled)
  }

  @Test func `conditions for joining`() throws {
    func terms(
      password: Bool = false, request: Bool = false, unlisted: Bool = false
    ) -> StudyTerms {
      StudyTerms(
        consentVersion: "v1", needsPassword: password, isByRequest: request, isUnlisted: unlisted,
        startsAt: nil, endsAt: nil)
    }
    #expect(try terms().admission(isInvited: false) == .free)
    #expect(try terms(password: true).admission(isInvited: false) == .password)
    #expect(try terms(password: true, unlisted: true).admission(isInvited: false) == .password)
    #expect(try terms(request: true).admission(isInvited: false) == .request)
    #expect(try terms(request: true, unlisted: true).admission(isInvited: false) == .request)
    #expect(throws: EnrolmentRules.Refusal.invitationRequired) {
      try terms(unlisted: true).admission(isInvited: false)
    }
    for terms in [terms(), terms(password: true), terms(request: true), terms(unlisted: true)] {
      #expect(try terms.admission(isInvited: true) == .invitation)
    }
  }

  @Test func `a study without bounds is always open`() throws {
    let terms = StudyTerms(consentVersion: "", needsPassword: false, startsAt: nil, endsAt: nil)
    for now in [Date.distantPast, Self.start, .distantFuture] {
      #expect(
        try EnrolmentRules.decide(
          terms: terms, consentVersion: "", consentLanguage: .english, agreedVersion: nil,
          currentEnrolments: 0, enrolmentsEver: 0, at: now)
          == .enrol)
    }
  }

  @Test(arguments: ["v1", "v3", "", "V2"])
  func `consent to another text does not count`(version: String) {
    #expect(throws: EnrolmentRules.Refusal.consentOutdated) { try decide(version: version) }
  }

  @Test func `joining again changes nothing in any state of the study`() throws {
    #expect(try decide(agreed: "v2") == .alreadyEnrolled)
    #expect(try decide(agreed: "v2", enrolments: 50, at: Self.end) == .alreadyEnrolled)
    #expect(try decide(version: "v1", agreed: "v1") == .alreadyEnrolled)
  }

  @Test func `consent to a new text is recorded`() throws {
    #expect(try decide(agreed: "v1", enrolments: 50) == .renewConsent)
    #expect(throws: EnrolmentRules.Refusal.studyEnded) { try decide(agreed: "v1", at: Self.end) }
    #expect(throws: EnrolmentRules.Refusal.consentOutdated) {
      try decide(version: "v3", agreed: "v1")
    }
  }

  @Test func `a participant has at most fifty current enrolments`() throws {
    #expect(try decide(enrolments: 49) == .enrol)
    #expect(throws: EnrolmentRules.Refusal.tooManyEnrolments) { try decide(enrolments: 50) }
  }

  @Test func `a participant has at most five hundred enrolments in total`() throws {
    #expect(try decide(ever: 499) == .enrol)
    #expect(throws: EnrolmentRules.Refusal.tooManyEnrolments) { try decide(ever: 500) }
  }
}
