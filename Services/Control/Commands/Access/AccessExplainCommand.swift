import ArgumentParser
import Messages
import RPCClient
import ServiceKit

extension AccessCommand {
  struct Explain: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Say whether an account holds a verb on an object, and why.",
      discussion: """
        For yourself (PERSON is -), and for administrators. The answer is that of the database: \
        services refuse tokens from before a change within seconds. Roles in a project are read from \
        the catalogue.

        Examples:
          otolithctl access explain anna.b studies/tinnitus export.read
          otolithctl access explain - projects/my-lab draft.write
        """)

    @Argument(help: "Username or participant id; - for yourself.")
    var person: String

    @Argument(help: "Object: installation, projects/PROJECT or studies/STUDY.")
    var object: String

    @Argument(help: "Verb such as export.read; `otolithctl access roles` lists them.")
    var verb: String

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let answer = try await service.call { client, options in
        var participant = ""
        if person != "-" {
          participant = try await client.managedAccount(named: person, options: options)
            .participantID
        }
        let answer = try await client.access.explainAccess(
          .init(participantID: participant, object: object, verb: verb), options: options)
        guard case .project(let project) = AccessObject(object), let verb = Verb(rawValue: verb)
        else { return answer }
        if participant.isEmpty {
          participant = try await client.accounts.getAccount(.init(), options: options)
            .participantID
        }
        let role = try await client.role(of: participant, in: project, options: options)
        return answer.adding(role, of: participant, in: project, verb)
      }
      service.tell(answer, answer.lines(verb: verb))
    }
  }
}

extension OtolithClient {
  /// The role of an account in a project; nil if it has none.
  fileprivate func role(
    of participant: String, in project: String, options: CallOptions
  ) async throws -> ShippedRole? {
    let members = try await Pages.all(size: 1_000) { size, token in
      let page = try await projects.listProjectRoles(
        .init(projectID: project, pageSize: size, pageToken: token), options: options)
      return (page.members, page.nextPageToken)
    }
    switch members.first(where: { $0.participantID == participant })?.role {
    case .owner: return .projectOwner
    case .leader: return .projectLeader
    case .translator: return .projectTranslator
    case .reader: return .projectReader
    default: return nil
    }
  }
}

extension AuthV1.ExplainAccessResponse {
  /// Adds the role in the project, which auth does not know.
  func adding(
    _ role: ShippedRole?, of participant: String, in project: String, _ verb: Verb
  ) -> Self {
    guard let role else { return self }
    var answer = self
    let holds = role.verbs.contains(verb)
    let isActive = !findings.contains { [.suspended, .unconfirmed].contains($0.kind) }
    answer.granted = granted || (holds && isActive)
    answer.findings.append(
      AuthV1.AccessFinding(
        kind: holds ? .grants : .verbMissing,
        assignment: AuthV1.AccessAssignment(
          participantID: participant, role: role.rawValue,
          object: AccessObject.project(project).text)))
    return answer
  }

  func lines(verb: String) -> [String] {
    var lines = [granted ? "granted" : "not granted"]
    lines += findings.map { "  \($0.line(verb: verb))" }
    if !granted {
      lines.append("  roles with \(verb): \(rolesWithVerb.joined(separator: ", "))")
    }
    if rightsChangeTime != nil { lines.append("  rights changed: \(moment(rightsChangeTime))") }
    return lines
  }
}

extension AuthV1.AccessFinding {
  fileprivate func line(verb: String) -> String {
    let object = assignment.map { $0.object.isEmpty ? "no study" : $0.object } ?? ""
    let role = "\(assignment?.role ?? "") on \(object)"
    return switch kind {
    case .grants: "\(role) has \(verb)"
    case .verbMissing: "\(role) lacks \(verb)"
    case .otherObject: "\(role) has \(verb), but only there"
    case .suspended: "the account is suspended"
    case .unconfirmed: "the account is not confirmed yet"
    default: "unknown finding; update otolithctl"
    }
  }
}
