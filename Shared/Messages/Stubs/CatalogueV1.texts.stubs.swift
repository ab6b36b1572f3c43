// Generated from otolith/catalogue/v1/texts.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension CatalogueV1 {
  /// Texts of the installation, which apply to all its studies. Texts of a study are part of the study
  /// (`Study.texts`) and come first for its participants.
  public protocol InstallationServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: CatalogueV1.InstallationServiceMethod) -> MethodAccess

    /// Returns the texts in one language, or in all. Callable without a token.
    ///
    /// Errors: INVALID_ARGUMENT with reason LANGUAGE_INVALID; UNAUTHENTICATED for an invalid token.
    func getInstallationTexts(
      _ request: CatalogueV1.GetInstallationTextsRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.GetInstallationTextsResponse

    /// Replaces all texts. Earlier revisions are kept. Texts that equal the current ones change
    /// nothing. For administrators.
    ///
    /// Errors: ABORTED with reason ETAG_MISMATCH, also without an etag if texts exist; INVALID_ARGUMENT
    /// with every finding.
    func setInstallationTexts(
      _ request: CatalogueV1.SetInstallationTextsRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.SetInstallationTextsResponse
  }

  /// Calls the methods that ``InstallationServiceProtocol`` describes.
  public struct InstallationServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func getInstallationTexts(
      _ request: CatalogueV1.GetInstallationTextsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.GetInstallationTextsResponse {
      try await channel.unary(
        service: InstallationServiceMethods.service,
        method: InstallationServiceMethods.getInstallationTexts,
        request: request,
        options: options)
    }

    public func setInstallationTexts(
      _ request: CatalogueV1.SetInstallationTextsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.SetInstallationTextsResponse {
      try await channel.unary(
        service: InstallationServiceMethods.service,
        method: InstallationServiceMethods.setInstallationTexts,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.catalogue.v1.InstallationService`, by their names on the wire.
  public enum InstallationServiceMethod: String, Sendable, CaseIterable {
    case getInstallationTexts = "GetInstallationTexts"
    case setInstallationTexts = "SetInstallationTexts"
  }

  /// The names of `otolith.catalogue.v1.InstallationService` and its methods on the wire.
  public enum InstallationServiceMethods {
    public static let service = "otolith.catalogue.v1.InstallationService"
    public static let getInstallationTexts = "GetInstallationTexts"
    public static let setInstallationTexts = "SetInstallationTexts"
  }
}

extension CatalogueV1.InstallationServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: CatalogueV1.textsFile)
    registry.unary(
      service: CatalogueV1.InstallationServiceMethods.service,
      method: CatalogueV1.InstallationServiceMethods.getInstallationTexts,
      access: access(to: .getInstallationTexts)
    ) { (request: CatalogueV1.GetInstallationTextsRequest, context: ServerCallContext) -> CatalogueV1.GetInstallationTextsResponse in
      try await self.getInstallationTexts(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.InstallationServiceMethods.service,
      method: CatalogueV1.InstallationServiceMethods.setInstallationTexts,
      access: access(to: .setInstallationTexts)
    ) { (request: CatalogueV1.SetInstallationTextsRequest, context: ServerCallContext) -> CatalogueV1.SetInstallationTextsResponse in
      try await self.setInstallationTexts(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension CatalogueV1.InstallationServiceProtocol {
  public func getInstallationTexts(
    _ request: CatalogueV1.GetInstallationTextsRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.GetInstallationTextsResponse {
    throw RPCError(.unimplemented, "GetInstallationTexts is not implemented here")
  }

  public func setInstallationTexts(
    _ request: CatalogueV1.SetInstallationTextsRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.SetInstallationTextsResponse {
    throw RPCError(.unimplemented, "SetInstallationTexts is not implemented here")
  }
}
