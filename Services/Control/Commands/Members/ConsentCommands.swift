import ArgumentParser
import Messages

extension MembersCommand {
  struct Consents: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List who consented to what, when and in which language.",
      discussion: """
        The latest consent of current and former members, in the order of joining. Consents are `current`, \
        `outdated` (the text has changed, the member is asked again), `lapsed` (they have ended: no \
        notifications, and answers wait), `withdrawn`, or `left` with the member. `parts` are the optional \
        parts that the member accepted.

        Examples:
          otolithctl members consents my-study
          otolithctl members consents my-study --state lapsed --json
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Option(help: "State of the consents; default: all.")
    var state: AuthV1.MemberConsentState?

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let consents = try await service.pages(size: 200) { client, options, size, token in
        let page = try await client.memberships.listMemberConsents(
          .init(studyID: study, state: state ?? .unspecified, pageSize: size, pageToken: token),
          options: options)
        return (page.consents, page.nextPageToken)
      }
      service.list(
        consents,
        [
          "member", "state", "label", "version", "language", "given", "parts", "signed", "ends",
          "left",
        ], nothing: "no consents found"
      ) {
        [
          $0.memberID, $0.state.shown, $0.consentLabel, $0.consentVersion, $0.consentLanguage,
          day($0.giveTime), $0.parts.filter(\.accepted).map(\.partID).joined(separator: " "),
          $0.signed ? "yes" : "no", day($0.endTime), day($0.leaveTime),
        ]
      }
    }
  }

  struct Consent: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write a member's consent with text and signature as an HTML page.",
      discussion: """
        The same page that the participant can keep. A signature may name the person: the file has mode \
        600, and the audit log records who read it.

        Example:
          otolithctl members consent my-study 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --output consent.html
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Argument(help: "Member id.")
    var member: String

    @Option(help: "File to write.", completion: .file())
    var output: String

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let answer = try await service.call { client, options in
        try await client.memberships.getMemberConsent(
          .init(studyID: study, memberID: member), options: options)
      }
      try AtomicFile.write(
        Array((answer.consent?.copyHtml ?? "").utf8), to: output, mode: AtomicFile.privateMode)
      service.tell(answer, ["wrote \(output)"])
    }
  }
}
