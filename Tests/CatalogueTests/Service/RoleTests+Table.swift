import Messages
import ServiceKit
import Stubs
import Testing

@testable import CatalogueService

extension RoleTests {
  /// What ``RoleTests/methods`` try is what the table of all methods says.
  @Test func theTableOfMethodsNamesTheRolesThatMay() {
    let roles: [(name: String, role: ProjectRole)] = [
      ("owner", .owner), ("leader", .leader), ("translator", .translator), ("reader", .reader),
    ]
    var untried: Set<String> = []
    func check<Methods: MethodWithRight>(_ methods: Methods.Type) {
      for method in methods.allCases {
        guard case .project(let verb) = method.right else { continue }
        let holders = Set(roles.filter { $0.role.shipped.verbs.contains(verb) }.map(\.name))
        let tried = Self.methods.filter {
          $0.name.prefix { $0 != "," } == method.rawValue && $0.name != "UpdateDraft, structure"
        }
        if tried.isEmpty { untried.insert(method.rawValue) }
        for method in tried { #expect(method.allowed == holders, "\(method.name)") }
      }
    }
    check(CatalogueV1.DraftServiceMethod.self)
    check(CatalogueV1.LibraryServiceMethod.self)
    check(CatalogueV1.ProjectServiceMethod.self)
    // A list shows each caller the projects where it has a role.
    #expect(untried == ["ListProjects"])
  }
}
