import ArgumentParser
import Messages

extension MembersCommand {
  struct Label: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Set a member's label, such as a clinic number, or with --none remove it.",
      discussion: """
        For studies with `subject-labels: true`. Labels connect members and the pseudonyms of exports with \
        the study's own records: `otolithctl plan participants` lists pseudonyms with labels. 1-64 letters, \
        digits, `.`, `_`, `-` and `/`. Idempotent.

        Examples:
          otolithctl members label my-study 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 KL-0042
          otolithctl members label my-study 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --none
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Argument(help: "Member id.")
    var member: String

    @Argument(help: "Label.")
    var label: String?

    @Flag(help: "Remove the label.")
    var none = false

    @OptionGroup var service: ServiceOptions

    func validate() throws {
      if (label == nil) != none { throw ValidationError("pass a label or --none") }
    }

    func run() async throws {
      let label = label ?? ""
      let answer = try await service.call { client, options in
        try await client.memberships.setSubjectLabel(
          .init(studyID: study, memberID: member, subjectLabel: label), options: options)
      }
      service.tell(answer, ["\(member) has \(label.isEmpty ? "no label" : "the label \(label)")"])
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Remove a member from the study. Idempotent.",
      discussion: """
        Ends the enrolment as if the member had left; answers stay. The member may join again where the \
        study's access allows it. Asks for the member's id, or needs --yes.

        Example:
          otolithctl members remove my-study 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --reason duplicate
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Argument(help: "Member id.")
    var member: String

    @Option(
      help: "Reason for the audit log: not-eligible, requested, duplicate, test or other.")
    var reason: AuthV1.MemberRemovalReason

    @OptionGroup var confirmation: ConfirmationOptions

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      try confirmation.ask("\(member) will take no part in \(study) any more.", typing: member)
      let answer = try await service.call { client, options in
        try await client.memberships.removeMember(
          .init(studyID: study, memberID: member, reason: reason), options: options)
      }
      service.tell(answer, ["\(member) is removed"])
    }
  }
}
