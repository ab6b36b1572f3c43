import Foundation
import ServiceKit

/// The table in `deploy/permissions.md`: every method with every role of the installation.
enum PermissionMatrix {
  enum Column: String, CaseIterable {
    case noToken = "no token"
    case participant
    case gateway
    case studyLeader = "study leader"
    case dataManager = "data manager"
    case dataReader = "data reader"
    case recruiter
    case clinician
    case unblindedStatistician = "unblinded statistician"
    case projectReader = "project reader"
    case projectTranslator = "project translator"
    case projectLeader = "project leader"
    case projectOwner = "project owner"
    case administrator
    case service

    var role: ShippedRole? {
      switch self {
      case .noToken, .participant, .service: nil
      case .gateway: .gateway
      case .studyLeader: .studyLeader
      case .dataManager: .dataManager
      case .dataReader: .dataReader
      case .recruiter: .recruiter
      case .clinician: .clinician
      case .unblindedStatistician: .unblindedStatistician
      case .projectReader: .projectReader
      case .projectTranslator: .projectTranslator
      case .projectLeader: .projectLeader
      case .projectOwner: .projectOwner
      case .administrator: .administrator
      }
    }

    /// Whether it is the kind of an account; other roles come on top of one.
    var isAccount: Bool {
      [.participant, .gateway, .studyLeader, .administrator].contains(self)
    }
  }

  static let heading = """
    # Permissions

    For operators, and for those who review an installation. The table shows which roles may call which method.
    It is generated from the tables that the services apply (`Shared/ServiceKit/ServiceKit/Access`); a test keeps it up to date.

    - *yes*: for every object, and for methods of any account for its own data and for published contents.
    - *own*: for the account's own data. *led*: for studies that the account leads. *role*: for studies or projects where the
      account has the role. Data managers, data readers, recruiters, clinicians and unblinded statisticians are accounts of
      study leaders who need not lead a study; accounts of all kinds have roles in projects. They also have the rights of that
      column.
    - Invitations to a group and approvals with one also need `group.assign` on the study.
    - Invitations with a label also need `label.assign` on the study. Labels are shown, searched and written to with `label.read`.
    - `GetCompliance` by group, or for a group, also needs `export.read` on the study.
    - While a blinded allocation runs, only unblinded statisticians get groups of members, and what only some groups have.
    - An empty cell: refused with UNAUTHENTICATED or PERMISSION_DENIED.
    - A defined role (`otolithctl access roles define`) has, on its studies, the rights of its verbs.
    - A change of roles or of led studies takes effect in every service within seconds. Roles in projects are read in each call.


    """

  static var text: String {
    var lines: [String] = []
    let columns = Column.allCases
    lines.append("| method | right | " + columns.map(\.rawValue).joined(separator: " | ") + " |")
    lines.append(String(repeating: "|---", count: columns.count + 2) + "|")
    for methods in MethodRight.methods { lines += rows(methods) }
    return heading + lines.joined(separator: "\n") + "\n"
  }

  private static func rows<Methods: MethodWithRight>(_ methods: Methods.Type) -> [String] {
    let service = Methods.service.dropFirst("otolith.".count).replacing(".v1", with: "")
    return methods.allCases.map { method in
      let cells = Column.allCases.map { cell(of: method.right, $0) }
      return "| `\(service).\(method.rawValue)` | \(name(of: method.right)) | "
        + cells.joined(separator: " | ") + " |"
    }
  }

  static func name(of right: MethodRight) -> String {
    switch right {
    case .everyone: "open"
    case .account: "any account"
    case .accountOrService: "any account or service"
    case .participant: "participant"
    case .service(let name): "\(name)"
    case .anywhere(let verb): "`\(verb.rawValue)`"
    case .installation(let verb): "`\(verb.rawValue)` on the installation"
    case .study(let verb): "`\(verb.rawValue)` on the study"
    case .project(let verb): "`\(verb.rawValue)` on the project"
    case .ownOrStudy(let verb): "own, or `\(verb.rawValue)` on the study"
    case .ownOrObject(let verb): "own, or `\(verb.rawValue)` on the object"
    }
  }

  static func cell(of right: MethodRight, _ column: Column) -> String {
    let holds = right.verb.map { column.role?.verbs.contains($0) == true } ?? false
    switch right {
    case .everyone: return column.isAccount || column.role == nil ? "yes" : ""
    case .account: return column.isAccount ? "yes" : ""
    case .accountOrService: return column.isAccount || column == .service ? "yes" : ""
    case .participant: return column == .participant ? "yes" : ""
    case .service: return column == .service ? "yes" : ""
    case .anywhere: return holds && column.isAccount ? "yes" : ""
    case .installation: return holds && column.role?.scope == .installation ? "yes" : ""
    case .study:
      guard holds, column.role?.scope == .study else { return "" }
      return column == .studyLeader ? "led" : "role"
    case .project:
      guard holds, column.role?.scope != .study else { return "" }
      return column.role?.scope == .project ? "role" : "yes"
    case .ownOrStudy:
      guard column.isAccount else {
        return holds && column.role?.scope == .study ? "role" : ""
      }
      return holds && column.role?.scope == .study ? "own, led" : "own"
    case .ownOrObject:
      guard column.isAccount else {
        return holds && column.role?.scope == .study ? "role" : ""
      }
      guard holds else { return "own" }
      return column.role?.scope == .installation ? "yes" : "own, led"
    }
  }
}
