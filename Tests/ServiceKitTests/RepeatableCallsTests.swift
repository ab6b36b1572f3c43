import RPCClient
import Testing

@testable import ServiceKit

@Suite struct RepeatableCallsTests {
  @Test(arguments: [
    ("otolith.auth.v1.AccountService", "RegisterAccount", true),
    ("otolith.auth.v1.AccountService", "ConfirmAccount", true),
    ("otolith.auth.v1.AccountService", "ResendConfirmation", false),
    ("otolith.auth.v1.AccountService", "GetAccount", true),
    ("otolith.auth.v1.SessionService", "SignIn", false),
    ("otolith.auth.v1.SessionService", "SignInAnonymously", true),
    ("otolith.auth.v1.SessionService", "Refresh", false),
    ("otolith.auth.v1.SessionService", "SignOut", true),
    ("otolith.auth.v1.EnrolmentService", "JoinStudy", true),
    ("otolith.auth.v1.EnrolmentService", "ListEnrolments", true),
    ("otolith.auth.v1.KeyService", "ListSigningKeys", true),
    ("otolith.catalogue.v1.CatalogueService", "GetStudy", true),
    ("otolith.catalogue.v1.AuthoringService", "ImportStudy", true),
    ("otolith.ingestion.v1.AnswerSheetService", "SubmitAnswerSheets", true),
    ("otolith.ingestion.v1.ExportService", "ExportAnswerSheets", true),
    ("otolith.planning.v1.PlanningService", "SetSchedule", true),
    ("otolith.planning.v1.PlanningService", "Unheard", false),
    ("otolith.catalogue.v1.DraftService", "UpdateDraft", true),
    ("otolith.auth.v1.MembershipService", "DecideJoinRequest", true),
    ("another.Service", "Get", false),
  ])
  func whatIsSentAgain(service: String, method: String, isRepeatable: Bool) {
    let policy = RetryRules.repeatable.policy(service: service, method: method)
    #expect((policy != nil) == isRepeatable)
    if let policy { #expect(policy.retryableCodes == [.unavailable]) }
  }
}
