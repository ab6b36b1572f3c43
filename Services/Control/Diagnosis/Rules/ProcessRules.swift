import ServiceKit

/// What a process may open and where it writes.
enum ProcessRules {
  static let all = [
    Rule("open-files") { facts in
      facts.statuses.compactMap { instance, status -> Finding? in
        guard let open = status.openFiles.open, open * 10 >= status.openFiles.max * 9 else {
          return nil
        }
        return Finding(
          .attention, instance.subject, "it has hardly a descriptor left for connections",
          evidence: "\(open) of \(status.openFiles.max) are open",
          command: "systemctl edit \(instance.service)  # raise LimitNOFILE")
      }
    },
    Rule("disk") { facts in
      facts.statuses.flatMap { instance, status in
        status.disks.compactMap { disk -> Finding? in
          guard let free = disk.freeBytes, free < HealthLimits.freeBytesMin else { return nil }
          return Finding(
            free == 0 ? .broken : .attention, instance.subject,
            "the file system of \(disk.use) is almost full",
            evidence: "\(disk.path) has \(free >> 20) MiB left", command: "df -h \(disk.path)")
        }
      }
    },
  ]
}
