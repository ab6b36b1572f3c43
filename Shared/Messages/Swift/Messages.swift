@_exported public import MessageSupport

// Batches, whose elements are answered individually.
extension IngestionV1.SubmitAnswerSheetsRequest: PartwiseMessage {}
extension IngestionV1.SyncRecordsRequest: PartwiseMessage {}
extension IngestionV1.SubmitListeningSessionsRequest: PartwiseMessage {}
extension IngestionV1.SubmitAmendmentsRequest: PartwiseMessage {}
extension IngestionV1.SaveDraftRequest: PartwiseMessage {}
extension PlanningV1.ReportNotificationsRequest: PartwiseMessage {}
extension PlanningV1.AcknowledgePromptsRequest: PartwiseMessage {}
