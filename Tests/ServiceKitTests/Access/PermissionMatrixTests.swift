import Foundation
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Testing

@testable import Identity
@testable import Tokens

@Suite struct PermissionMatrixTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)

  private static var file: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(
        path: "deploy/permissions.md")
  }

  @Test func theDocumentedTableIsTheOneThatApplies() throws {
    let documented = try String(contentsOf: Self.file, encoding: .utf8)
    let (old, new) = (
      documented.split(separator: "\n"), PermissionMatrix.text.split(separator: "\n")
    )
    for (line, expected) in zip(old, new) where line != expected {
      Issue.record("deploy/permissions.md: replace\n\(line)\nby\n\(expected)")
    }
    #expect(documented == PermissionMatrix.text, "\(Set(new).subtracting(old))")
  }

  /// - Parameter isDefined: whether a role in a study is a defined one with the verbs of the column.
  private static func context(
    _ column: PermissionMatrix.Column, service: String, isDefined: Bool = false
  ) -> ServerCallContext {
    let context = ServerCallContext(service: "s", method: "m")
    let roles: Set<Role>
    switch column {
    case .noToken: return context
    case .participant: roles = [.participant]
    case .gateway: roles = [.gateway]
    case .studyLeader: roles = [.studyLeader]
    case .administrator: roles = [.administrator]
    case .service: roles = [.service]
    // Roles in studies are those of staff.
    case .dataManager, .dataReader, .recruiter, .clinician, .unblindedStatistician:
      roles = [.studyLeader]
    // Roles in projects are not in tokens; their owners are participants here.
    case .projectReader, .projectTranslator, .projectLeader, .projectOwner: roles = [.participant]
    }
    let role = column.role.flatMap { $0.scope == .study && column != .studyLeader ? $0 : nil }
    context[AccessClaimsKey.self] = VerifiedClaims(
      AccessClaims(
        participantID: UUID(), roles: roles, enrolledStudies: ["led", "other"],
        ledStudies: column == .studyLeader ? ["led"] : [],
        studyRoles: isDefined ? [:] : role.map { ["led": [$0]] } ?? [:],
        studyVerbs: isDefined ? role.map { ["led": $0.verbs] } ?? [:] : [:],
        callingService: column == .service ? service : nil, sessionID: UUID(), issuedAt: now,
        expiresAt: now + 600))
    return context
  }

  private static func isGranted(
    _ right: MethodRight, _ context: ServerCallContext, study: String
  ) -> Bool {
    do {
      try right.access.check(context)
      // Its type stands for those of all methods about a study.
      try right.access.check(AuthV1.ListMembersRequest(studyID: study), context)
      return true
    } catch {
      return false
    }
  }

  private static func isExpected(
    _ cell: String, of right: MethodRight, _ column: PermissionMatrix.Column, study: String
  ) -> Bool {
    if case .project = right { return column.isAccount }
    // The handler finds the object.
    if case .ownOrObject = right { return !cell.isEmpty }
    switch cell {
    case "yes": return true
    case "": return false
    // Handlers reject invalid ids.
    case _ where !["led", "other"].contains(study): return true
    case "own": return false
    default: return study == "led"
    }
  }

  private static func check<Methods: MethodWithRight>(_ methods: Methods.Type) {
    for method in methods.allCases {
      let right = method.right
      for column in PermissionMatrix.Column.allCases {
        let cell = PermissionMatrix.cell(of: right, column)
        let message = "\(method) \(column) \(cell)"
        let name = if case .service(let name) = right { name } else { "otolith-ingestion" }
        let context = context(column, service: name)
        // Project roles decide in the use case.
        if column.role?.scope == .project { continue }
        if column.role?.scope == .study, column != .studyLeader {
          guard right.isOnStudy else { continue }
          let defined = Self.context(column, service: name, isDefined: true)
          for context in [context, defined] {
            #expect(isGranted(right, context, study: "led") == (cell == "role"), "\(message)")
            #expect(!isGranted(right, context, study: "other"), "\(message)")
          }
          continue
        }
        for study in ["led", "other", "", "Led "] {
          #expect(
            isGranted(right, context, study: study)
              == isExpected(cell, of: right, column, study: study),
            "\(message) \(study)")
        }
      }
      if case .service = right {
        #expect(!isGranted(right, context(.service, service: "otolith-other"), study: ""))
      }
    }
  }

  @Test func everyMethodDecidesForEveryRoleAsDocumented() {
    for methods in MethodRight.methods { Self.check(methods) }
    #expect(MethodRight.methods.count == Set(MethodRight.methods.map { $0.service }).count)
  }

  @Test func aRequestWithoutStudyIsRefused() {
    let context = Self.context(.studyLeader, service: "")
    #expect(throws: RPCError.self) {
      try MethodRight.study(.memberRead).access.check(AuthV1.GetAccountRequest(), context)
    }
  }

  @Test func everyVerbBelongsToARole() {
    let held = ShippedRole.allCases.reduce(into: Set<Verb>()) { $0.formUnion($1.verbs) }
    #expect(held == Set(Verb.allCases))
  }
}

extension MethodRight {
  fileprivate var isOnStudy: Bool {
    switch self {
    case .study, .ownOrStudy: true
    default: false
    }
  }
}
