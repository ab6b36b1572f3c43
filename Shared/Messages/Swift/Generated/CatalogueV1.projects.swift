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
    /// Fields to change: `title`, `description`, `default_language`. Absent, empty or `*`: all three, also
    /// those that are empty in `project`.
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
    /// When this role was given. In the audit trail absent.
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
    /// Only what was done to it, e.g. `questionnaires/mini-tq`; empty: everything.
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

    /// Every field at its default.
    public init() {
      self.entries = []
      self.nextPageToken = ""
    }

    public init(
      entries: [CatalogueV1.AuditEntry] = [],
      nextPageToken: String = ""
    ) {
      self.entries = entries
      self.nextPageToken = nextPageToken
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListAuditEntriesResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListAuditEntriesResponse.self)
    otolith__catalogue__v1__list_audit_entries_response__init(c)
    if !self.entries.isEmpty {
      c.pointee.n_entries = self.entries.count
      c.pointee.entries = arena.array(self.entries) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__AuditEntry>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
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
    /// Pseudonym of who did it: a UUID.
    public var actor: String
    /// `draft.updated`, `questionnaire.published`, `role.set`, …
    public var action: String
    /// What it was done to: `drafts/<id>`, `questionnaires/<id>`, `roles/<participant>`, …
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
      CXBhZ2VUb2tlbhIaCghyZXNvdXJjZRgEIAEoCVIIcmVzb3VyY2UifgoYTGlzdEF1ZGl0RW50cmllc1Jlc3BvbnNlEjoKB2Vu\
      dHJpZXMYASADKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5BdWRpdEVudHJ5UgdlbnRyaWVzEiYKD25leHRfcGFnZV90b2tl\
      bhgCIAEoCVINbmV4dFBhZ2VUb2tlbiK0AgoKQXVkaXRFbnRyeRIWCgZudW1iZXIYASABKARSBm51bWJlchI7CgtjcmVhdGVf\
      dGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNyZWF0ZVRpbWUSFAoFYWN0b3IYAyABKAlSBWFjdG9y\
      EhYKBmFjdGlvbhgEIAEoCVIGYWN0aW9uEhoKCHJlc291cmNlGAUgASgJUghyZXNvdXJjZRImCgNvbGQYBiABKAsyFC5nb29n\
      bGUucHJvdG9idWYuQW55UgNvbGQSJgoDbmV3GAcgASgLMhQuZ29vZ2xlLnByb3RvYnVmLkFueVIDbmV3EiMKDXByZXZpb3Vz\
      X2hhc2gYCCABKAlSDHByZXZpb3VzSGFzaBISCgRoYXNoGAkgASgJUgRoYXNoInkKEFB1Ymxpc2hlZFZlcnNpb24SDgoCaWQY\
      ASABKAlSAmlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAMgASgJUgtjb250ZW50SGFzaBIY\
      CgdyZXRpcmVkGAQgASgIUgdyZXRpcmVkKpIBCgtQcm9qZWN0Um9sZRIcChhQUk9KRUNUX1JPTEVfVU5TUEVDSUZJRUQQABIW\
      ChJQUk9KRUNUX1JPTEVfT1dORVIQARIXChNQUk9KRUNUX1JPTEVfTEVBREVSEAISGwoXUFJPSkVDVF9ST0xFX1RSQU5TTEFU\
      T1IQAxIXChNQUk9KRUNUX1JPTEVfUkVBREVSEAQyhgYKDlByb2plY3RTZXJ2aWNlEl8KDUNyZWF0ZVByb2plY3QSKi5vdG9s\
      aXRoLmNhdGFsb2d1ZS52MS5DcmVhdGVQcm9qZWN0UmVxdWVzdBodLm90b2xpdGguY2F0YWxvZ3VlLnYxLlByb2plY3QiA5AC\
      AhJkCgpHZXRQcm9qZWN0Eicub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0UHJvamVjdFJlcXVlc3QaKC5vdG9saXRoLmNhdGFs\
      b2d1ZS52MS5HZXRQcm9qZWN0UmVzcG9uc2UiA5ACARJqCgxMaXN0UHJvamVjdHMSKS5vdG9saXRoLmNhdGFsb2d1ZS52MS5M\
      aXN0UHJvamVjdHNSZXF1ZXN0Gioub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdFByb2plY3RzUmVzcG9uc2UiA5ACARJfCg1V\
      cGRhdGVQcm9qZWN0Eioub3RvbGl0aC5jYXRhbG9ndWUudjEuVXBkYXRlUHJvamVjdFJlcXVlc3QaHS5vdG9saXRoLmNhdGFs\
      b2d1ZS52MS5Qcm9qZWN0IgOQAgIScAoOU2V0UHJvamVjdFJvbGUSKy5vdG9saXRoLmNhdGFsb2d1ZS52MS5TZXRQcm9qZWN0\
      Um9sZVJlcXVlc3QaLC5vdG9saXRoLmNhdGFsb2d1ZS52MS5TZXRQcm9qZWN0Um9sZVJlc3BvbnNlIgOQAgISdgoQTGlzdFBy\
      b2plY3RSb2xlcxItLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RQcm9qZWN0Um9sZXNSZXF1ZXN0Gi4ub3RvbGl0aC5jYXRh\
      bG9ndWUudjEuTGlzdFByb2plY3RSb2xlc1Jlc3BvbnNlIgOQAgESdgoQTGlzdEF1ZGl0RW50cmllcxItLm90b2xpdGguY2F0\
      YWxvZ3VlLnYxLkxpc3RBdWRpdEVudHJpZXNSZXF1ZXN0Gi4ub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdEF1ZGl0RW50cmll\
      c1Jlc3BvbnNlIgOQAgFCUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9ndWUvdjE7Y2F0YWxvZ3Vl\
      djGqAhRPdG9saXRoLkNhdGFsb2d1ZS5WMUqvNgo6CgEMEgMBABIaMCBQcm9qZWN0czogd2hvIHdvcmtzIG9uIHdoYXQsIGFu\
      ZCB3aG8gZGlkIHdoYXQuCgpaCgIFABIEEAAbARpOIFdoYXQgc29tZWJvZHkgbWF5IGRvIGluIGEgcHJvamVjdC4gRWFjaCBy\
      b2xlIG1heSBkbyB3aGF0IHRob3NlIGJlbG93IGl0IG1heS4KChQKBAUAAgASAxICHxoHIE5vbmUuCgo3CgQFAAIBEgMUAhka\
      KiBHaXZlcyByb2xlcywgY2hhbmdlcyB0aGUgcHJvamVjdCBpdHNlbGYuCgpDCgQFAAICEgMWAhoaNiBNYWtlcywgcHVibGlz\
      aGVzIGFuZCByZXRpcmVzOyByZWFkcyB0aGUgYXVkaXQgdHJhaWwuCgo+CgQFAAIDEgMYAh4aMSBDaGFuZ2VzIHRleHRzIGlu\
      IGRyYWZ0cywgYW5kIG5vdGhpbmcgYnV0IHRleHRzLgoKMwoEBQACBBIDGgIaGiYgUmVhZHMgZHJhZnRzIGFuZCB3aGF0IGlz\
      IG5vdCBzaGFyZWQuCgrkAQoCBgASBCAAUAEa1wEgQWRtaW5pc3RyYXRvcnMgbWF5IGRvIGhlcmUgd2hhdCBvd25lcnMgbWF5\
      LiBUbyBldmVyeWJvZHkgd2l0aG91dCBhIHJvbGUgYSBwcm9qZWN0IGlzIHVua25vd246CiBOT1RfRk9VTkQgd2l0aCByZWFz\
      b24gUFJPSkVDVF9VTktOT1dOOyBhIHJvbGUgdGhhdCBkb2VzIG5vdCBzdWZmaWNlOiBQRVJNSVNTSU9OX0RFTklFRCB3aXRo\
      IHJlYXNvbgogUk9MRV9JTlNVRkZJQ0lFTlQuCgrtAgoEBgACABIEJgIoAxreAiBGb3Igc3R1ZHkgbGVhZGVycyBhbmQgYWRt\
      aW5pc3RyYXRvcnMsIHdobyBiZWNvbWUgaXRzIG93bmVyLgoKIFNlbnQgYWdhaW4gaXQgY2hhbmdlcyBub3RoaW5nLiBFcnJv\
      cnM6IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIFBST0pFQ1RfRVhJU1RTIHdoZW4gdGhlIGlkIGlzCiB0YWtlbiBieSBh\
      bm90aGVyIHByb2plY3Q7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9QUk9KRUNUUyAoMTAwIGJ5\
      IG9uZSBwZXJzb24pOwogQUJPUlRFRCB3aXRoIHJlYXNvbiBDUkVBVEVEX0NPTkNVUlJFTlRMWSBhbmQgUmV0cnlJbmZvOyBJ\
      TlZBTElEX0FSR1VNRU5UIHdpdGggZXZlcnkgZmluZGluZy4KCqgBCgQGAAIBEgQsAi4DGpkBIEZvciBldmVyeWJvZHkgd2l0\
      aCBhIHJvbGUgaW4gaXQsIGFkbWluaXN0cmF0b3JzIGFuZCBzZXJ2aWNlcy4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJl\
      YXNvbiBQUk9KRUNUX1VOS05PV047IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gSURfSU5WQUxJRC4KCrcBCgQGAAIC\
      EgQyAjQDGqgBIFRob3NlIGluIHdoaWNoIHRoZSBjYWxsZXIgaGFzIGEgcm9sZSwgYnkgaWQ7IGZvciBhZG1pbmlzdHJhdG9y\
      cyBhbmQgc2VydmljZXMgYWxsLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBQQUdFX1NJWkVfT1VU\
      X09GX1JBTkdFIG9yIFBBR0VfVE9LRU5fSU5WQUxJRC4KCpMCCgQGAAIDEgQ5AjwDGoQCIEZvciBvd25lcnMuIFNlbnQgYWdh\
      aW4gd2l0aCB0aGUgc2FtZSBldGFnIGl0IGFuc3dlcnMgdGhlIHNhbWUsIHdoaWxlIHRoZSBwcm9qZWN0IGlzIGFzIGl0IGFz\
      a3MuCgogRXJyb3JzOiBBQk9SVEVEIHdpdGggcmVhc29uIEVUQUdfTUlTTUFUQ0g7IElOVkFMSURfQVJHVU1FTlQsIGFsc28g\
      d2l0aG91dCBhbiBldGFnIChSRVFVSVJFRCkgYW5kIGZvciBhCiBwYXRoIG9mIHRoZSBtYXNrIHRoYXQgY2Fubm90IGJlIGNo\
      YW5nZWQgKEZJRUxEX1VOS05PV04pLgoKTgoGBgACAwQiEgM7BCoaPyBUaGUgZXRhZyBtYWtlcyBhIHJlcGVhdCBzYWZlOiBp\
      dCBpcyBkb25lIGFscmVhZHksIG9yIHJlZnVzZWQuCgqFAgoEBgACBBIEQQJDAxr2ASBHaXZlcyBhIHJvbGUsIGNoYW5nZXMg\
      aXQgb3IgdGFrZXMgaXQgYXdheS4gRm9yIG93bmVyczsgZXZlcnlib2R5IG1heSBsZWF2ZS4KCiBFcnJvcnM6IEZBSUxFRF9Q\
      UkVDT05ESVRJT04gd2l0aCByZWFzb24gTEFTVF9PV05FUjsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uCiBUT09f\
      TUFOWV9NRU1CRVJTICgxLDAwMCk7IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gUk9MRV9VTktOT1dOIG9yIElEX0lO\
      VkFMSUQuCgrVAQoEBgACBRIERwJJAxrGASBXaG8gaGFzIGEgcm9sZSwgaW4gdGhlIG9yZGVyIG9mIHRoZSByb2xlcywgdGhl\
      biBvZiB3aG8gaGFzIHRoZW0gbG9uZ2VzdC4gRm9yIGV2ZXJ5Ym9keSB3aXRoIGEgcm9sZS4KCiBFcnJvcnM6IElOVkFMSURf\
      QVJHVU1FTlQgd2l0aCByZWFzb24gSURfSU5WQUxJRCwgUEFHRV9TSVpFX09VVF9PRl9SQU5HRSBvciBQQUdFX1RPS0VOX0lO\
      VkFMSUQuCgq0AQoEBgACBhIETQJPAxqlASBFdmVyeSBjaGFuZ2UgaW4gdGhlIHByb2plY3QsIG5ld2VzdCBmaXJzdC4gRm9y\
      IGxlYWRlcnMgYW5kIG93bmVycy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gSURfSU5WQUxJRCwg\
      UEFHRV9TSVpFX09VVF9PRl9SQU5HRSBvciBQQUdFX1RPS0VOX0lOVkFMSUQuCgpYCgIEABIEUwBgARpMIEEgdGVuYW50OiBp\
      dCBvd25zIHN0dWRpZXMsIHF1ZXN0aW9ubmFpcmVzLCBpdGVtcywgc291bmRzIGFuZCB2b2NhYnVsYXJpZXMuCgpVCgQEAAIA\
      EgNVAhgaSCAx4oCTNjQgY2hhcmFjdGVyczogbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMsIGh5cGhlbnMuIE5ldmVyIGNo\
      YW5nZXMuCgoYCgQEAAIBEgNXAhoaCyBSZXF1aXJlZC4KCh0KBAQAAgISA1kCIBoQIE1heSBiZSBhYnNlbnQuCgogCgQEAAID\
      EgNbAh4aEyBCQ1AgNDc7IHJlcXVpcmVkLgoKPgoEBAACBBIDXQISGjEgQW5vdGhlciBvbmUgYWZ0ZXIgZWFjaCBjaGFuZ2Uu\
      IEluIGFuc3dlcnMgb25seS4KCmYKBAQAAgUSA18CFxpZIFRoZSBjYWxsZXInczsgdW5zcGVjaWZpZWQgZm9yIGFkbWluaXN0\
      cmF0b3JzIGFuZCBzZXJ2aWNlcyB3aXRob3V0IG9uZS4gSW4gYW5zd2VycyBvbmx5LgoKIQoCBAESBGMAZgEaFSBBIHByb2pl\
      Y3QgdG8gYmVnaW4uCgoxCgQEAQIAEgNlAhYaJCBgZXRhZ2AgYW5kIGByb2xlYCBhcmUgcGFzc2VkIG92ZXIuCgokCgIEAhIE\
      aQBuARoYIFdoaWNoIHByb2plY3QgdG8gcmVhZC4KChgKBAQCAgASA2sCGBoLIFJlcXVpcmVkLgoKUAoEBAICARIDbQISGkMg\
      RnJvbSBhbiBlYXJsaWVyIGFuc3dlcjsgdW5jaGFuZ2VkIGNvbnRlbnRzIGFuc3dlciBgbm90X21vZGlmaWVkYC4KCjAKAgQD\
      EgRxAHgBGiQgQSBwcm9qZWN0LCB1bmxlc3MgaXQgaXMgdW5jaGFuZ2VkLgoKRgoEBAMCABIDdQIWGjkgV2l0aCBgcHJvamVj\
      dF9pZGAgYW5kIGBldGFnYCBhbG9uZSB3aGVuIGBub3RfbW9kaWZpZWRgLgoKRAoEBAMCARIDdwIYGjcgVGhlIHByb2plY3Qg\
      aXMgdGhlIG9uZSB0aGF0IHRoZSByZXF1ZXN0J3MgZXRhZyBuYW1lcy4KCjIKAgQEEgV7AIIBARolIFdoaWNoIHBhZ2Ugb2Yg\
      dGhlIHByb2plY3RzIHRvIGxpc3QuCgo0CgQEBAIAEgN9AhcaJyBBdCBtb3N0IHNvIG1hbnksIDHigJMxMDA7IDAgbWVhbnMg\
      NTAuCgo9CgQEBAIBEgN/AhgaMCBGcm9tIHRoZSBhbnN3ZXIgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBhZ2UuCgpmCgQE\
      BAICEgSBAQISGlggRnJvbSBhbiBlYXJsaWVyIGFuc3dlciB0byB0aGUgc2FtZSBxdWVzdGlvbjsgYW4gdW5jaGFuZ2VkIHBh\
      Z2UgYW5zd2VycyBgbm90X21vZGlmaWVkYC4KCiMKAgQFEgaFAQCQAQEaFSBBIHBhZ2Ugb2YgcHJvamVjdHMuCgoWCgQEBQIA\
      EgSJAQIgGgggQnkgaWQuCgonCgQEBQIBEgSLAQIdGhkgRW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCkMKBAQFAgISBI0BAhIa\
      NSBUbyBiZSBzZW50IHdpdGggdGhlIG5leHQgcmVxdWVzdCBmb3IgdGhlIHNhbWUgcGFnZS4KCjUKBAQFAgMSBI8BAhgaJyBU\
      cnVlOiBub3RoaW5nIGVsc2UgaXMgc2V0IGJ1dCBgZXRhZ2AuCgo6CgIEBhIGkwEAmwEBGiwgQSBjaGFuZ2Ugb2Ygd2hhdCBh\
      IHByb2plY3Qgc2F5cyBvZiBpdHNlbGYuCgpFCgQEBgIAEgSVAQIWGjcgVGhlIHByb2plY3QgYnkgaXRzIGlkLCBhbmQgd2hh\
      dCB0aGUgZmllbGRzIGFyZSB0byBiZS4KCpgBCgQEBgIBEgSYAQIsGokBIEZpZWxkcyB0byBjaGFuZ2U6IGB0aXRsZWAsIGBk\
      ZXNjcmlwdGlvbmAsIGBkZWZhdWx0X2xhbmd1YWdlYC4gQWJzZW50LCBlbXB0eSBvciBgKmA6IGFsbCB0aHJlZSwgYWxzbwog\
      dGhvc2UgdGhhdCBhcmUgZW1wdHkgaW4gYHByb2plY3RgLgoKKwoEBAYCAhIEmgECEhodIE9mIHdoYXQgd2FzIHJlYWQ7IHJl\
      cXVpcmVkLgoKLwoCBAcSBp4BAKUBARohIEEgcm9sZSB0byBnaXZlIG9yIHRvIHRha2UgYXdheS4KChkKBAQHAgASBKABAhga\
      CyBSZXF1aXJlZC4KCiIKBAQHAgESBKIBAhwaFCBQc2V1ZG9ueW06IGEgVVVJRC4KCjAKBAQHAgISBKQBAhcaIiBVbnNwZWNp\
      ZmllZCB0YWtlcyB0aGUgcm9sZSBhd2F5LgoKNwoCBAgSBqgBAKsBARopIFdoZXRoZXIgYSByb2xlIHdhcyBnaXZlbiBvciB0\
      YWtlbiBhd2F5LgoKKAoEBAgCABIEqgECExoaIEZhbHNlOiBpdCB3YXMgc28gYmVmb3JlLgoKOAoCBAkSBq4BALcBARoqIFdo\
      aWNoIHBhZ2Ugb2YgYSBwcm9qZWN0J3Mgcm9sZXMgdG8gbGlzdC4KChkKBAQJAgASBLABAhgaCyBSZXF1aXJlZC4KCmYKBAQJ\
      AgESBLIBAhIaWCBGcm9tIGFuIGVhcmxpZXIgYW5zd2VyIHRvIHRoZSBzYW1lIHF1ZXN0aW9uOyBhbiB1bmNoYW5nZWQgcGFn\
      ZSBhbnN3ZXJzIGBub3RfbW9kaWZpZWRgLgoKOAoEBAkCAhIEtAECFxoqIEF0IG1vc3Qgc28gbWFueSwgMeKAkzEsMDAwOyAw\
      IG1lYW5zIDEwMC4KCj4KBAQJAgMSBLYBAhgaMCBGcm9tIHRoZSBhbnN3ZXIgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBh\
      Z2UuCgosCgIEChIGugEAwwEBGh4gQSBwYWdlIG9mIGEgcHJvamVjdCdzIHJvbGVzLgoKZQoEBAoCABIEvAECJRpXIEluIHRo\
      ZSBvcmRlciBvZiB0aGUgcm9sZXMsIHRoZW4gb2Ygd2hvIGhhcyB0aGVtIGxvbmdlc3QuIEEgcHJvamVjdCBoYXMgYXQgbW9z\
      dCAxLDAwMC4KCkMKBAQKAgESBL4BAhIaNSBUbyBiZSBzZW50IHdpdGggdGhlIG5leHQgcmVxdWVzdCBmb3IgdGhlIHNhbWUg\
      cGFnZS4KCjUKBAQKAgISBMABAhgaJyBUcnVlOiBub3RoaW5nIGVsc2UgaXMgc2V0IGJ1dCBgZXRhZ2AuCgonCgQECgIDEgTC\
      AQIdGhkgRW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCjUKAgQLEgbGAQDNAQEaJyBTb21lYm9keSB3aG8gaGFzIGEgcm9sZSBp\
      biBhIHByb2plY3QuCgoiCgQECwIAEgTIAQIcGhQgUHNldWRvbnltOiBhIFVVSUQuCgoiCgQECwIBEgTKAQIXGhQgTmV2ZXIg\
      dW5zcGVjaWZpZWQuCgpECgQECwICEgTMAQIrGjYgV2hlbiB0aGlzIHJvbGUgd2FzIGdpdmVuLiBJbiB0aGUgYXVkaXQgdHJh\
      aWwgYWJzZW50LgoKPgoCBAwSBtABANkBARowIFdoaWNoIHBhcnQgb2YgYSBwcm9qZWN0J3MgYXVkaXQgdHJhaWwgdG8gcmVh\
      ZC4KChkKBAQMAgASBNIBAhgaCyBSZXF1aXJlZC4KCjUKBAQMAgESBNQBAhcaJyBBdCBtb3N0IHNvIG1hbnksIDHigJMxMDA7\
      IDAgbWVhbnMgNTAuCgpCCgQEDAICEgTWAQIYGjQgRnJvbSB0aGUgYW5zd2VyIGJlZm9yZTsgZW1wdHk6IHRoZSBuZXdlc3Qg\
      ZW50cmllcy4KClsKBAQMAgMSBNgBAhYaTSBPbmx5IHdoYXQgd2FzIGRvbmUgdG8gaXQsIGUuZy4gYHF1ZXN0aW9ubmFpcmVz\
      L21pbmktdHFgOyBlbXB0eTogZXZlcnl0aGluZy4KCikKAgQNEgbcAQDhAQEaGyBBIHBhZ2Ugb2YgYW4gYXVkaXQgdHJhaWwu\
      CgpmCgQEDQIAEgTeAQIiGlggTmV3ZXN0IGZpcnN0LiBBIHBhZ2UgZW5kcyBiZWZvcmUgMiBNaUIsIGJ1dCBoYXMgYXQgbGVh\
      c3Qgb25lIGVudHJ5IHdoZXJlIHRoZXJlIGlzIG9uZS4KCicKBAQNAgESBOABAh0aGSBFbXB0eSBvbiB0aGUgbGFzdCBwYWdl\
      LgoKYgoCBA4SBuQBAPoBARpUIE9uZSBjaGFuZ2UuIEVudHJpZXMgb2YgYSBwcm9qZWN0IGFyZSBjaGFpbmVkOiBlYWNoIGhh\
      cyB0aGUgaGFzaCBvZiB0aGUgb25lIGJlZm9yZS4KCjUKBAQOAgASBOYBAhQaJyBGcm9tIDEsIHdpdGhvdXQgYSBnYXAgaW4g\
      dGhlIHByb2plY3QuCgopCgQEDgIBEgToAQIsGhsgV2hlbiB0aGUgY2hhbmdlIHdhcyBtYWRlLgoKMAoEBA4CAhIE6gECExoi\
      IFBzZXVkb255bSBvZiB3aG8gZGlkIGl0OiBhIFVVSUQuCgpLCgQEDgIDEgTsAQIUGj0gYGRyYWZ0LnVwZGF0ZWRgLCBgcXVl\
      c3Rpb25uYWlyZS5wdWJsaXNoZWRgLCBgcm9sZS5zZXRgLCDigKYKCmUKBAQOAgQSBO4BAhYaVyBXaGF0IGl0IHdhcyBkb25l\
      IHRvOiBgZHJhZnRzLzxpZD5gLCBgcXVlc3Rpb25uYWlyZXMvPGlkPmAsIGByb2xlcy88cGFydGljaXBhbnQ+YCwg4oCmCgqU\
      AQoEBA4CBRIE8QECHhqFASBXaGF0IHdhcyB0aGVyZSwgYXMgZmFyIGFzIGl0IGRpZmZlcnMgZnJvbSBgbmV3YDogYSBRdWVz\
      dGlvbm5haXJlLCBQcm9qZWN0LCBQcm9qZWN0TWVtYmVyIG9yCiBQdWJsaXNoZWRWZXJzaW9uLiBBYnNlbnQ6IG5vdGhpbmcg\
      d2FzLgoKfAoEBA4CBhIE9AECHhpuIFdoYXQgaXMgdGhlcmUgbm93LCBhcyBmYXIgYXMgaXQgZGlmZmVycy4gQWJzZW50OiBu\
      b3RoaW5nIGlzLiBBIHB1Ymxpc2hlZCB2ZXJzaW9uIGlzIG5hbWVkIGFuZCBub3QKIHJlcGVhdGVkLgoKQwoEBA4CBxIE9gEC\
      Gxo1IFRoZSBgaGFzaGAgb2YgdGhlIGVudHJ5IGJlZm9yZTsgZW1wdHkgaW4gdGhlIGZpcnN0LgoKmAEKBAQOAggSBPkBAhIa\
      iQEgU0hBLTI1NiBvdmVyIHRoZSBwcm9qZWN0IGFuZCB0aGUgZW50cnkgd2l0aCBpdHMgYHByZXZpb3VzX2hhc2hgLCBpbiB0\
      aGUgZm9ybSBpbiB3aGljaCBpdCBpcyBzdG9yZWQ7CiBsb3dlci1jYXNlIGhleGFkZWNpbWFsLCA2NCBkaWdpdHMuCgpBCgIE\
      DxIG/QEAhgIBGjMgV2hhdCB0aGUgYXVkaXQgdHJhaWwgc2F5cyBvZiBhIHB1Ymxpc2hlZCB2ZXJzaW9uLgoKXgoEBA8CABIE\
      /wECEBpQIE9mIHRoZSBzdHVkeSwgcXVlc3Rpb25uYWlyZSBvciBsaWJyYXJ5IGVudHJ5IHRoYXQgYEF1ZGl0RW50cnkucmVz\
      b3VyY2VgIG5hbWVzLgoKNQoEBA8CARIEgQICFRonIFRoZSB2ZXJzaW9uLCBvZiBhIHN0dWR5IHRoZSByZXZpc2lvbi4KCl0K\
      BAQPAgISBIMCAhoaTyBMb3dlci1jYXNlIGhleGFkZWNpbWFsLCA2NCBkaWdpdHM7IGVtcHR5IGZvciBhIHZlcnNpb24gdGhh\
      dCB3YXMgdGhlcmUgYmVmb3JlLgoKNQoEBA8CAxIEhQICExonIFdoZXRoZXIgaXRzIHF1ZXN0aW9ubmFpcmUgaXMgcmV0aXJl\
      ZC4KYgZwcm90bzM=
      """)
}
