public import Messages
import Stubs

// Requests on whose study the caller needs the verb of the method.
extension AuthV1.ListJoinRequestsRequest: StudyRequest {}
extension AuthV1.ListMembersRequest: StudyRequest {}
extension AuthV1.ListMemberConsentsRequest: StudyRequest {}
extension AuthV1.GetMemberConsentRequest: StudyRequest {}
extension AuthV1.DecideJoinRequestRequest: StudyRequest {}
extension AuthV1.SetMemberGroupRequest: StudyRequest {}
extension AuthV1.RemoveMemberRequest: StudyRequest {}
extension AuthV1.SetSubjectLabelRequest: StudyRequest {}
extension AuthV1.CreateInvitationRequest: StudyRequest {}
extension AuthV1.RevokeInvitationRequest: StudyRequest {}
extension AuthV1.ListInvitationsRequest: StudyRequest {}
extension AuthV1.GetStudyRetentionRequest: StudyRequest {}
extension AuthV1.GetRecruitmentRequest: StudyRequest {}
extension AuthV1.StartAllocationSchemeRequest: StudyRequest {}
extension AuthV1.GetAllocationSchemeRequest: StudyRequest {}
extension AuthV1.EndAllocationSchemeRequest: StudyRequest {}
extension AuthV1.AllocateMemberRequest: StudyRequest {}
extension AuthV1.ListAllocationsRequest: StudyRequest {}
extension AuthV1.RequestUnblindingRequest: StudyRequest {}
extension AuthV1.DecideUnblindingRequest: StudyRequest {}
extension AuthV1.ListUnblindingsRequest: StudyRequest {}
extension AuthV1.SendStudyMessageRequest: StudyRequest {}
extension AuthV1.ListStudyMessagesRequest: StudyRequest {}
extension IngestionV1.ExportRevisionsRequest: StudyRequest {}
extension IngestionV1.ExportAnswerSheetsRequest: StudyRequest {}
extension IngestionV1.ExportCodebookRequest: StudyRequest {}
extension IngestionV1.ExportListeningSessionsRequest: StudyRequest {}
extension IngestionV1.ExportRecordsRequest: StudyRequest {}
extension IngestionV1.ListStudyAnswerFilesRequest: StudyRequest {}
extension IngestionV1.DownloadStudyAnswerFileRequest: StudyRequest {}
extension IngestionV1.GetStudyFiguresRequest: StudyRequest {}
extension IngestionV1.ListReviewedSheetsRequest: StudyRequest {}
extension IngestionV1.GetReviewedSheetRequest: StudyRequest {}
extension IngestionV1.ListReviewedSheetRevisionsRequest: StudyRequest {}
extension IngestionV1.ReviewSheetRequest: StudyRequest {}
extension IngestionV1.GetQuestionnaireFiguresRequest: StudyRequest {}
extension PlanningV1.GetComplianceRequest: StudyRequest {}
extension PlanningV1.ListParticipantStatusesRequest: StudyRequest {}
extension PlanningV1.ExportNotificationsRequest: StudyRequest {}
extension PlanningV1.ListParticipantDatesRequest: StudyRequest {}
extension PlanningV1.GetParticipantPlanRequest: StudyRequest {}
extension PlanningV1.SetParticipantDateRequest: StudyRequest {}
extension PlanningV1.DeleteParticipantDateRequest: StudyRequest {}
extension PlanningV1.AddNotificationRequest: StudyRequest {}
extension PlanningV1.MoveNotificationRequest: StudyRequest {}
extension PlanningV1.CancelNotificationRequest: StudyRequest {}
extension PlanningV1.FireTriggerRequest: StudyRequest {}
extension PlanningV1.ExplainNotificationRequest: StudyRequest {}
extension PlanningV1.ListAlertsRequest: StudyRequest {}
extension PlanningV1.AcknowledgeAlertRequest: StudyRequest {}
extension PlanningV1.RetryAlertRequest: StudyRequest {}
extension PlanningV1.ListAlertChannelsRequest: StudyRequest {}
extension PlanningV1.SetAlertChannelRequest: StudyRequest {}
extension PlanningV1.DeleteAlertChannelRequest: StudyRequest {}

extension MethodRight {
  /// The methods of all services.
  public static let methods: [any MethodWithRight.Type] = [
    AuthV1.AccountServiceMethod.self,
    AuthV1.SessionServiceMethod.self,
    AuthV1.SecondFactorServiceMethod.self,
    AuthV1.ProviderSignInServiceMethod.self,
    AuthV1.RecoveryServiceMethod.self,
    AuthV1.OwnAccountServiceMethod.self,
    AuthV1.ConsentServiceMethod.self,
    AuthV1.EnrolmentServiceMethod.self,
    AuthV1.MembershipServiceMethod.self,
    AuthV1.AllocationServiceMethod.self,
    AuthV1.MessageServiceMethod.self,
    AuthV1.NewsletterServiceMethod.self,
    AuthV1.ErasureServiceMethod.self,
    AuthV1.AccountAdministrationServiceMethod.self,
    AuthV1.AdministrationServiceMethod.self,
    AuthV1.ClientAdministrationServiceMethod.self,
    AuthV1.ClientTokenServiceMethod.self,
    AuthV1.KeyServiceMethod.self,
    AuthV1.AccessServiceMethod.self,
    CatalogueV1.CatalogueServiceMethod.self,
    CatalogueV1.AuthoringServiceMethod.self,
    CatalogueV1.InstallationServiceMethod.self,
    CatalogueV1.ChangeServiceMethod.self,
    CatalogueV1.DraftServiceMethod.self,
    CatalogueV1.LibraryServiceMethod.self,
    CatalogueV1.MediaServiceMethod.self,
    CatalogueV1.ProjectServiceMethod.self,
    IngestionV1.AnswerSheetServiceMethod.self,
    IngestionV1.AnswerFileServiceMethod.self,
    IngestionV1.AmendmentServiceMethod.self,
    IngestionV1.SheetReviewServiceMethod.self,
    IngestionV1.DraftServiceMethod.self,
    IngestionV1.ExportServiceMethod.self,
    IngestionV1.ListeningServiceMethod.self,
    IngestionV1.PseudonymServiceMethod.self,
    IngestionV1.RecordServiceMethod.self,
    IngestionV1.ResultServiceMethod.self,
    IngestionV1.FigureServiceMethod.self,
    IngestionV1.SettingServiceMethod.self,
    IngestionV1.ClinicianServiceMethod.self,
    IngestionV1.SharingServiceMethod.self,
    IngestionV1.StandingServiceMethod.self,
    PlanningV1.PlanningServiceMethod.self,
    PlanningV1.OversightServiceMethod.self,
    PlanningV1.AlertServiceMethod.self,
    PlanningV1.DeliveryServiceMethod.self,
    CommonV1.OwnExportServiceMethod.self,
  ]
}
