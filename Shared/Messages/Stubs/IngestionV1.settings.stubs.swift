// Generated from otolith/ingestion/v1/settings.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension IngestionV1 {
  /// A participant's settings. Callers can access only their own settings.
  public protocol SettingServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: IngestionV1.SettingServiceMethod) -> MethodAccess

    /// Returns the caller's settings; empty ones if none were ever set.
    func getSettings(
      _ request: IngestionV1.GetSettingsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.Settings

    /// Changes the fields that the mask names and leaves the others unchanged.
    ///
    /// Errors: INVALID_ARGUMENT; ABORTED with reason ETAG_MISMATCH.
    func updateSettings(
      _ request: IngestionV1.UpdateSettingsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.Settings
  }

  /// Calls the methods that ``SettingServiceProtocol`` describes.
  public struct SettingServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func getSettings(
      _ request: IngestionV1.GetSettingsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.Settings {
      try await channel.unary(
        service: SettingServiceMethods.service,
        method: SettingServiceMethods.getSettings,
        request: request,
        options: options)
    }

    public func updateSettings(
      _ request: IngestionV1.UpdateSettingsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.Settings {
      try await channel.unary(
        service: SettingServiceMethods.service,
        method: SettingServiceMethods.updateSettings,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.ingestion.v1.SettingService`, by their names on the wire.
  public enum SettingServiceMethod: String, Sendable, CaseIterable {
    case getSettings = "GetSettings"
    case updateSettings = "UpdateSettings"
  }

  /// The names of `otolith.ingestion.v1.SettingService` and its methods on the wire.
  public enum SettingServiceMethods {
    public static let service = "otolith.ingestion.v1.SettingService"
    public static let getSettings = "GetSettings"
    public static let updateSettings = "UpdateSettings"
  }
}

extension IngestionV1.SettingServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: IngestionV1.settingsFile)
    registry.unary(
      service: IngestionV1.SettingServiceMethods.service,
      method: IngestionV1.SettingServiceMethods.getSettings,
      access: access(to: .getSettings)
    ) { (request: IngestionV1.GetSettingsRequest, context: ServerCallContext) -> IngestionV1.Settings in
      try await self.getSettings(request, context: context)
    }
    registry.unary(
      service: IngestionV1.SettingServiceMethods.service,
      method: IngestionV1.SettingServiceMethods.updateSettings,
      access: access(to: .updateSettings)
    ) { (request: IngestionV1.UpdateSettingsRequest, context: ServerCallContext) -> IngestionV1.Settings in
      try await self.updateSettings(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension IngestionV1.SettingServiceProtocol {
  public func getSettings(
    _ request: IngestionV1.GetSettingsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.Settings {
    throw RPCError(.unimplemented, "GetSettings is not implemented here")
  }

  public func updateSettings(
    _ request: IngestionV1.UpdateSettingsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.Settings {
    throw RPCError(.unimplemented, "UpdateSettings is not implemented here")
  }
}
