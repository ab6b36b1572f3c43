import ServiceKit

/// What can be wrong with the machine that `otolithctl doctor` runs on, and the settings that it was given.
enum MachineRules {
  static let all = [
    Rule("files") { facts in facts.machine.files.flatMap { findings(of: $0) } },
    Rule("machine-disk") { facts in
      facts.machine.fileSystems.filter { $0.freeBytes < HealthLimits.freeBytesMin }.map { system in
        Finding(
          system.freeBytes == 0 ? .broken : .attention, "this machine", "a disk is almost full",
          evidence: "\(system.path) has \(system.freeBytes >> 20) MiB left",
          command: "df -h \(system.path)")
      }
    },
    Rule("machine-zones") { facts in
      facts.machine.hasTimeZones
        ? []
        : [
          Finding(
            .broken, "this machine", "it has no time zones",
            evidence: "otolith-planning and otolith-ingestion do not start without them",
            command: "apt-get install tzdata")
        ]
    },
    Rule("machine-files") { facts in
      guard let most = facts.machine.openFilesMax, most < openFilesMin else { return [] }
      return [
        Finding(
          .note, "this machine", "a process may open few files here",
          evidence: "the hard limit is \(most); a service permits fewer connections then",
          command: "ulimit -Hn")
      ]
    },
  ]

  /// A thousand connections and what a service needs beside them.
  static let openFilesMin = 1_200

  private static func findings(of file: MachineFacts.SettingsFile) -> [Finding] {
    let subject = file.service ?? "this machine"
    guard let mode = file.mode else {
      return [
        Finding(
          .broken, subject, "a file that a setting names is not there",
          evidence: "\(file.setting) is \(file.path)", command: "ls -l \(file.path)")
      ]
    }
    // A service may read by its group what belongs to root.
    let (others, mending) = file.service == nil ? (0o077, "600") : (0o007, "o-rwx")
    guard file.isSecret, mode & UInt32(others) != 0 else { return [] }
    return [
      Finding(
        .attention, subject, "a secret can be read by others",
        evidence: "\(file.setting) is \(file.path), mode \(String(mode & 0o777, radix: 8))",
        command: "chmod \(mending) \(file.path)")
    ]
  }
}
