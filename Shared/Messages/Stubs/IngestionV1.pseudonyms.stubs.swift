// Generated from otolith/ingestion/v1/pseudonyms.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension IngestionV1 {
  /// Keys of pseudonyms. Callable only by otolith-planning in its own name.
  public protocol PseudonymServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: IngestionV1.PseudonymServiceMethod) -> MethodAccess

    /// Returns the key from which the pseudonyms of one study's exports are computed. It is created on
    /// first use and never changes.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason NOT_FOR_PEOPLE.
    func getPseudonymKey(
      _ request: IngestionV1.GetPseudonymKeyRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.PseudonymKey
  }

  /// Calls the methods that ``PseudonymServiceProtocol`` describes.
  public struct PseudonymServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func getPseudonymKey(
      _ request: IngestionV1.GetPseudonymKeyRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.PseudonymKey {
      try await channel.unary(
        service: PseudonymServiceMethods.service,
        method: PseudonymServiceMethods.getPseudonymKey,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.ingestion.v1.PseudonymService`, by their names on the wire.
  public enum PseudonymServiceMethod: String, Sendable, CaseIterable {
    case getPseudonymKey = "GetPseudonymKey"
  }

  /// The names of `otolith.ingestion.v1.PseudonymService` and its methods on the wire.
  public enum PseudonymServiceMethods {
    public static let service = "otolith.ingestion.v1.PseudonymService"
    public static let getPseudonymKey = "GetPseudonymKey"
  }
}

extension IngestionV1.PseudonymServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: IngestionV1.pseudonymsFile)
    registry.unary(
      service: IngestionV1.PseudonymServiceMethods.service,
      method: IngestionV1.PseudonymServiceMethods.getPseudonymKey,
      access: access(to: .getPseudonymKey)
    ) { (request: IngestionV1.GetPseudonymKeyRequest, context: ServerCallContext) -> IngestionV1.PseudonymKey in
      try await self.getPseudonymKey(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension IngestionV1.PseudonymServiceProtocol {
  public func getPseudonymKey(
    _ request: IngestionV1.GetPseudonymKeyRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.PseudonymKey {
    throw RPCError(.unimplemented, "GetPseudonymKey is not implemented here")
  }
}
