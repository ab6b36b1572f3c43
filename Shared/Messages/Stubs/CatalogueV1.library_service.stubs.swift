// Generated from otolith/catalogue/v1/library_service.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension CatalogueV1 {
  /// Publishes and reads sound collections, vocabularies and items. Publishing needs the role leader
  /// in the project. Reading needs any token; contents that a project does not share are NOT_FOUND for
  /// callers without a role in it. Items are visible to all callers, so that answers are comparable.
  public protocol LibraryServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: CatalogueV1.LibraryServiceMethod) -> MethodAccess

    /// Publishes the next version, unless the newest one already has these contents.
    ///
    /// Errors: INVALID_ARGUMENT with every finding; NOT_FOUND with reason PROJECT_UNKNOWN;
    /// PERMISSION_DENIED with reason LIBRARY_ENTRY_OF_ANOTHER_PROJECT or ROLE_INSUFFICIENT;
    /// RESOURCE_EXHAUSTED with reason AUTHORING_LIMIT and RetryInfo.
    func publishSoundCollection(
      _ request: CatalogueV1.PublishSoundCollectionRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.PublishSoundCollectionResponse

    /// Publishes a vocabulary as PublishSoundCollection does.
    func publishVocabulary(
      _ request: CatalogueV1.PublishVocabularyRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.PublishVocabularyResponse

    /// Publishes an item as PublishSoundCollection does. An item may be reworded, but its answer type
    /// must stay the same within its project (ITEM_RECODED); otherwise use another item. Other
    /// projects may use the id with another meaning in their questionnaires.
    func publishItem(
      _ request: CatalogueV1.PublishItemRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.PublishItemResponse

    /// Returns the named version, or the newest one.
    ///
    /// Errors: NOT_FOUND with reason SOUND_COLLECTION_UNKNOWN; INVALID_ARGUMENT with reason ID_INVALID
    /// or LANGUAGE_INVALID.
    func getSoundCollection(
      _ request: CatalogueV1.GetSoundCollectionRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.GetSoundCollectionResponse

    /// Returns the named version, or the newest one.
    ///
    /// Errors: NOT_FOUND with reason VOCABULARY_UNKNOWN; INVALID_ARGUMENT with reason ID_INVALID or
    /// LANGUAGE_INVALID.
    func getVocabulary(
      _ request: CatalogueV1.GetVocabularyRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.GetVocabularyResponse

    /// Returns the named version, or the newest one.
    ///
    /// Errors: NOT_FOUND with reason ITEM_UNKNOWN; INVALID_ARGUMENT with reason ID_INVALID or
    /// LANGUAGE_INVALID.
    func getItem(
      _ request: CatalogueV1.GetItemRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.GetItemResponse

    /// Lists the newest versions that the caller may read, ordered by id.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, LANGUAGE_INVALID, PAGE_SIZE_OUT_OF_RANGE or
    /// PAGE_TOKEN_INVALID.
    func listSoundCollections(
      _ request: CatalogueV1.ListSoundCollectionsRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ListSoundCollectionsResponse

    /// Lists the newest versions that the caller may read, ordered by id.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, LANGUAGE_INVALID, PAGE_SIZE_OUT_OF_RANGE or
    /// PAGE_TOKEN_INVALID.
    func listVocabularies(
      _ request: CatalogueV1.ListVocabulariesRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ListVocabulariesResponse

    /// Lists the newest versions that the caller may read, ordered by id.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, LANGUAGE_INVALID, PAGE_SIZE_OUT_OF_RANGE or
    /// PAGE_TOKEN_INVALID.
    func listItems(
      _ request: CatalogueV1.ListItemsRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ListItemsResponse
  }

  /// Calls the methods that ``LibraryServiceProtocol`` describes.
  public struct LibraryServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func publishSoundCollection(
      _ request: CatalogueV1.PublishSoundCollectionRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.PublishSoundCollectionResponse {
      try await channel.unary(
        service: LibraryServiceMethods.service,
        method: LibraryServiceMethods.publishSoundCollection,
        request: request,
        options: options)
    }

    public func publishVocabulary(
      _ request: CatalogueV1.PublishVocabularyRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.PublishVocabularyResponse {
      try await channel.unary(
        service: LibraryServiceMethods.service,
        method: LibraryServiceMethods.publishVocabulary,
        request: request,
        options: options)
    }

    public func publishItem(
      _ request: CatalogueV1.PublishItemRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.PublishItemResponse {
      try await channel.unary(
        service: LibraryServiceMethods.service,
        method: LibraryServiceMethods.publishItem,
        request: request,
        options: options)
    }

    public func getSoundCollection(
      _ request: CatalogueV1.GetSoundCollectionRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.GetSoundCollectionResponse {
      try await channel.unary(
        service: LibraryServiceMethods.service,
        method: LibraryServiceMethods.getSoundCollection,
        request: request,
        options: options)
    }

    public func getVocabulary(
      _ request: CatalogueV1.GetVocabularyRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.GetVocabularyResponse {
      try await channel.unary(
        service: LibraryServiceMethods.service,
        method: LibraryServiceMethods.getVocabulary,
        request: request,
        options: options)
    }

    public func getItem(
      _ request: CatalogueV1.GetItemRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.GetItemResponse {
      try await channel.unary(
        service: LibraryServiceMethods.service,
        method: LibraryServiceMethods.getItem,
        request: request,
        options: options)
    }

    public func listSoundCollections(
      _ request: CatalogueV1.ListSoundCollectionsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.ListSoundCollectionsResponse {
      try await channel.unary(
        service: LibraryServiceMethods.service,
        method: LibraryServiceMethods.listSoundCollections,
        request: request,
        options: options)
    }

    public func listVocabularies(
      _ request: CatalogueV1.ListVocabulariesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.ListVocabulariesResponse {
      try await channel.unary(
        service: LibraryServiceMethods.service,
        method: LibraryServiceMethods.listVocabularies,
        request: request,
        options: options)
    }

    public func listItems(
      _ request: CatalogueV1.ListItemsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.ListItemsResponse {
      try await channel.unary(
        service: LibraryServiceMethods.service,
        method: LibraryServiceMethods.listItems,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.catalogue.v1.LibraryService`, by their names on the wire.
  public enum LibraryServiceMethod: String, Sendable, CaseIterable {
    case publishSoundCollection = "PublishSoundCollection"
    case publishVocabulary = "PublishVocabulary"
    case publishItem = "PublishItem"
    case getSoundCollection = "GetSoundCollection"
    case getVocabulary = "GetVocabulary"
    case getItem = "GetItem"
    case listSoundCollections = "ListSoundCollections"
    case listVocabularies = "ListVocabularies"
    case listItems = "ListItems"
  }

  /// The names of `otolith.catalogue.v1.LibraryService` and its methods on the wire.
  public enum LibraryServiceMethods {
    public static let service = "otolith.catalogue.v1.LibraryService"
    public static let publishSoundCollection = "PublishSoundCollection"
    public static let publishVocabulary = "PublishVocabulary"
    public static let publishItem = "PublishItem"
    public static let getSoundCollection = "GetSoundCollection"
    public static let getVocabulary = "GetVocabulary"
    public static let getItem = "GetItem"
    public static let listSoundCollections = "ListSoundCollections"
    public static let listVocabularies = "ListVocabularies"
    public static let listItems = "ListItems"
  }
}

extension CatalogueV1.LibraryServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: CatalogueV1.libraryServiceFile)
    registry.unary(
      service: CatalogueV1.LibraryServiceMethods.service,
      method: CatalogueV1.LibraryServiceMethods.publishSoundCollection,
      access: access(to: .publishSoundCollection)
    ) { (request: CatalogueV1.PublishSoundCollectionRequest, context: ServerCallContext) -> CatalogueV1.PublishSoundCollectionResponse in
      try await self.publishSoundCollection(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.LibraryServiceMethods.service,
      method: CatalogueV1.LibraryServiceMethods.publishVocabulary,
      access: access(to: .publishVocabulary)
    ) { (request: CatalogueV1.PublishVocabularyRequest, context: ServerCallContext) -> CatalogueV1.PublishVocabularyResponse in
      try await self.publishVocabulary(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.LibraryServiceMethods.service,
      method: CatalogueV1.LibraryServiceMethods.publishItem,
      access: access(to: .publishItem)
    ) { (request: CatalogueV1.PublishItemRequest, context: ServerCallContext) -> CatalogueV1.PublishItemResponse in
      try await self.publishItem(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.LibraryServiceMethods.service,
      method: CatalogueV1.LibraryServiceMethods.getSoundCollection,
      access: access(to: .getSoundCollection)
    ) { (request: CatalogueV1.GetSoundCollectionRequest, context: ServerCallContext) -> CatalogueV1.GetSoundCollectionResponse in
      try await self.getSoundCollection(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.LibraryServiceMethods.service,
      method: CatalogueV1.LibraryServiceMethods.getVocabulary,
      access: access(to: .getVocabulary)
    ) { (request: CatalogueV1.GetVocabularyRequest, context: ServerCallContext) -> CatalogueV1.GetVocabularyResponse in
      try await self.getVocabulary(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.LibraryServiceMethods.service,
      method: CatalogueV1.LibraryServiceMethods.getItem,
      access: access(to: .getItem)
    ) { (request: CatalogueV1.GetItemRequest, context: ServerCallContext) -> CatalogueV1.GetItemResponse in
      try await self.getItem(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.LibraryServiceMethods.service,
      method: CatalogueV1.LibraryServiceMethods.listSoundCollections,
      access: access(to: .listSoundCollections)
    ) { (request: CatalogueV1.ListSoundCollectionsRequest, context: ServerCallContext) -> CatalogueV1.ListSoundCollectionsResponse in
      try await self.listSoundCollections(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.LibraryServiceMethods.service,
      method: CatalogueV1.LibraryServiceMethods.listVocabularies,
      access: access(to: .listVocabularies)
    ) { (request: CatalogueV1.ListVocabulariesRequest, context: ServerCallContext) -> CatalogueV1.ListVocabulariesResponse in
      try await self.listVocabularies(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.LibraryServiceMethods.service,
      method: CatalogueV1.LibraryServiceMethods.listItems,
      access: access(to: .listItems)
    ) { (request: CatalogueV1.ListItemsRequest, context: ServerCallContext) -> CatalogueV1.ListItemsResponse in
      try await self.listItems(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension CatalogueV1.LibraryServiceProtocol {
  public func publishSoundCollection(
    _ request: CatalogueV1.PublishSoundCollectionRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.PublishSoundCollectionResponse {
    throw RPCError(.unimplemented, "PublishSoundCollection is not implemented here")
  }

  public func publishVocabulary(
    _ request: CatalogueV1.PublishVocabularyRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.PublishVocabularyResponse {
    throw RPCError(.unimplemented, "PublishVocabulary is not implemented here")
  }

  public func publishItem(
    _ request: CatalogueV1.PublishItemRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.PublishItemResponse {
    throw RPCError(.unimplemented, "PublishItem is not implemented here")
  }

  public func getSoundCollection(
    _ request: CatalogueV1.GetSoundCollectionRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.GetSoundCollectionResponse {
    throw RPCError(.unimplemented, "GetSoundCollection is not implemented here")
  }

  public func getVocabulary(
    _ request: CatalogueV1.GetVocabularyRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.GetVocabularyResponse {
    throw RPCError(.unimplemented, "GetVocabulary is not implemented here")
  }

  public func getItem(
    _ request: CatalogueV1.GetItemRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.GetItemResponse {
    throw RPCError(.unimplemented, "GetItem is not implemented here")
  }

  public func listSoundCollections(
    _ request: CatalogueV1.ListSoundCollectionsRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.ListSoundCollectionsResponse {
    throw RPCError(.unimplemented, "ListSoundCollections is not implemented here")
  }

  public func listVocabularies(
    _ request: CatalogueV1.ListVocabulariesRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.ListVocabulariesResponse {
    throw RPCError(.unimplemented, "ListVocabularies is not implemented here")
  }

  public func listItems(
    _ request: CatalogueV1.ListItemsRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.ListItemsResponse {
    throw RPCError(.unimplemented, "ListItems is not implemented here")
  }
}
