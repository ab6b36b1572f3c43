import Messages
import RPCServer
import ServiceKit
import Stubs

/// `otolith.ingestion.v1.SettingService`. Settings belong to the account; no enrolment is required.
struct SettingsHandler: IngestionV1.SettingServiceProtocol {
  let getSettings: GetSettings
  let updateSettings: UpdateSettings

  func getSettings(
    _ request: IngestionV1.GetSettingsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.Settings {
    let participantID = try context.claims.participantID
    let (kept, updatedAt) = try await answering { try await getSettings(of: participantID) }
    return IngestionV1.Settings(kept, updatedAt: updatedAt)
  }

  func updateSettings(
    _ request: IngestionV1.UpdateSettingsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.Settings {
    let participantID = try context.claims.participantID
    let change = try SettingsChange(request)
    let (kept, updatedAt) = try await answering {
      try await updateSettings(change, etag: request.etag, of: participantID)
    }
    return IngestionV1.Settings(kept, updatedAt: updatedAt)
  }
}
