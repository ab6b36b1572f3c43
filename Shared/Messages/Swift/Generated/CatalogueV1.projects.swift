// Generated from otolith/catalogue/v1/projects.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  /// What somebody may do in a project. Each role may do what those below it may.
  public enum ProjectRole: RawRepresentable, CaseIterable, Sendable, Hashable {
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
  public struct CreateProjectRequest: Message {
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
  public struct GetProjectRequest: Message {
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
  public struct GetProjectResponse: Message {
    public var project: CatalogueV1.Project?
    public var etag: String
    /// True: nothing else is set but `etag`.
    public var notModified: Bool
    /// The caller's.
    public var role: CatalogueV1.ProjectRole

    /// Every field at its default.
    public init() {
      self.project = nil
      self.etag = ""
      self.notModified = false
      self.role = CatalogueV1.ProjectRole(rawValue: 0)
    }

    public init(
      project: CatalogueV1.Project? = nil,
      etag: String = "",
      notModified: Bool = false,
      role: CatalogueV1.ProjectRole = CatalogueV1.ProjectRole(rawValue: 0)
    ) {
      self.project = project
      self.etag = etag
      self.notModified = notModified
      self.role = role
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
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
    self.role = CatalogueV1.ProjectRole(rawValue: Int32(truncatingIfNeeded: c.pointee.role.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetProjectResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetProjectResponse.self)
    otolith__catalogue__v1__get_project_response__init(c)
    if let value = self.project { c.pointee.project = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    c.pointee.role = Otolith__Catalogue__V1__ProjectRole(rawValue: .init(truncatingIfNeeded: self.role.rawValue))
    return c
  }
}

extension CatalogueV1 {
  public struct ListProjectsRequest: Message {
    /// 1–100; 0 means 50.
    public var pageSize: UInt32
    public var pageToken: String
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
  public struct ListProjectsResponse: Message {
    public var projects: [CatalogueV1.GetProjectResponse]
    /// Empty on the last page.
    public var nextPageToken: String
    public var etag: String
    public var notModified: Bool

    /// Every field at its default.
    public init() {
      self.projects = []
      self.nextPageToken = ""
      self.etag = ""
      self.notModified = false
    }

    public init(
      projects: [CatalogueV1.GetProjectResponse] = [],
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
    self.projects = Codec.messages(c.pointee.projects, c.pointee.n_projects) { CatalogueV1.GetProjectResponse($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListProjectsResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListProjectsResponse.self)
    otolith__catalogue__v1__list_projects_response__init(c)
    if !self.projects.isEmpty {
      c.pointee.n_projects = self.projects.count
      c.pointee.projects = arena.array(self.projects) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__GetProjectResponse>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1 {
  public struct UpdateProjectRequest: Message {
    public var project: CatalogueV1.Project?
    /// `title`, `description`, `default_language`; empty: all of them.
    public var updateMask: [String]
    /// Of what was read; required.
    public var etag: String

    /// Every field at its default.
    public init() {
      self.project = nil
      self.updateMask = []
      self.etag = ""
    }

    public init(
      project: CatalogueV1.Project? = nil,
      updateMask: [String] = [],
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
    self.updateMask = Codec.array(c.pointee.update_mask, c.pointee.n_update_mask) { Codec.string($0) }
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__UpdateProjectRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__UpdateProjectRequest.self)
    otolith__catalogue__v1__update_project_request__init(c)
    if let value = self.project { c.pointee.project = value.cStruct(in: arena) }
    if !self.updateMask.isEmpty {
      c.pointee.n_update_mask = self.updateMask.count
      c.pointee.update_mask = arena.array(self.updateMask) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  public struct SetProjectRoleRequest: Message {
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
  public struct ListProjectRolesRequest: Message {
    public var projectID: String
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListProjectRolesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListProjectRolesRequest.self)
    otolith__catalogue__v1__list_project_roles_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1 {
  public struct ListProjectRolesResponse: Message {
    /// At most 1,000.
    public var members: [CatalogueV1.ProjectMember]
    public var etag: String
    public var notModified: Bool

    /// Every field at its default.
    public init() {
      self.members = []
      self.etag = ""
      self.notModified = false
    }

    public init(
      members: [CatalogueV1.ProjectMember] = [],
      etag: String = "",
      notModified: Bool = false
    ) {
      self.members = members
      self.etag = etag
      self.notModified = notModified
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
    return c
  }
}

extension CatalogueV1 {
  public struct ProjectMember: Message {
    public var participantID: String
    public var role: CatalogueV1.ProjectRole
    public var since: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.participantID = ""
      self.role = CatalogueV1.ProjectRole(rawValue: 0)
      self.since = nil
    }

    public init(
      participantID: String = "",
      role: CatalogueV1.ProjectRole = CatalogueV1.ProjectRole(rawValue: 0),
      since: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.role = role
      self.since = since
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
    self.since = c.pointee.since.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ProjectMember> {
    let c = arena.allocate(Otolith__Catalogue__V1__ProjectMember.self)
    otolith__catalogue__v1__project_member__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    c.pointee.role = Otolith__Catalogue__V1__ProjectRole(rawValue: .init(truncatingIfNeeded: self.role.rawValue))
    if let value = self.since { c.pointee.since = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1 {
  public struct ListAuditEntriesRequest: Message {
    public var projectID: String
    /// 1–100; 0 means 50.
    public var pageSize: UInt32
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
  public struct ListAuditEntriesResponse: Message {
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
    public var time: GoogleProtobuf.Timestamp?
    /// Pseudonym of who did it.
    public var actor: String
    /// `draft.updated`, `questionnaire.published`, `role.set`, …
    public var action: String
    /// `drafts/<id>`, `questionnaires/<id>`, `roles/<participant>`, …
    public var resource: String
    /// What was there and what is now, as far as it differs. Absent: nothing was, or nothing is. A
    /// published version is named and not repeated.
    public var old: GoogleProtobuf.`Any`?
    public var new: GoogleProtobuf.`Any`?
    /// SHA-256, lower-case hexadecimal.
    public var previousHash: String
    public var hash: String

    /// Every field at its default.
    public init() {
      self.number = 0
      self.time = nil
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
      time: GoogleProtobuf.Timestamp? = nil,
      actor: String = "",
      action: String = "",
      resource: String = "",
      old: GoogleProtobuf.`Any`? = nil,
      new: GoogleProtobuf.`Any`? = nil,
      previousHash: String = "",
      hash: String = ""
    ) {
      self.number = number
      self.time = time
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
    self.time = c.pointee.time.map { GoogleProtobuf.Timestamp($0) }
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
    if let value = self.time { c.pointee.time = value.cStruct(in: arena) }
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
    public var id: String
    public var version: UInt32
    public var contentHash: String
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
    dependencies: [GoogleProtobuf.anyFile, GoogleProtobuf.timestampFile, CatalogueV1.libraryFile],
    base64: """
      CiNvdG9saXRoL2NhdGFsb2d1ZS92MS9wcm9qZWN0cy5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaGWdvb2dsZS9wcm90\
      b2J1Zi9hbnkucHJvdG8aH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8aIm90b2xpdGgvY2F0YWxvZ3VlL3YxL2xp\
      YnJhcnkucHJvdG8iTwoUQ3JlYXRlUHJvamVjdFJlcXVlc3QSNwoHcHJvamVjdBgBIAEoCzIdLm90b2xpdGguY2F0YWxvZ3Vl\
      LnYxLlByb2plY3RSB3Byb2plY3QiRgoRR2V0UHJvamVjdFJlcXVlc3QSHQoKcHJvamVjdF9pZBgBIAEoCVIJcHJvamVjdElk\
      EhIKBGV0YWcYAiABKAlSBGV0YWciuwEKEkdldFByb2plY3RSZXNwb25zZRI3Cgdwcm9qZWN0GAEgASgLMh0ub3RvbGl0aC5j\
      YXRhbG9ndWUudjEuUHJvamVjdFIHcHJvamVjdBISCgRldGFnGAIgASgJUgRldGFnEiEKDG5vdF9tb2RpZmllZBgDIAEoCFIL\
      bm90TW9kaWZpZWQSNQoEcm9sZRgEIAEoDjIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLlByb2plY3RSb2xlUgRyb2xlImUKE0xp\
      c3RQcm9qZWN0c1JlcXVlc3QSGwoJcGFnZV9zaXplGAEgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAIgASgJUglwYWdl\
      VG9rZW4SEgoEZXRhZxgDIAEoCVIEZXRhZyK7AQoUTGlzdFByb2plY3RzUmVzcG9uc2USRAoIcHJvamVjdHMYASADKAsyKC5v\
      dG9saXRoLmNhdGFsb2d1ZS52MS5HZXRQcm9qZWN0UmVzcG9uc2VSCHByb2plY3RzEiYKD25leHRfcGFnZV90b2tlbhgCIAEo\
      CVINbmV4dFBhZ2VUb2tlbhISCgRldGFnGAMgASgJUgRldGFnEiEKDG5vdF9tb2RpZmllZBgEIAEoCFILbm90TW9kaWZpZWQi\
      hAEKFFVwZGF0ZVByb2plY3RSZXF1ZXN0EjcKB3Byb2plY3QYASABKAsyHS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Qcm9qZWN0\
      Ugdwcm9qZWN0Eh8KC3VwZGF0ZV9tYXNrGAIgAygJUgp1cGRhdGVNYXNrEhIKBGV0YWcYAyABKAlSBGV0YWcilAEKFVNldFBy\
      b2plY3RSb2xlUmVxdWVzdBIdCgpwcm9qZWN0X2lkGAEgASgJUglwcm9qZWN0SWQSJQoOcGFydGljaXBhbnRfaWQYAiABKAlS\
      DXBhcnRpY2lwYW50SWQSNQoEcm9sZRgDIAEoDjIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLlByb2plY3RSb2xlUgRyb2xlIjIK\
      FlNldFByb2plY3RSb2xlUmVzcG9uc2USGAoHY2hhbmdlZBgBIAEoCFIHY2hhbmdlZCJMChdMaXN0UHJvamVjdFJvbGVzUmVx\
      dWVzdBIdCgpwcm9qZWN0X2lkGAEgASgJUglwcm9qZWN0SWQSEgoEZXRhZxgCIAEoCVIEZXRhZyKQAQoYTGlzdFByb2plY3RS\
      b2xlc1Jlc3BvbnNlEj0KB21lbWJlcnMYASADKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Qcm9qZWN0TWVtYmVyUgdtZW1i\
      ZXJzEhIKBGV0YWcYAiABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAMgASgIUgtub3RNb2RpZmllZCKfAQoNUHJvamVjdE1l\
      bWJlchIlCg5wYXJ0aWNpcGFudF9pZBgBIAEoCVINcGFydGljaXBhbnRJZBI1CgRyb2xlGAIgASgOMiEub3RvbGl0aC5jYXRh\
      bG9ndWUudjEuUHJvamVjdFJvbGVSBHJvbGUSMAoFc2luY2UYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgVz\
      aW5jZSKQAQoXTGlzdEF1ZGl0RW50cmllc1JlcXVlc3QSHQoKcHJvamVjdF9pZBgBIAEoCVIJcHJvamVjdElkEhsKCXBhZ2Vf\
      c2l6ZRgCIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgDIAEoCVIJcGFnZVRva2VuEhoKCHJlc291cmNlGAQgASgJUghy\
      ZXNvdXJjZSJ+ChhMaXN0QXVkaXRFbnRyaWVzUmVzcG9uc2USOgoHZW50cmllcxgBIAMoCzIgLm90b2xpdGguY2F0YWxvZ3Vl\
      LnYxLkF1ZGl0RW50cnlSB2VudHJpZXMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIqcCCgpBdWRp\
      dEVudHJ5EhYKBm51bWJlchgBIAEoBFIGbnVtYmVyEi4KBHRpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1w\
      UgR0aW1lEhQKBWFjdG9yGAMgASgJUgVhY3RvchIWCgZhY3Rpb24YBCABKAlSBmFjdGlvbhIaCghyZXNvdXJjZRgFIAEoCVII\
      cmVzb3VyY2USJgoDb2xkGAYgASgLMhQuZ29vZ2xlLnByb3RvYnVmLkFueVIDb2xkEiYKA25ldxgHIAEoCzIULmdvb2dsZS5w\
      cm90b2J1Zi5BbnlSA25ldxIjCg1wcmV2aW91c19oYXNoGAggASgJUgxwcmV2aW91c0hhc2gSEgoEaGFzaBgJIAEoCVIEaGFz\
      aCJ5ChBQdWJsaXNoZWRWZXJzaW9uEg4KAmlkGAEgASgJUgJpZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEiEKDGNvbnRl\
      bnRfaGFzaBgDIAEoCVILY29udGVudEhhc2gSGAoHcmV0aXJlZBgEIAEoCFIHcmV0aXJlZCqSAQoLUHJvamVjdFJvbGUSHAoY\
      UFJPSkVDVF9ST0xFX1VOU1BFQ0lGSUVEEAASFgoSUFJPSkVDVF9ST0xFX09XTkVSEAESFwoTUFJPSkVDVF9ST0xFX0xFQURF\
      UhACEhsKF1BST0pFQ1RfUk9MRV9UUkFOU0xBVE9SEAMSFwoTUFJPSkVDVF9ST0xFX1JFQURFUhAEMpcGCg5Qcm9qZWN0U2Vy\
      dmljZRJqCg1DcmVhdGVQcm9qZWN0Eioub3RvbGl0aC5jYXRhbG9ndWUudjEuQ3JlYXRlUHJvamVjdFJlcXVlc3QaKC5vdG9s\
      aXRoLmNhdGFsb2d1ZS52MS5HZXRQcm9qZWN0UmVzcG9uc2UiA5ACAhJkCgpHZXRQcm9qZWN0Eicub3RvbGl0aC5jYXRhbG9n\
      dWUudjEuR2V0UHJvamVjdFJlcXVlc3QaKC5vdG9saXRoLmNhdGFsb2d1ZS52MS5HZXRQcm9qZWN0UmVzcG9uc2UiA5ACARJq\
      CgxMaXN0UHJvamVjdHMSKS5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0UHJvamVjdHNSZXF1ZXN0Gioub3RvbGl0aC5jYXRh\
      bG9ndWUudjEuTGlzdFByb2plY3RzUmVzcG9uc2UiA5ACARJlCg1VcGRhdGVQcm9qZWN0Eioub3RvbGl0aC5jYXRhbG9ndWUu\
      djEuVXBkYXRlUHJvamVjdFJlcXVlc3QaKC5vdG9saXRoLmNhdGFsb2d1ZS52MS5HZXRQcm9qZWN0UmVzcG9uc2UScAoOU2V0\
      UHJvamVjdFJvbGUSKy5vdG9saXRoLmNhdGFsb2d1ZS52MS5TZXRQcm9qZWN0Um9sZVJlcXVlc3QaLC5vdG9saXRoLmNhdGFs\
      b2d1ZS52MS5TZXRQcm9qZWN0Um9sZVJlc3BvbnNlIgOQAgISdgoQTGlzdFByb2plY3RSb2xlcxItLm90b2xpdGguY2F0YWxv\
      Z3VlLnYxLkxpc3RQcm9qZWN0Um9sZXNSZXF1ZXN0Gi4ub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdFByb2plY3RSb2xlc1Jl\
      c3BvbnNlIgOQAgESdgoQTGlzdEF1ZGl0RW50cmllcxItLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RBdWRpdEVudHJpZXNS\
      ZXF1ZXN0Gi4ub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdEF1ZGl0RW50cmllc1Jlc3BvbnNlIgOQAgFCUQoUb3RvbGl0aC5j\
      YXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9ndWUvdjE7Y2F0YWxvZ3VldjGqAhRPdG9saXRoLkNhdGFsb2d1ZS5WMUrT\
      Fgo6CgEMEgMBABIaMCBQcm9qZWN0czogd2hvIHdvcmtzIG9uIHdoYXQsIGFuZCB3aG8gZGlkIHdoYXQuCgpaCgIFABIEDwAZ\
      ARpOIFdoYXQgc29tZWJvZHkgbWF5IGRvIGluIGEgcHJvamVjdC4gRWFjaCByb2xlIG1heSBkbyB3aGF0IHRob3NlIGJlbG93\
      IGl0IG1heS4KCjcKBAUAAgESAxICGRoqIEdpdmVzIHJvbGVzLCBjaGFuZ2VzIHRoZSBwcm9qZWN0IGl0c2VsZi4KCkMKBAUA\
      AgISAxQCGho2IE1ha2VzLCBwdWJsaXNoZXMgYW5kIHJldGlyZXM7IHJlYWRzIHRoZSBhdWRpdCB0cmFpbC4KCj4KBAUAAgMS\
      AxYCHhoxIENoYW5nZXMgdGV4dHMgaW4gZHJhZnRzLCBhbmQgbm90aGluZyBidXQgdGV4dHMuCgozCgQFAAIEEgMYAhoaJiBS\
      ZWFkcyBkcmFmdHMgYW5kIHdoYXQgaXMgbm90IHNoYXJlZC4KCuQBCgIGABIEHgA/ARrXASBBZG1pbmlzdHJhdG9ycyBtYXkg\
      ZG8gaGVyZSB3aGF0IG93bmVycyBtYXkuIFRvIGV2ZXJ5Ym9keSB3aXRob3V0IGEgcm9sZSBhIHByb2plY3QgaXMgdW5rbm93\
      bjoKIE5PVF9GT1VORCB3aXRoIHJlYXNvbiBQUk9KRUNUX1VOS05PV047IGEgcm9sZSB0aGF0IGRvZXMgbm90IHN1ZmZpY2U6\
      IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uCiBST0xFX0lOU1VGRklDSUVOVC4KCtoCCgQGAAIAEgQkAiYDGssCIEZv\
      ciBzdHVkeSBsZWFkZXJzIGFuZCBhZG1pbmlzdHJhdG9ycywgd2hvIGJlY29tZSBpdHMgb3duZXIuCgogU2VudCBhZ2FpbiBp\
      dCBjaGFuZ2VzIG5vdGhpbmcuIEVycm9yczogQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gUFJPSkVDVF9FWElTVFMgd2hl\
      biB0aGUgaWQgaXMKIHRha2VuIGJ5IGFub3RoZXIgcHJvamVjdDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRP\
      T19NQU5ZX1BST0pFQ1RTICgxMDAgYnkgb25lIHBlcnNvbik7CiBBQk9SVEVEIHdpdGggcmVhc29uIENSRUFURURfQ09OQ1VS\
      UkVOVExZIGFuZCBSZXRyeUluZm87IElOVkFMSURfQVJHVU1FTlQuCgphCgQGAAICEgQrAi0DGlMgVGhvc2UgaW4gd2hpY2gg\
      dGhlIGNhbGxlciBoYXMgYSByb2xlLCBieSBpZDsgZm9yIGFkbWluaXN0cmF0b3JzIGFuZCBzZXJ2aWNlcyBhbGwuCgrOAQoE\
      BgACAxIDMAJHGsABIEZvciBvd25lcnMuIFNlbnQgYWdhaW4gd2l0aCB0aGUgc2FtZSBldGFnIGl0IGFuc3dlcnMgdGhlIHNh\
      bWUsIHdoaWxlIHRoZSBwcm9qZWN0IGlzIGFzIGl0IGFza3MuCiBFcnJvcnM6IEFCT1JURUQgd2l0aCByZWFzb24gRVRBR19N\
      SVNNQVRDSDsgSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRob3V0IGFuIGV0YWcgKFJFUVVJUkVEKS4KCswBCgQGAAIEEgQ1\
      AjcDGr0BIEdpdmVzIGEgcm9sZSwgY2hhbmdlcyBpdCBvciB0YWtlcyBpdCBhd2F5LiBGb3Igb3duZXJzOyBldmVyeWJvZHkg\
      bWF5IGxlYXZlLgoKIEVycm9yczogRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBMQVNUX09XTkVSOyBSRVNPVVJD\
      RV9FWEhBVVNURUQgd2l0aCByZWFzb24KIFRPT19NQU5ZX01FTUJFUlMgKDEsMDAwKS4KClIKBAYAAgYSBDwCPgMaRCBFdmVy\
      eSBjaGFuZ2UgaW4gdGhlIHByb2plY3QsIG5ld2VzdCBmaXJzdC4gRm9yIGxlYWRlcnMgYW5kIG93bmVycy4KClAKBAQBAgES\
      A0gCEhpDIEZyb20gYW4gZWFybGllciBhbnN3ZXI7IHVuY2hhbmdlZCBjb250ZW50cyBhbnN3ZXIgYG5vdF9tb2RpZmllZGAu\
      Cgo0CgQEAgICEgNPAhgaJyBUcnVlOiBub3RoaW5nIGVsc2UgaXMgc2V0IGJ1dCBgZXRhZ2AuCgocCgQEAgIDEgNRAhcaDyBU\
      aGUgY2FsbGVyJ3MuCgojCgQEAwIAEgNWAhcaFiAx4oCTMTAwOyAwIG1lYW5zIDUwLgoKJgoEBAQCARIDXgIdGhkgRW1wdHkg\
      b24gdGhlIGxhc3QgcGFnZS4KCk4KBAQFAgESA2YCIhpBIGB0aXRsZWAsIGBkZXNjcmlwdGlvbmAsIGBkZWZhdWx0X2xhbmd1\
      YWdlYDsgZW1wdHk6IGFsbCBvZiB0aGVtLgoKKgoEBAUCAhIDaAISGh0gT2Ygd2hhdCB3YXMgcmVhZDsgcmVxdWlyZWQuCgoh\
      CgQEBgIBEgNuAhwaFCBQc2V1ZG9ueW06IGEgVVVJRC4KCi8KBAQGAgISA3ACFxoiIFVuc3BlY2lmaWVkIHRha2VzIHRoZSBy\
      b2xlIGF3YXkuCgonCgQEBwIAEgN1AhMaGiBGYWxzZTogaXQgd2FzIHNvIGJlZm9yZS4KCh0KBAQJAgASA38CJRoQIEF0IG1v\
      c3QgMSwwMDAuCgokCgQECwIBEgSNAQIXGhYgMeKAkzEwMDsgMCBtZWFucyA1MC4KClsKBAQLAgMSBJABAhYaTSBPbmx5IHdo\
      YXQgd2FzIGRvbmUgdG8gaXQsIGUuZy4gYHF1ZXN0aW9ubmFpcmVzL21pbmktdHFgOyBlbXB0eTogZXZlcnl0aGluZy4KCicK\
      BAQMAgESBJYBAh0aGSBFbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKYgoCBA0SBpoBAKsBARpUIE9uZSBjaGFuZ2UuIEVudHJp\
      ZXMgb2YgYSBwcm9qZWN0IGFyZSBjaGFpbmVkOiBlYWNoIGhhcyB0aGUgaGFzaCBvZiB0aGUgb25lIGJlZm9yZS4KCjUKBAQN\
      AgASBJwBAhQaJyBGcm9tIDEsIHdpdGhvdXQgYSBnYXAgaW4gdGhlIHByb2plY3QuCgooCgQEDQICEgSfAQITGhogUHNldWRv\
      bnltIG9mIHdobyBkaWQgaXQuCgpLCgQEDQIDEgShAQIUGj0gYGRyYWZ0LnVwZGF0ZWRgLCBgcXVlc3Rpb25uYWlyZS5wdWJs\
      aXNoZWRgLCBgcm9sZS5zZXRgLCDigKYKClAKBAQNAgQSBKMBAhYaQiBgZHJhZnRzLzxpZD5gLCBgcXVlc3Rpb25uYWlyZXMv\
      PGlkPmAsIGByb2xlcy88cGFydGljaXBhbnQ+YCwg4oCmCgqaAQoEBA0CBRIEpgECHhqLASBXaGF0IHdhcyB0aGVyZSBhbmQg\
      d2hhdCBpcyBub3csIGFzIGZhciBhcyBpdCBkaWZmZXJzLiBBYnNlbnQ6IG5vdGhpbmcgd2FzLCBvciBub3RoaW5nIGlzLiBB\
      CiBwdWJsaXNoZWQgdmVyc2lvbiBpcyBuYW1lZCBhbmQgbm90IHJlcGVhdGVkLgoKMAoEBA0CBxIEqQECGxoiIFNIQS0yNTYs\
      IGxvd2VyLWNhc2UgaGV4YWRlY2ltYWwuCgpBCgIEDhIGrgEAswEBGjMgV2hhdCB0aGUgYXVkaXQgdHJhaWwgc2F5cyBvZiBh\
      IHB1Ymxpc2hlZCB2ZXJzaW9uLgpiBnByb3RvMw==
      """)
}
