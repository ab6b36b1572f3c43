package import IngestionApplication
import IngestionDomain
package import Messages
package import RPCServer
import ServiceKit
package import Stubs

/// `otolith.ingestion.v1.SettingService`. Settings are the account's: nobody has to take part in a study.
package struct SettingsHandler: IngestionV1.SettingServiceProtocol {
  private let getSettings: GetSettings
  private let updateSettings: UpdateSettings

  package init(getSettings: GetSettings, updateSettings: UpdateSettings) {
    self.getSettings = getSettings
    self.updateSettings = updateSettings
  }

  package func access(to method: IngestionV1.SettingServiceMethod) -> MethodAccess { .signedIn }

  package func getSettings(
    _ request: IngestionV1.GetSettingsRequest, context: ServerCallContext
  ) async throws -> IngestionV1.Settings {
    let participantID = try context.claims.participantID
    let (kept, updatedAt) = try await answering { try await getSettings(of: participantID) }
    return IngestionV1.Settings(kept, updatedAt: updatedAt)
  }

  package func updateSettings(
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
