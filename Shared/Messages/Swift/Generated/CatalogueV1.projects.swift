// Generated from otolith/catalogue/v1/projects.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  /// What somebody may do in a project. Each role may do what those below it may.
  public enum ProjectRole: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// None.
    case unspecified
    /// Gives roles, changes the project itself.
    case owner
    /// Makes, publishes and retires; reads the audit trail.
    case leader
    /// Changes texts in drafts, and nothing but texts.
    case translator
    /// Reads drafts and what is not shared.
    case reader
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .owner, .leader, .translator, .reader] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .owner
        case 2: .leader
        case 3: .translator
        case 4: .reader
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .owner: 1
        case .leader: 2
        case .translator: 3
        case .reader: 4
        case .unrecognized(let number): number
      }
    }
  }
}

extension CatalogueV1 {
  /// A tenant: it owns studies, questionnaires, items, sounds and vocabularies.
  public struct Project: Message {
    /// 1–64 characters: lower-case letters, digits, hyphens. Never changes.
    public var projectID: String
    /// Required.
    public var title: CatalogueV1.LocalizedText?
    /// May be absent.
    public var description: CatalogueV1.LocalizedText?
    /// BCP 47; required.
    public var defaultLanguage: String
    /// Another one after each change. In answers only.
    public var etag: String
    /// The caller's; unspecified for administrators and services without one. In answers only.
    public var role: CatalogueV1.ProjectRole

    /// Every field at its default.
    public init() {
      self.projectID = ""
      self.title = nil
      self.description = nil
      self.defaultLanguage = ""
      self.etag = ""
      self.role = CatalogueV1.ProjectRole(rawValue: 0)
    }

    public init(
      projectID: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      description: CatalogueV1.LocalizedText? = nil,
      defaultLanguage: String = "",
      etag: String = "",
      role: CatalogueV1.ProjectRole = CatalogueV1.ProjectRole(rawValue: 0)
    ) {
      self.projectID = projectID
      self.title = title
      self.description = description
      self.defaultLanguage = defaultLanguage
      self.etag = etag
      self.role = role
    }
  }
}

extension CatalogueV1.Project {
  public static var fullName: String { "otolith.catalogue.v1.Project" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Project()
    otolith__catalogue__v1__project__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Project>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.description = c.pointee.description.map { CatalogueV1.LocalizedText($0) }
    self.defaultLanguage = Codec.string(c.pointee.default_language)
    self.etag = Codec.string(c.pointee.etag)
    self.role = CatalogueV1.ProjectRole(rawValue: Int32(truncatingIfNeeded: c.pointee.role.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Project> {
    let c = arena.allocate(Otolith__Catalogue__V1__Project.self)
    otolith__catalogue__v1__project__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    if let value = self.description { c.pointee.description = value.cStruct(in: arena) }
    if !self.defaultLanguage.isEmpty { c.pointee.default_language = arena.string(self.defaultLanguage) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.role = Otolith__Catalogue__V1__ProjectRole(rawValue: .init(truncatingIfNeeded: self.role.rawValue))
    return c
  }
}

extension CatalogueV1 {
  /// A project to begin.
  public struct CreateProjectRequest: Message {
    /// `etag` and `role` are passed over.
    public var project: CatalogueV1.Project?

    /// Every field at its default.
    public init() {
      self.project = nil
    }

    public init(
      project: CatalogueV1.Project? = nil
    ) {
      self.project = project
    }
  }
}

extension CatalogueV1.CreateProjectRequest {
  public static var fullName: String { "otolith.catalogue.v1.CreateProjectRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__CreateProjectRequest()
    otolith__catalogue__v1__create_project_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__CreateProjectRequest>) {
    self.project = c.pointee.project.map { CatalogueV1.Project($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__CreateProjectRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__CreateProjectRequest.self)
    otolith__catalogue__v1__create_project_request__init(c)
    if let value = self.project { c.pointee.project = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// Which project to read.
  public struct GetProjectRequest: Message {
    /// Required.
    public var projectID: String
    /// From an earlier answer; unchanged contents answer `not_modified`.
    public var etag: String

    /// Every field at its default.
    public init() {
      self.projectID = ""
      self.etag = ""
    }

    public init(
      projectID: String = "",
      etag: String = ""
    ) {
      self.projectID = projectID
      self.etag = etag
    }
  }
}

extension CatalogueV1.GetProjectRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetProjectRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__GetProjectRequest()
    otolith__catalogue__v1__get_project_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetProjectRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetProjectRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetProjectRequest.self)
    otolith__catalogue__v1__get_project_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  /// A project, unless it is unchanged.
  public struct GetProjectResponse: Message {
    /// With `project_id` and `etag` alone when `not_modified`.
    public var project: CatalogueV1.Project?
    /// The project is the one that the request's etag names.
    public var notModified: Bool

    /// Every field at its default.
    public init() {
      self.project = nil
      self.notModified = false
    }

    public init(
      project: CatalogueV1.Project? = nil,
      notModified: Bool = false
    ) {
      self.project = project
      self.notModified = notModified
    }
  }
}

extension CatalogueV1.GetProjectResponse {
  public static var fullName: String { "otolith.catalogue.v1.GetProjectResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__GetProjectResponse()
    otolith__catalogue__v1__get_project_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetProjectResponse>) {
    self.project = c.pointee.project.map { CatalogueV1.Project($0) }
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetProjectResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetProjectResponse.self)
    otolith__catalogue__v1__get_project_response__init(c)
    if let value = self.project { c.pointee.project = value.cStruct(in: arena) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// Which page of the projects to list.
  public struct ListProjectsRequest: Message {
    /// At most so many, 1–100; 0 means 50.
    public var pageSize: UInt32
    /// From the answer before; empty: the first page.
    public var pageToken: String
    /// From an earlier answer to the same question; an unchanged page answers `not_modified`.
    public var etag: String

    /// Every field at its default.
    public init() {
      self.pageSize = 0
      self.pageToken = ""
      self.etag = ""
    }

    public init(
      pageSize: UInt32 = 0,
      pageToken: String = "",
      etag: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.etag = etag
    }
  }
}

extension CatalogueV1.ListProjectsRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListProjectsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListProjectsRequest()
    otolith__catalogue__v1__list_projects_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListProjectsRequest>) {
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListProjectsRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListProjectsRequest.self)
    otolith__catalogue__v1__list_projects_request__init(c)
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  /// A page of projects.
  public struct ListProjectsResponse: Message {
    /// By id.
    public var projects: [CatalogueV1.Project]
    /// Empty on the last page.
    public var nextPageToken: String
    /// To be sent with the next request for the same page.
    public var etag: String
    /// True: nothing else is set but `etag`.
    public var notModified: Bool

    /// Every field at its default.
    public init() {
      self.projects = []
      self.nextPageToken = ""
      self.etag = ""
      self.notModified = false
    }

    public init(
      projects: [CatalogueV1.Project] = [],
      nextPageToken: String = "",
      etag: String = "",
      notModified: Bool = false
    ) {
      self.projects = projects
      self.nextPageToken = nextPageToken
      self.etag = etag
      self.notModified = notModified
    }
  }
}

extension CatalogueV1.ListProjectsResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListProjectsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListProjectsResponse()
    otolith__catalogue__v1__list_projects_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListProjectsResponse>) {
    self.projects = Codec.messages(c.pointee.projects, c.pointee.n_projects) { CatalogueV1.Project($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListProjectsResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListProjectsResponse.self)
    otolith__catalogue__v1__list_projects_response__init(c)
    if !self.projects.isEmpty {
      c.pointee.n_projects = self.projects.count
      c.pointee.projects = arena.array(self.projects) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Project>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// A change of what a project says of itself.
  public struct UpdateProjectRequest: Message {
    /// The project by its id, and what the fields are to be.
    public var project: CatalogueV1.Project?
    /// Fields to change: `title`, `description`, `default_language`. Absent, empty or `*`, which stands alone:
    /// all three, also those that are empty in `project`.
    public var updateMask: GoogleProtobuf.FieldMask?
    /// Of what was read; required.
    public var etag: String

    /// Every field at its default.
    public init() {
      self.project = nil
      self.updateMask = nil
      self.etag = ""
    }

    public init(
      project: CatalogueV1.Project? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      etag: String = ""
    ) {
      self.project = project
      self.updateMask = updateMask
      self.etag = etag
    }
  }
}

extension CatalogueV1.UpdateProjectRequest {
  public static var fullName: String { "otolith.catalogue.v1.UpdateProjectRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__UpdateProjectRequest()
    otolith__catalogue__v1__update_project_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__UpdateProjectRequest>) {
    self.project = c.pointee.project.map { CatalogueV1.Project($0) }
    self.updateMask = c.pointee.update_mask.map { GoogleProtobuf.FieldMask($0) }
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__UpdateProjectRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__UpdateProjectRequest.self)
    otolith__catalogue__v1__update_project_request__init(c)
    if let value = self.project { c.pointee.project = value.cStruct(in: arena) }
    if let value = self.updateMask { c.pointee.update_mask = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  /// A role to give or to take away.
  public struct SetProjectRoleRequest: Message {
    /// Required.
    public var projectID: String
    /// Pseudonym: a UUID.
    public var participantID: String
    /// Unspecified takes the role away.
    public var role: CatalogueV1.ProjectRole

    /// Every field at its default.
    public init() {
      self.projectID = ""
      self.participantID = ""
      self.role = CatalogueV1.ProjectRole(rawValue: 0)
    }

    public init(
      projectID: String = "",
      participantID: String = "",
      role: CatalogueV1.ProjectRole = CatalogueV1.ProjectRole(rawValue: 0)
    ) {
      self.projectID = projectID
      self.participantID = participantID
      self.role = role
    }
  }
}

extension CatalogueV1.SetProjectRoleRequest {
  public static var fullName: String { "otolith.catalogue.v1.SetProjectRoleRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__SetProjectRoleRequest()
    otolith__catalogue__v1__set_project_role_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SetProjectRoleRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.participantID = Codec.string(c.pointee.participant_id)
    self.role = CatalogueV1.ProjectRole(rawValue: Int32(truncatingIfNeeded: c.pointee.role.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SetProjectRoleRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__SetProjectRoleRequest.self)
    otolith__catalogue__v1__set_project_role_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    c.pointee.role = Otolith__Catalogue__V1__ProjectRole(rawValue: .init(truncatingIfNeeded: self.role.rawValue))
    return c
  }
}

extension CatalogueV1 {
  /// Whether a role was given or taken away.
  public struct SetProjectRoleResponse: Message {
    /// False: it was so before.
    public var changed: Bool

    /// Every field at its default.
    public init() {
      self.changed = false
    }

    public init(
      changed: Bool = false
    ) {
      self.changed = changed
    }
  }
}

extension CatalogueV1.SetProjectRoleResponse {
  public static var fullName: String { "otolith.catalogue.v1.SetProjectRoleResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__SetProjectRoleResponse()
    otolith__catalogue__v1__set_project_role_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SetProjectRoleResponse>) {
    self.changed = c.pointee.changed != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SetProjectRoleResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__SetProjectRoleResponse.self)
    otolith__catalogue__v1__set_project_role_response__init(c)
    c.pointee.changed = self.changed ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// Which page of a project's roles to list.
  public struct ListProjectRolesRequest: Message {
    /// Required.
    public var projectID: String
    /// From an earlier answer to the same question; an unchanged page answers `not_modified`.
    public var etag: String
    /// At most so many, 1–1,000; 0 means 100.
    public var pageSize: UInt32
    /// From the answer before; empty: the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.projectID = ""
      self.etag = ""
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      projectID: String = "",
      etag: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.projectID = projectID
      self.etag = etag
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension CatalogueV1.ListProjectRolesRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListProjectRolesRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListProjectRolesRequest()
    otolith__catalogue__v1__list_project_roles_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListProjectRolesRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.etag = Codec.string(c.pointee.etag)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListProjectRolesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListProjectRolesRequest.self)
    otolith__catalogue__v1__list_project_roles_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension CatalogueV1 {
  /// A page of a project's roles.
  public struct ListProjectRolesResponse: Message {
    /// In the order of the roles, then of who has them longest. A project has at most 1,000.
    public var members: [CatalogueV1.ProjectMember]
    /// To be sent with the next request for the same page.
    public var etag: String
    /// True: nothing else is set but `etag`.
    public var notModified: Bool
    /// Empty on the last page.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.members = []
      self.etag = ""
      self.notModified = false
      self.nextPageToken = ""
    }

    public init(
      members: [CatalogueV1.ProjectMember] = [],
      etag: String = "",
      notModified: Bool = false,
      nextPageToken: String = ""
    ) {
      self.members = members
      self.etag = etag
      self.notModified = notModified
      self.nextPageToken = nextPageToken
    }
  }
}

extension CatalogueV1.ListProjectRolesResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListProjectRolesResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListProjectRolesResponse()
    otolith__catalogue__v1__list_project_roles_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListProjectRolesResponse>) {
    self.members = Codec.messages(c.pointee.members, c.pointee.n_members) { CatalogueV1.ProjectMember($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListProjectRolesResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListProjectRolesResponse.self)
    otolith__catalogue__v1__list_project_roles_response__init(c)
    if !self.members.isEmpty {
      c.pointee.n_members = self.members.count
      c.pointee.members = arena.array(self.members) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__ProjectMember>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension CatalogueV1 {
  /// Somebody who has a role in a project.
  public struct ProjectMember: Message {
    /// Pseudonym: a UUID.
    public var participantID: String
    /// Never unspecified.
    public var role: CatalogueV1.ProjectRole
    /// When this role was given. In the audit trail absent, where `participant_id` is as in `AuditEntry.resource`.
    public var grantTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.role = CatalogueV1.ProjectRole(rawValue: 0)
      self.grantTime = nil
    }

    public init(
      participantID: String = "",
      role: CatalogueV1.ProjectRole = CatalogueV1.ProjectRole(rawValue: 0),
      grantTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.role = role
      self.grantTime = grantTime
    }
  }
}

extension CatalogueV1.ProjectMember {
  public static var fullName: String { "otolith.catalogue.v1.ProjectMember" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ProjectMember()
    otolith__catalogue__v1__project_member__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ProjectMember>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.role = CatalogueV1.ProjectRole(rawValue: Int32(truncatingIfNeeded: c.pointee.role.rawValue))
    self.grantTime = c.pointee.grant_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ProjectMember> {
    let c = arena.allocate(Otolith__Catalogue__V1__ProjectMember.self)
    otolith__catalogue__v1__project_member__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    c.pointee.role = Otolith__Catalogue__V1__ProjectRole(rawValue: .init(truncatingIfNeeded: self.role.rawValue))
    if let value = self.grantTime { c.pointee.grant_time = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  /// Which part of a project's audit trail to read.
  public struct ListAuditEntriesRequest: Message {
    /// Required.
    public var projectID: String
    /// At most so many, 1–100; 0 means 50.
    public var pageSize: UInt32
    /// From the answer before; empty: the newest entries.
    public var pageToken: String
    /// Only what was done to it, e.g. `questionnaires/mini-tq`; empty: everything. `roles/<participant id>` finds
    /// what was done to somebody's role as long as `names` would say whose name it is; `roles/<name>` always does.
    public var resource: String

    /// Every field at its default.
    public init() {
      self.projectID = ""
      self.pageSize = 0
      self.pageToken = ""
      self.resource = ""
    }

    public init(
      projectID: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = "",
      resource: String = ""
    ) {
      self.projectID = projectID
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.resource = resource
    }
  }
}

extension CatalogueV1.ListAuditEntriesRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListAuditEntriesRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListAuditEntriesRequest()
    otolith__catalogue__v1__list_audit_entries_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListAuditEntriesRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.resource = Codec.string(c.pointee.resource)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListAuditEntriesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListAuditEntriesRequest.self)
    otolith__catalogue__v1__list_audit_entries_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.resource.isEmpty { c.pointee.resource = arena.string(self.resource) }
    return c
  }
}

extension CatalogueV1 {
  /// A page of an audit trail.
  public struct ListAuditEntriesResponse: Message {
    /// Newest first. A page ends before 2 MiB, but has at least one entry where there is one.
    public var entries: [CatalogueV1.AuditEntry]
    /// Empty on the last page.
    public var nextPageToken: String
    /// Whose names stand in these entries, by name. Those of people who were erased are not among them: nothing
    /// leads from such a name to anybody.
    public var names: [CatalogueV1.AuditName]

    /// Every field at its default.
    public init() {
      self.entries = []
      self.nextPageToken = ""
      self.names = []
    }

    public init(
      entries: [CatalogueV1.AuditEntry] = [],
      nextPageToken: String = "",
      names: [CatalogueV1.AuditName] = []
    ) {
      self.entries = entries
      self.nextPageToken = nextPageToken
      self.names = names
    }
  }
}

extension CatalogueV1.ListAuditEntriesResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListAuditEntriesResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ListAuditEntriesResponse()
    otolith__catalogue__v1__list_audit_entries_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListAuditEntriesResponse>) {
    self.entries = Codec.messages(c.pointee.entries, c.pointee.n_entries) { CatalogueV1.AuditEntry($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.names = Codec.messages(c.pointee.names, c.pointee.n_names) { CatalogueV1.AuditName($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListAuditEntriesResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListAuditEntriesResponse.self)
    otolith__catalogue__v1__list_audit_entries_response__init(c)
    if !self.entries.isEmpty {
      c.pointee.n_entries = self.entries.count
      c.pointee.entries = arena.array(self.entries) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__AuditEntry>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if !self.names.isEmpty {
      c.pointee.n_names = self.names.count
      c.pointee.names = arena.array(self.names) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__AuditName>? }
    }
    return c
  }
}

extension CatalogueV1 {
  /// By which name the audit trails of all projects know somebody.
  public struct AuditName: Message {
    /// A random UUID, given with the first entry; never changes.
    public var name: String
    /// Pseudonym: a UUID.
    public var participantID: String

    /// Every field at its default.
    public init() {
      self.name = ""
      self.participantID = ""
    }

    public init(
      name: String = "",
      participantID: String = ""
    ) {
      self.name = name
      self.participantID = participantID
    }
  }
}

extension CatalogueV1.AuditName {
  public static var fullName: String { "otolith.catalogue.v1.AuditName" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__AuditName()
    otolith__catalogue__v1__audit_name__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__AuditName>) {
    self.name = Codec.string(c.pointee.name)
    self.participantID = Codec.string(c.pointee.participant_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__AuditName> {
    let c = arena.allocate(Otolith__Catalogue__V1__AuditName.self)
    otolith__catalogue__v1__audit_name__init(c)
    if !self.name.isEmpty { c.pointee.name = arena.string(self.name) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    return c
  }
}

extension CatalogueV1 {
  /// One change. Entries of a project are chained: each has the hash of the one before.
  public struct AuditEntry: Message {
    /// From 1, without a gap in the project.
    public var number: UInt64
    /// When the change was made.
    public var createTime: GoogleProtobuf.Timestamp?
    /// Who did it, by a name of the audit trails' own: a UUID, see AuditName. In entries from before there were such
    /// names, here and in the other fields, the participant's id itself.
    public var actor: String
    /// `draft.updated`, `questionnaire.published`, `role.set`, …
    public var action: String
    /// What it was done to: `drafts/<id>`, `questionnaires/<id>`, `roles/<name>`, …
    public var resource: String
    /// What was there, as far as it differs from `new`: a Questionnaire, Project, ProjectMember or
    /// PublishedVersion. Absent: nothing was.
    public var old: GoogleProtobuf.`Any`?
    /// What is there now, as far as it differs. Absent: nothing is. A published version is named and not
    /// repeated.
    public var new: GoogleProtobuf.`Any`?
    /// The `hash` of the entry before; empty in the first.
    public var previousHash: String
    /// SHA-256 over the project and the entry with its `previous_hash`, in the form in which it is stored;
    /// lower-case hexadecimal, 64 digits.
    public var hash: String

    /// Every field at its default.
    public init() {
      self.number = 0
      self.createTime = nil
      self.actor = ""
      self.action = ""
      self.resource = ""
      self.old = nil
      self.new = nil
      self.previousHash = ""
      self.hash = ""
    }

    public init(
      number: UInt64 = 0,
      createTime: GoogleProtobuf.Timestamp? = nil,
      actor: String = "",
      action: String = "",
      resource: String = "",
      old: GoogleProtobuf.`Any`? = nil,
      new: GoogleProtobuf.`Any`? = nil,
      previousHash: String = "",
      hash: String = ""
    ) {
      self.number = number
      self.createTime = createTime
      self.actor = actor
      self.action = action
      self.resource = resource
      self.old = old
      self.new = new
      self.previousHash = previousHash
      self.hash = hash
    }
  }
}

extension CatalogueV1.AuditEntry {
  public static var fullName: String { "otolith.catalogue.v1.AuditEntry" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__AuditEntry()
    otolith__catalogue__v1__audit_entry__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__AuditEntry>) {
    self.number = c.pointee.number
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.actor = Codec.string(c.pointee.actor)
    self.action = Codec.string(c.pointee.action)
    self.resource = Codec.string(c.pointee.resource)
    self.old = c.pointee.old.map { GoogleProtobuf.`Any`($0) }
    self.new = c.pointee.new_.map { GoogleProtobuf.`Any`($0) }
    self.previousHash = Codec.string(c.pointee.previous_hash)
    self.hash = Codec.string(c.pointee.hash)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__AuditEntry> {
    let c = arena.allocate(Otolith__Catalogue__V1__AuditEntry.self)
    otolith__catalogue__v1__audit_entry__init(c)
    c.pointee.number = self.number
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if !self.actor.isEmpty { c.pointee.actor = arena.string(self.actor) }
    if !self.action.isEmpty { c.pointee.action = arena.string(self.action) }
    if !self.resource.isEmpty { c.pointee.resource = arena.string(self.resource) }
    if let value = self.old { c.pointee.old = value.cStruct(in: arena) }
    if let value = self.new { c.pointee.new_ = value.cStruct(in: arena) }
    if !self.previousHash.isEmpty { c.pointee.previous_hash = arena.string(self.previousHash) }
    if !self.hash.isEmpty { c.pointee.hash = arena.string(self.hash) }
    return c
  }
}

extension CatalogueV1 {
  /// What the audit trail says of a published version.
  public struct PublishedVersion: Message {
    /// Of the study, questionnaire or library entry that `AuditEntry.resource` names.
    public var id: String
    /// The version, of a study the revision.
    public var version: UInt32
    /// Lower-case hexadecimal, 64 digits; empty for a version that was there before.
    public var contentHash: String
    /// Whether its questionnaire is retired.
    public var retired: Bool

    /// Every field at its default.
    public init() {
      self.id = ""
      self.version = 0
      self.contentHash = ""
      self.retired = false
    }

    public init(
      id: String = "",
      version: UInt32 = 0,
      contentHash: String = "",
      retired: Bool = false
    ) {
      self.id = id
      self.version = version
      self.contentHash = contentHash
      self.retired = retired
    }
  }
}

extension CatalogueV1.PublishedVersion {
  public static var fullName: String { "otolith.catalogue.v1.PublishedVersion" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__PublishedVersion()
    otolith__catalogue__v1__published_version__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishedVersion>) {
    self.id = Codec.string(c.pointee.id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.retired = c.pointee.retired != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishedVersion> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishedVersion.self)
    otolith__catalogue__v1__published_version__init(c)
    if !self.id.isEmpty { c.pointee.id = arena.string(self.id) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    c.pointee.retired = self.retired ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/projects.proto`.
  public static let projectsFile = ProtoFile(
    name: "otolith/catalogue/v1/projects.proto",
    dependencies: [GoogleProtobuf.anyFile, GoogleProtobuf.fieldMaskFile, GoogleProtobuf.timestampFile, CatalogueV1.textFile],
    base64: """
      CiNvdG9saXRoL2NhdGFsb2d1ZS92MS9wcm9qZWN0cy5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaGWdvb2dsZS9wcm90\
      b2J1Zi9hbnkucHJvdG8aIGdvb2dsZS9wcm90b2J1Zi9maWVsZF9tYXNrLnByb3RvGh9nb29nbGUvcHJvdG9idWYvdGltZXN0\
      YW1wLnByb3RvGh9vdG9saXRoL2NhdGFsb2d1ZS92MS90ZXh0LnByb3RvIqACCgdQcm9qZWN0Eh0KCnByb2plY3RfaWQYASAB\
      KAlSCXByb2plY3RJZBI5CgV0aXRsZRgCIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBXRpdGxl\
      EkUKC2Rlc2NyaXB0aW9uGAMgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFILZGVzY3JpcHRpb24S\
      KQoQZGVmYXVsdF9sYW5ndWFnZRgEIAEoCVIPZGVmYXVsdExhbmd1YWdlEhIKBGV0YWcYBSABKAlSBGV0YWcSNQoEcm9sZRgG\
      IAEoDjIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLlByb2plY3RSb2xlUgRyb2xlIk8KFENyZWF0ZVByb2plY3RSZXF1ZXN0EjcK\
      B3Byb2plY3QYASABKAsyHS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Qcm9qZWN0Ugdwcm9qZWN0IkYKEUdldFByb2plY3RSZXF1\
      ZXN0Eh0KCnByb2plY3RfaWQYASABKAlSCXByb2plY3RJZBISCgRldGFnGAIgASgJUgRldGFnInwKEkdldFByb2plY3RSZXNw\
      b25zZRI3Cgdwcm9qZWN0GAEgASgLMh0ub3RvbGl0aC5jYXRhbG9ndWUudjEuUHJvamVjdFIHcHJvamVjdBIhCgxub3RfbW9k\
      aWZpZWQYAyABKAhSC25vdE1vZGlmaWVkSgQIAhADSgQIBBAFImUKE0xpc3RQcm9qZWN0c1JlcXVlc3QSGwoJcGFnZV9zaXpl\
      GAEgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAIgASgJUglwYWdlVG9rZW4SEgoEZXRhZxgDIAEoCVIEZXRhZyK2AQoU\
      TGlzdFByb2plY3RzUmVzcG9uc2USOQoIcHJvamVjdHMYBSADKAsyHS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Qcm9qZWN0Ughw\
      cm9qZWN0cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4SEgoEZXRhZxgDIAEoCVIEZXRhZxIhCgxu\
      b3RfbW9kaWZpZWQYBCABKAhSC25vdE1vZGlmaWVkSgQIARACIqABChRVcGRhdGVQcm9qZWN0UmVxdWVzdBI3Cgdwcm9qZWN0\
      GAEgASgLMh0ub3RvbGl0aC5jYXRhbG9ndWUudjEuUHJvamVjdFIHcHJvamVjdBI7Cgt1cGRhdGVfbWFzaxgCIAEoCzIaLmdv\
      b2dsZS5wcm90b2J1Zi5GaWVsZE1hc2tSCnVwZGF0ZU1hc2sSEgoEZXRhZxgDIAEoCVIEZXRhZyKUAQoVU2V0UHJvamVjdFJv\
      bGVSZXF1ZXN0Eh0KCnByb2plY3RfaWQYASABKAlSCXByb2plY3RJZBIlCg5wYXJ0aWNpcGFudF9pZBgCIAEoCVINcGFydGlj\
      aXBhbnRJZBI1CgRyb2xlGAMgASgOMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuUHJvamVjdFJvbGVSBHJvbGUiMgoWU2V0UHJv\
      amVjdFJvbGVSZXNwb25zZRIYCgdjaGFuZ2VkGAEgASgIUgdjaGFuZ2VkIogBChdMaXN0UHJvamVjdFJvbGVzUmVxdWVzdBId\
      Cgpwcm9qZWN0X2lkGAEgASgJUglwcm9qZWN0SWQSEgoEZXRhZxgCIAEoCVIEZXRhZxIbCglwYWdlX3NpemUYAyABKA1SCHBh\
      Z2VTaXplEh0KCnBhZ2VfdG9rZW4YBCABKAlSCXBhZ2VUb2tlbiK4AQoYTGlzdFByb2plY3RSb2xlc1Jlc3BvbnNlEj0KB21l\
      bWJlcnMYASADKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Qcm9qZWN0TWVtYmVyUgdtZW1iZXJzEhIKBGV0YWcYAiABKAlS\
      BGV0YWcSIQoMbm90X21vZGlmaWVkGAMgASgIUgtub3RNb2RpZmllZBImCg9uZXh0X3BhZ2VfdG9rZW4YBCABKAlSDW5leHRQ\
      YWdlVG9rZW4iqAEKDVByb2plY3RNZW1iZXISJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSNQoEcm9s\
      ZRgCIAEoDjIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLlByb2plY3RSb2xlUgRyb2xlEjkKCmdyYW50X3RpbWUYAyABKAsyGi5n\
      b29nbGUucHJvdG9idWYuVGltZXN0YW1wUglncmFudFRpbWUikAEKF0xpc3RBdWRpdEVudHJpZXNSZXF1ZXN0Eh0KCnByb2pl\
      Y3RfaWQYASABKAlSCXByb2plY3RJZBIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAyABKAlS\
      CXBhZ2VUb2tlbhIaCghyZXNvdXJjZRgEIAEoCVIIcmVzb3VyY2UitQEKGExpc3RBdWRpdEVudHJpZXNSZXNwb25zZRI6Cgdl\
      bnRyaWVzGAEgAygLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuQXVkaXRFbnRyeVIHZW50cmllcxImCg9uZXh0X3BhZ2VfdG9r\
      ZW4YAiABKAlSDW5leHRQYWdlVG9rZW4SNQoFbmFtZXMYAyADKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5BdWRpdE5hbWVS\
      BW5hbWVzIkYKCUF1ZGl0TmFtZRISCgRuYW1lGAEgASgJUgRuYW1lEiUKDnBhcnRpY2lwYW50X2lkGAIgASgJUg1wYXJ0aWNp\
      cGFudElkIrQCCgpBdWRpdEVudHJ5EhYKBm51bWJlchgBIAEoBFIGbnVtYmVyEjsKC2NyZWF0ZV90aW1lGAIgASgLMhouZ29v\
      Z2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRIUCgVhY3RvchgDIAEoCVIFYWN0b3ISFgoGYWN0aW9uGAQgASgJ\
      UgZhY3Rpb24SGgoIcmVzb3VyY2UYBSABKAlSCHJlc291cmNlEiYKA29sZBgGIAEoCzIULmdvb2dsZS5wcm90b2J1Zi5BbnlS\
      A29sZBImCgNuZXcYByABKAsyFC5nb29nbGUucHJvdG9idWYuQW55UgNuZXcSIwoNcHJldmlvdXNfaGFzaBgIIAEoCVIMcHJl\
      dmlvdXNIYXNoEhIKBGhhc2gYCSABKAlSBGhhc2gieQoQUHVibGlzaGVkVmVyc2lvbhIOCgJpZBgBIAEoCVICaWQSGAoHdmVy\
      c2lvbhgCIAEoDVIHdmVyc2lvbhIhCgxjb250ZW50X2hhc2gYAyABKAlSC2NvbnRlbnRIYXNoEhgKB3JldGlyZWQYBCABKAhS\
      B3JldGlyZWQqkgEKC1Byb2plY3RSb2xlEhwKGFBST0pFQ1RfUk9MRV9VTlNQRUNJRklFRBAAEhYKElBST0pFQ1RfUk9MRV9P\
      V05FUhABEhcKE1BST0pFQ1RfUk9MRV9MRUFERVIQAhIbChdQUk9KRUNUX1JPTEVfVFJBTlNMQVRPUhADEhcKE1BST0pFQ1Rf\
      Uk9MRV9SRUFERVIQBDKGBgoOUHJvamVjdFNlcnZpY2USXwoNQ3JlYXRlUHJvamVjdBIqLm90b2xpdGguY2F0YWxvZ3VlLnYx\
      LkNyZWF0ZVByb2plY3RSZXF1ZXN0Gh0ub3RvbGl0aC5jYXRhbG9ndWUudjEuUHJvamVjdCIDkAICEmQKCkdldFByb2plY3QS\
      Jy5vdG9saXRoLmNhdGFsb2d1ZS52MS5HZXRQcm9qZWN0UmVxdWVzdBooLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldFByb2pl\
      Y3RSZXNwb25zZSIDkAIBEmoKDExpc3RQcm9qZWN0cxIpLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RQcm9qZWN0c1JlcXVl\
      c3QaKi5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0UHJvamVjdHNSZXNwb25zZSIDkAIBEl8KDVVwZGF0ZVByb2plY3QSKi5v\
      dG9saXRoLmNhdGFsb2d1ZS52MS5VcGRhdGVQcm9qZWN0UmVxdWVzdBodLm90b2xpdGguY2F0YWxvZ3VlLnYxLlByb2plY3Qi\
      A5ACAhJwCg5TZXRQcm9qZWN0Um9sZRIrLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNldFByb2plY3RSb2xlUmVxdWVzdBosLm90\
      b2xpdGguY2F0YWxvZ3VlLnYxLlNldFByb2plY3RSb2xlUmVzcG9uc2UiA5ACAhJ2ChBMaXN0UHJvamVjdFJvbGVzEi0ub3Rv\
      bGl0aC5jYXRhbG9ndWUudjEuTGlzdFByb2plY3RSb2xlc1JlcXVlc3QaLi5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0UHJv\
      amVjdFJvbGVzUmVzcG9uc2UiA5ACARJ2ChBMaXN0QXVkaXRFbnRyaWVzEi0ub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdEF1\
      ZGl0RW50cmllc1JlcXVlc3QaLi5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0QXVkaXRFbnRyaWVzUmVzcG9uc2UiA5ACAUJR\
      ChRvdG9saXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0\
      YWxvZ3VlLlYxSrs+CjoKAQwSAwEAEhowIFByb2plY3RzOiB3aG8gd29ya3Mgb24gd2hhdCwgYW5kIHdobyBkaWQgd2hhdC4K\
      CloKAgUAEgQQABsBGk4gV2hhdCBzb21lYm9keSBtYXkgZG8gaW4gYSBwcm9qZWN0LiBFYWNoIHJvbGUgbWF5IGRvIHdoYXQg\
      dGhvc2UgYmVsb3cgaXQgbWF5LgoKFAoEBQACABIDEgIfGgcgTm9uZS4KCjcKBAUAAgESAxQCGRoqIEdpdmVzIHJvbGVzLCBj\
      aGFuZ2VzIHRoZSBwcm9qZWN0IGl0c2VsZi4KCkMKBAUAAgISAxYCGho2IE1ha2VzLCBwdWJsaXNoZXMgYW5kIHJldGlyZXM7\
      IHJlYWRzIHRoZSBhdWRpdCB0cmFpbC4KCj4KBAUAAgMSAxgCHhoxIENoYW5nZXMgdGV4dHMgaW4gZHJhZnRzLCBhbmQgbm90\
      aGluZyBidXQgdGV4dHMuCgozCgQFAAIEEgMaAhoaJiBSZWFkcyBkcmFmdHMgYW5kIHdoYXQgaXMgbm90IHNoYXJlZC4KCowD\
      CgIGABIEIQBTARr/AiBBZG1pbmlzdHJhdG9ycyBtYXkgZG8gaGVyZSB3aGF0IG93bmVycyBtYXkuIFRvIGV2ZXJ5Ym9keSB3\
      aXRob3V0IGEgcm9sZSBhIHByb2plY3QgaXMgdW5rbm93bjoKIE5PVF9GT1VORCB3aXRoIHJlYXNvbiBQUk9KRUNUX1VOS05P\
      V047IGEgcm9sZSB0aGF0IGRvZXMgbm90IHN1ZmZpY2U6IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uCiBST0xFX0lO\
      U1VGRklDSUVOVC4gTWV0aG9kcyB0aGF0IHdyaXRlLCBoZXJlIGFuZCBpbiB0aGUgY2F0YWxvZ3VlJ3Mgb3RoZXIgc2Vydmlj\
      ZXMsIGFyZSByZWZ1c2VkIHRvIHdob2V2ZXIKIHdhcyBlcmFzZWQgb3IgaXMgYWJvdXQgdG8gYmU6IFBFUk1JU1NJT05fREVO\
      SUVEIHdpdGggcmVhc29uIFBBUlRJQ0lQQU5UX0VSQVNFRC4KCu0CCgQGAAIAEgQnAikDGt4CIEZvciBzdHVkeSBsZWFkZXJz\
      IGFuZCBhZG1pbmlzdHJhdG9ycywgd2hvIGJlY29tZSBpdHMgb3duZXIuCgogU2VudCBhZ2FpbiBpdCBjaGFuZ2VzIG5vdGhp\
      bmcuIEVycm9yczogQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gUFJPSkVDVF9FWElTVFMgd2hlbiB0aGUgaWQgaXMKIHRh\
      a2VuIGJ5IGFub3RoZXIgcHJvamVjdDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX1BST0pFQ1RT\
      ICgxMDAgYnkgb25lIHBlcnNvbik7CiBBQk9SVEVEIHdpdGggcmVhc29uIENSRUFURURfQ09OQ1VSUkVOVExZIGFuZCBSZXRy\
      eUluZm87IElOVkFMSURfQVJHVU1FTlQgd2l0aCBldmVyeSBmaW5kaW5nLgoKqAEKBAYAAgESBC0CLwMamQEgRm9yIGV2ZXJ5\
      Ym9keSB3aXRoIGEgcm9sZSBpbiBpdCwgYWRtaW5pc3RyYXRvcnMgYW5kIHNlcnZpY2VzLgoKIEVycm9yczogTk9UX0ZPVU5E\
      IHdpdGggcmVhc29uIFBST0pFQ1RfVU5LTk9XTjsgSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBJRF9JTlZBTElELgoK\
      twEKBAYAAgISBDMCNQMaqAEgVGhvc2UgaW4gd2hpY2ggdGhlIGNhbGxlciBoYXMgYSByb2xlLCBieSBpZDsgZm9yIGFkbWlu\
      aXN0cmF0b3JzIGFuZCBzZXJ2aWNlcyBhbGwuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIFBBR0Vf\
      U0laRV9PVVRfT0ZfUkFOR0Ugb3IgUEFHRV9UT0tFTl9JTlZBTElELgoKkwIKBAYAAgMSBDoCPQMahAIgRm9yIG93bmVycy4g\
      U2VudCBhZ2FpbiB3aXRoIHRoZSBzYW1lIGV0YWcgaXQgYW5zd2VycyB0aGUgc2FtZSwgd2hpbGUgdGhlIHByb2plY3QgaXMg\
      YXMgaXQgYXNrcy4KCiBFcnJvcnM6IEFCT1JURUQgd2l0aCByZWFzb24gRVRBR19NSVNNQVRDSDsgSU5WQUxJRF9BUkdVTUVO\
      VCwgYWxzbyB3aXRob3V0IGFuIGV0YWcgKFJFUVVJUkVEKSBhbmQgZm9yIGEKIHBhdGggb2YgdGhlIG1hc2sgdGhhdCBjYW5u\
      b3QgYmUgY2hhbmdlZCAoRklFTERfVU5LTk9XTikuCgpOCgYGAAIDBCISAzwEKho/IFRoZSBldGFnIG1ha2VzIGEgcmVwZWF0\
      IHNhZmU6IGl0IGlzIGRvbmUgYWxyZWFkeSwgb3IgcmVmdXNlZC4KCrgCCgQGAAIEEgRDAkUDGqkCIEdpdmVzIGEgcm9sZSwg\
      Y2hhbmdlcyBpdCBvciB0YWtlcyBpdCBhd2F5LiBGb3Igb3duZXJzOyBldmVyeWJvZHkgbWF5IGxlYXZlLgoKIEVycm9yczog\
      RkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBMQVNUX09XTkVSOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFz\
      b24KIFRPT19NQU5ZX01FTUJFUlMgKDEsMDAwKTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gUEFSVElDSVBBTlRf\
      RVJBU0VEOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uCiBST0xFX1VOS05PV04gb3IgSURfSU5WQUxJRC4KCtUBCgQG\
      AAIFEgRJAksDGsYBIFdobyBoYXMgYSByb2xlLCBpbiB0aGUgb3JkZXIgb2YgdGhlIHJvbGVzLCB0aGVuIG9mIHdobyBoYXMg\
      dGhlbSBsb25nZXN0LiBGb3IgZXZlcnlib2R5IHdpdGggYSByb2xlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRo\
      IHJlYXNvbiBJRF9JTlZBTElELCBQQUdFX1NJWkVfT1VUX09GX1JBTkdFIG9yIFBBR0VfVE9LRU5fSU5WQUxJRC4KCqECCgQG\
      AAIGEgRQAlIDGpICIEV2ZXJ5IGNoYW5nZSBpbiB0aGUgcHJvamVjdCwgbmV3ZXN0IGZpcnN0LiBGb3IgbGVhZGVycyBhbmQg\
      b3duZXJzLiBFbnRyaWVzIGFyZSB0b2xkIGFzIHRoZXkgd2VyZSBoYXNoZWQsIHdpdGgKIHBlb3BsZSBieSBuYW1lcyBvZiB0\
      aGUgdHJhaWwncyBvd247IGBuYW1lc2Agc2F5cyB3aG9zZSB0aGV5IGFyZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQg\
      d2l0aCByZWFzb24gSURfSU5WQUxJRCwgUEFHRV9TSVpFX09VVF9PRl9SQU5HRSBvciBQQUdFX1RPS0VOX0lOVkFMSUQuCgpY\
      CgIEABIEVgBjARpMIEEgdGVuYW50OiBpdCBvd25zIHN0dWRpZXMsIHF1ZXN0aW9ubmFpcmVzLCBpdGVtcywgc291bmRzIGFu\
      ZCB2b2NhYnVsYXJpZXMuCgpVCgQEAAIAEgNYAhgaSCAx4oCTNjQgY2hhcmFjdGVyczogbG93ZXItY2FzZSBsZXR0ZXJzLCBk\
      aWdpdHMsIGh5cGhlbnMuIE5ldmVyIGNoYW5nZXMuCgoYCgQEAAIBEgNaAhoaCyBSZXF1aXJlZC4KCh0KBAQAAgISA1wCIBoQ\
      IE1heSBiZSBhYnNlbnQuCgogCgQEAAIDEgNeAh4aEyBCQ1AgNDc7IHJlcXVpcmVkLgoKPgoEBAACBBIDYAISGjEgQW5vdGhl\
      ciBvbmUgYWZ0ZXIgZWFjaCBjaGFuZ2UuIEluIGFuc3dlcnMgb25seS4KCmYKBAQAAgUSA2ICFxpZIFRoZSBjYWxsZXInczsg\
      dW5zcGVjaWZpZWQgZm9yIGFkbWluaXN0cmF0b3JzIGFuZCBzZXJ2aWNlcyB3aXRob3V0IG9uZS4gSW4gYW5zd2VycyBvbmx5\
      LgoKIQoCBAESBGYAaQEaFSBBIHByb2plY3QgdG8gYmVnaW4uCgoxCgQEAQIAEgNoAhYaJCBgZXRhZ2AgYW5kIGByb2xlYCBh\
      cmUgcGFzc2VkIG92ZXIuCgokCgIEAhIEbABxARoYIFdoaWNoIHByb2plY3QgdG8gcmVhZC4KChgKBAQCAgASA24CGBoLIFJl\
      cXVpcmVkLgoKUAoEBAICARIDcAISGkMgRnJvbSBhbiBlYXJsaWVyIGFuc3dlcjsgdW5jaGFuZ2VkIGNvbnRlbnRzIGFuc3dl\
      ciBgbm90X21vZGlmaWVkYC4KCjAKAgQDEgR0AHsBGiQgQSBwcm9qZWN0LCB1bmxlc3MgaXQgaXMgdW5jaGFuZ2VkLgoKRgoE\
      BAMCABIDeAIWGjkgV2l0aCBgcHJvamVjdF9pZGAgYW5kIGBldGFnYCBhbG9uZSB3aGVuIGBub3RfbW9kaWZpZWRgLgoKRAoE\
      BAMCARIDegIYGjcgVGhlIHByb2plY3QgaXMgdGhlIG9uZSB0aGF0IHRoZSByZXF1ZXN0J3MgZXRhZyBuYW1lcy4KCjIKAgQE\
      EgV+AIUBARolIFdoaWNoIHBhZ2Ugb2YgdGhlIHByb2plY3RzIHRvIGxpc3QuCgo1CgQEBAIAEgSAAQIXGicgQXQgbW9zdCBz\
      byBtYW55LCAx4oCTMTAwOyAwIG1lYW5zIDUwLgoKPgoEBAQCARIEggECGBowIEZyb20gdGhlIGFuc3dlciBiZWZvcmU7IGVt\
      cHR5OiB0aGUgZmlyc3QgcGFnZS4KCmYKBAQEAgISBIQBAhIaWCBGcm9tIGFuIGVhcmxpZXIgYW5zd2VyIHRvIHRoZSBzYW1l\
      IHF1ZXN0aW9uOyBhbiB1bmNoYW5nZWQgcGFnZSBhbnN3ZXJzIGBub3RfbW9kaWZpZWRgLgoKIwoCBAUSBogBAJMBARoVIEEg\
      cGFnZSBvZiBwcm9qZWN0cy4KChYKBAQFAgASBIwBAiAaCCBCeSBpZC4KCicKBAQFAgESBI4BAh0aGSBFbXB0eSBvbiB0aGUg\
      bGFzdCBwYWdlLgoKQwoEBAUCAhIEkAECEho1IFRvIGJlIHNlbnQgd2l0aCB0aGUgbmV4dCByZXF1ZXN0IGZvciB0aGUgc2Ft\
      ZSBwYWdlLgoKNQoEBAUCAxIEkgECGBonIFRydWU6IG5vdGhpbmcgZWxzZSBpcyBzZXQgYnV0IGBldGFnYC4KCjoKAgQGEgaW\
      AQCeAQEaLCBBIGNoYW5nZSBvZiB3aGF0IGEgcHJvamVjdCBzYXlzIG9mIGl0c2VsZi4KCkUKBAQGAgASBJgBAhYaNyBUaGUg\
      cHJvamVjdCBieSBpdHMgaWQsIGFuZCB3aGF0IHRoZSBmaWVsZHMgYXJlIHRvIGJlLgoKrAEKBAQGAgESBJsBAiwanQEgRmll\
      bGRzIHRvIGNoYW5nZTogYHRpdGxlYCwgYGRlc2NyaXB0aW9uYCwgYGRlZmF1bHRfbGFuZ3VhZ2VgLiBBYnNlbnQsIGVtcHR5\
      IG9yIGAqYCwgd2hpY2ggc3RhbmRzIGFsb25lOgogYWxsIHRocmVlLCBhbHNvIHRob3NlIHRoYXQgYXJlIGVtcHR5IGluIGBw\
      cm9qZWN0YC4KCisKBAQGAgISBJ0BAhIaHSBPZiB3aGF0IHdhcyByZWFkOyByZXF1aXJlZC4KCi8KAgQHEgahAQCoAQEaISBB\
      IHJvbGUgdG8gZ2l2ZSBvciB0byB0YWtlIGF3YXkuCgoZCgQEBwIAEgSjAQIYGgsgUmVxdWlyZWQuCgoiCgQEBwIBEgSlAQIc\
      GhQgUHNldWRvbnltOiBhIFVVSUQuCgowCgQEBwICEgSnAQIXGiIgVW5zcGVjaWZpZWQgdGFrZXMgdGhlIHJvbGUgYXdheS4K\
      CjcKAgQIEgarAQCuAQEaKSBXaGV0aGVyIGEgcm9sZSB3YXMgZ2l2ZW4gb3IgdGFrZW4gYXdheS4KCigKBAQIAgASBK0BAhMa\
      GiBGYWxzZTogaXQgd2FzIHNvIGJlZm9yZS4KCjgKAgQJEgaxAQC6AQEaKiBXaGljaCBwYWdlIG9mIGEgcHJvamVjdCdzIHJv\
      bGVzIHRvIGxpc3QuCgoZCgQECQIAEgSzAQIYGgsgUmVxdWlyZWQuCgpmCgQECQIBEgS1AQISGlggRnJvbSBhbiBlYXJsaWVy\
      IGFuc3dlciB0byB0aGUgc2FtZSBxdWVzdGlvbjsgYW4gdW5jaGFuZ2VkIHBhZ2UgYW5zd2VycyBgbm90X21vZGlmaWVkYC4K\
      CjgKBAQJAgISBLcBAhcaKiBBdCBtb3N0IHNvIG1hbnksIDHigJMxLDAwMDsgMCBtZWFucyAxMDAuCgo+CgQECQIDEgS5AQIY\
      GjAgRnJvbSB0aGUgYW5zd2VyIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJzdCBwYWdlLgoKLAoCBAoSBr0BAMYBARoeIEEgcGFn\
      ZSBvZiBhIHByb2plY3QncyByb2xlcy4KCmUKBAQKAgASBL8BAiUaVyBJbiB0aGUgb3JkZXIgb2YgdGhlIHJvbGVzLCB0aGVu\
      IG9mIHdobyBoYXMgdGhlbSBsb25nZXN0LiBBIHByb2plY3QgaGFzIGF0IG1vc3QgMSwwMDAuCgpDCgQECgIBEgTBAQISGjUg\
      VG8gYmUgc2VudCB3aXRoIHRoZSBuZXh0IHJlcXVlc3QgZm9yIHRoZSBzYW1lIHBhZ2UuCgo1CgQECgICEgTDAQIYGicgVHJ1\
      ZTogbm90aGluZyBlbHNlIGlzIHNldCBidXQgYGV0YWdgLgoKJwoEBAoCAxIExQECHRoZIEVtcHR5IG9uIHRoZSBsYXN0IHBh\
      Z2UuCgo1CgIECxIGyQEA0AEBGicgU29tZWJvZHkgd2hvIGhhcyBhIHJvbGUgaW4gYSBwcm9qZWN0LgoKIgoEBAsCABIEywEC\
      HBoUIFBzZXVkb255bTogYSBVVUlELgoKIgoEBAsCARIEzQECFxoUIE5ldmVyIHVuc3BlY2lmaWVkLgoKewoEBAsCAhIEzwEC\
      KxptIFdoZW4gdGhpcyByb2xlIHdhcyBnaXZlbi4gSW4gdGhlIGF1ZGl0IHRyYWlsIGFic2VudCwgd2hlcmUgYHBhcnRpY2lw\
      YW50X2lkYCBpcyBhcyBpbiBgQXVkaXRFbnRyeS5yZXNvdXJjZWAuCgo+CgIEDBIG0wEA3QEBGjAgV2hpY2ggcGFydCBvZiBh\
      IHByb2plY3QncyBhdWRpdCB0cmFpbCB0byByZWFkLgoKGQoEBAwCABIE1QECGBoLIFJlcXVpcmVkLgoKNQoEBAwCARIE1wEC\
      FxonIEF0IG1vc3Qgc28gbWFueSwgMeKAkzEwMDsgMCBtZWFucyA1MC4KCkIKBAQMAgISBNkBAhgaNCBGcm9tIHRoZSBhbnN3\
      ZXIgYmVmb3JlOyBlbXB0eTogdGhlIG5ld2VzdCBlbnRyaWVzLgoK6AEKBAQMAgMSBNwBAhYa2QEgT25seSB3aGF0IHdhcyBk\
      b25lIHRvIGl0LCBlLmcuIGBxdWVzdGlvbm5haXJlcy9taW5pLXRxYDsgZW1wdHk6IGV2ZXJ5dGhpbmcuIGByb2xlcy88cGFy\
      dGljaXBhbnQgaWQ+YCBmaW5kcwogd2hhdCB3YXMgZG9uZSB0byBzb21lYm9keSdzIHJvbGUgYXMgbG9uZyBhcyBgbmFtZXNg\
      IHdvdWxkIHNheSB3aG9zZSBuYW1lIGl0IGlzOyBgcm9sZXMvPG5hbWU+YCBhbHdheXMgZG9lcy4KCikKAgQNEgbgAQDoAQEa\
      GyBBIHBhZ2Ugb2YgYW4gYXVkaXQgdHJhaWwuCgpmCgQEDQIAEgTiAQIiGlggTmV3ZXN0IGZpcnN0LiBBIHBhZ2UgZW5kcyBi\
      ZWZvcmUgMiBNaUIsIGJ1dCBoYXMgYXQgbGVhc3Qgb25lIGVudHJ5IHdoZXJlIHRoZXJlIGlzIG9uZS4KCicKBAQNAgESBOQB\
      Ah0aGSBFbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKnQEKBAQNAgISBOcBAh8ajgEgV2hvc2UgbmFtZXMgc3RhbmQgaW4gdGhl\
      c2UgZW50cmllcywgYnkgbmFtZS4gVGhvc2Ugb2YgcGVvcGxlIHdobyB3ZXJlIGVyYXNlZCBhcmUgbm90IGFtb25nIHRoZW06\
      IG5vdGhpbmcKIGxlYWRzIGZyb20gc3VjaCBhIG5hbWUgdG8gYW55Ym9keS4KCk0KAgQOEgbrAQDwAQEaPyBCeSB3aGljaCBu\
      YW1lIHRoZSBhdWRpdCB0cmFpbHMgb2YgYWxsIHByb2plY3RzIGtub3cgc29tZWJvZHkuCgpJCgQEDgIAEgTtAQISGjsgQSBy\
      YW5kb20gVVVJRCwgZ2l2ZW4gd2l0aCB0aGUgZmlyc3QgZW50cnk7IG5ldmVyIGNoYW5nZXMuCgoiCgQEDgIBEgTvAQIcGhQg\
      UHNldWRvbnltOiBhIFVVSUQuCgpiCgIEDxIG8wEAigIBGlQgT25lIGNoYW5nZS4gRW50cmllcyBvZiBhIHByb2plY3QgYXJl\
      IGNoYWluZWQ6IGVhY2ggaGFzIHRoZSBoYXNoIG9mIHRoZSBvbmUgYmVmb3JlLgoKNQoEBA8CABIE9QECFBonIEZyb20gMSwg\
      d2l0aG91dCBhIGdhcCBpbiB0aGUgcHJvamVjdC4KCikKBAQPAgESBPcBAiwaGyBXaGVuIHRoZSBjaGFuZ2Ugd2FzIG1hZGUu\
      CgrBAQoEBA8CAhIE+gECExqyASBXaG8gZGlkIGl0LCBieSBhIG5hbWUgb2YgdGhlIGF1ZGl0IHRyYWlscycgb3duOiBhIFVV\
      SUQsIHNlZSBBdWRpdE5hbWUuIEluIGVudHJpZXMgZnJvbSBiZWZvcmUgdGhlcmUgd2VyZSBzdWNoCiBuYW1lcywgaGVyZSBh\
      bmQgaW4gdGhlIG90aGVyIGZpZWxkcywgdGhlIHBhcnRpY2lwYW50J3MgaWQgaXRzZWxmLgoKSwoEBA8CAxIE/AECFBo9IGBk\
      cmFmdC51cGRhdGVkYCwgYHF1ZXN0aW9ubmFpcmUucHVibGlzaGVkYCwgYHJvbGUuc2V0YCwg4oCmCgpeCgQEDwIEEgT+AQIW\
      GlAgV2hhdCBpdCB3YXMgZG9uZSB0bzogYGRyYWZ0cy88aWQ+YCwgYHF1ZXN0aW9ubmFpcmVzLzxpZD5gLCBgcm9sZXMvPG5h\
      bWU+YCwg4oCmCgqUAQoEBA8CBRIEgQICHhqFASBXaGF0IHdhcyB0aGVyZSwgYXMgZmFyIGFzIGl0IGRpZmZlcnMgZnJvbSBg\
      bmV3YDogYSBRdWVzdGlvbm5haXJlLCBQcm9qZWN0LCBQcm9qZWN0TWVtYmVyIG9yCiBQdWJsaXNoZWRWZXJzaW9uLiBBYnNl\
      bnQ6IG5vdGhpbmcgd2FzLgoKfAoEBA8CBhIEhAICHhpuIFdoYXQgaXMgdGhlcmUgbm93LCBhcyBmYXIgYXMgaXQgZGlmZmVy\
      cy4gQWJzZW50OiBub3RoaW5nIGlzLiBBIHB1Ymxpc2hlZCB2ZXJzaW9uIGlzIG5hbWVkIGFuZCBub3QKIHJlcGVhdGVkLgoK\
      QwoEBA8CBxIEhgICGxo1IFRoZSBgaGFzaGAgb2YgdGhlIGVudHJ5IGJlZm9yZTsgZW1wdHkgaW4gdGhlIGZpcnN0LgoKmAEK\
      BAQPAggSBIkCAhIaiQEgU0hBLTI1NiBvdmVyIHRoZSBwcm9qZWN0IGFuZCB0aGUgZW50cnkgd2l0aCBpdHMgYHByZXZpb3Vz\
      X2hhc2hgLCBpbiB0aGUgZm9ybSBpbiB3aGljaCBpdCBpcyBzdG9yZWQ7CiBsb3dlci1jYXNlIGhleGFkZWNpbWFsLCA2NCBk\
      aWdpdHMuCgpBCgIEEBIGjQIAlgIBGjMgV2hhdCB0aGUgYXVkaXQgdHJhaWwgc2F5cyBvZiBhIHB1Ymxpc2hlZCB2ZXJzaW9u\
      LgoKXgoEBBACABIEjwICEBpQIE9mIHRoZSBzdHVkeSwgcXVlc3Rpb25uYWlyZSBvciBsaWJyYXJ5IGVudHJ5IHRoYXQgYEF1\
      ZGl0RW50cnkucmVzb3VyY2VgIG5hbWVzLgoKNQoEBBACARIEkQICFRonIFRoZSB2ZXJzaW9uLCBvZiBhIHN0dWR5IHRoZSBy\
      ZXZpc2lvbi4KCl0KBAQQAgISBJMCAhoaTyBMb3dlci1jYXNlIGhleGFkZWNpbWFsLCA2NCBkaWdpdHM7IGVtcHR5IGZvciBh\
      IHZlcnNpb24gdGhhdCB3YXMgdGhlcmUgYmVmb3JlLgoKNQoEBBACAxIElQICExonIFdoZXRoZXIgaXRzIHF1ZXN0aW9ubmFp\
      cmUgaXMgcmV0aXJlZC4KYgZwcm90bzM=
      """)
}
