import Foundation
import ServiceKit
import Testing

@testable import ControlDiagnosis

@Suite struct GatheringTests {
  private static func address(_ text: String) -> NetworkAddress { NetworkAddress(text)! }

  @Test func eachProcessIsLookedAtOnce() {
    let (a, b) = (Self.address("10.0.0.1:7411"), Self.address("10.0.0.2:7411"))
    let call = Self.address("10.0.0.1:7401")
    // Without anything, the service of this machine.
    #expect(
      Target.all(of: "otolith-auth", admin: [], calls: nil) == [
        Target(
          service: "otolith-auth", admin: Self.address("127.0.0.1:7411"), isAssumed: true,
          call: Self.address("127.0.0.1:7401"))
      ])
    #expect(
      Target.all(of: "otolith-auth", admin: [], calls: [call])
        == [Target(service: "otolith-auth", call: call)])
    #expect(
      Target.all(of: "otolith-auth", admin: [a, b], calls: nil)
        == [Target(service: "otolith-auth", admin: a), Target(service: "otolith-auth", admin: b)])
    #expect(
      Target.all(of: "otolith-auth", admin: [a, b], calls: [call])
        == [
          Target(service: "otolith-auth", admin: a, call: call),
          Target(service: "otolith-auth", admin: b),
        ])
  }

  @Test func theStampOfABackup() throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "otolith-stamp-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    func facts(_ text: String) throws -> BackupFacts {
      try Data(text.utf8).write(to: file)
      return BackupStamp(path: file.path).facts
    }
    #expect(BackupStamp(path: nil).facts == .notAsked)
    guard case .unreadable = BackupStamp(path: file.path).facts else {
      Issue.record("a file that is not there was read")
      return
    }
    let time = Date(timeIntervalSince1970: 1_800_000_000)
    #expect(try facts("2027-01-15T08:00:00Z\n") == .stamped(time, file: file.path))
    #expect(try facts("  2027-01-15T08:00:00Z  \nand more") == .stamped(time, file: file.path))
    guard case .unreadable(_, let reason) = try facts("yesterday\n") else {
      Issue.record("yesterday is no time")
      return
    }
    #expect(reason.contains("2026-03-01T02:30:00Z"))
    guard case .stamped(let changed, _) = try facts("") else {
      Issue.record("an empty file has a time of change")
      return
    }
    #expect(abs(changed.timeIntervalSinceNow) < 600)
  }

  @Test func nobodyAndNoNameAreToldApart() async {
    let gathering = Gathering(
      targets: [
        Target(
          service: "otolith-auth", admin: Self.address("127.0.0.1:1"),
          call: Self.address("127.0.0.1:1")),
        Target(service: "otolith-planning", admin: Self.address("no-such-name.invalid:7414")),
      ], protection: CallProtection(trustRootsFile: nil, permitsPlaintext: false))
    let instances = await gathering.instances()
    #expect(instances.map(\.service) == ["otolith-auth", "otolith-planning"])
    func kind(_ answer: Facts.AdminAnswer?) -> Unreachable.Kind? {
      if case .failure(let error) = answer?.result { error.kind } else { nil }
    }
    #expect(kind(instances[0].admin) == .refused)
    if case .failure(let error) = instances[0].call?.isServing {
      #expect(error.kind == .refused)
    } else {
      Issue.record("nobody listens at port 1")
    }
    #expect(kind(instances[1].admin) == .unknownName)
  }

  @Test func filesOfSettingsAndWhoMayReadThem() async throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "otolith-key-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let facts = await MachineGathering(environment: [
      "OTOLITH_AUDIT_KEY_FILE": file.path, "OTOLITH_TLS_CERTIFICATE_FILE": "/no/such/file",
      "OTOLITH_PORT_FILE": "/not/there/yet", "OTHER_KEY_FILE": "/x",
    ]).facts()
    #expect(
      facts.files.map(\.setting) == ["OTOLITH_AUDIT_KEY_FILE", "OTOLITH_TLS_CERTIFICATE_FILE"])
    #expect(facts.files[0].mode.map { $0 & 0o777 } == 0o640 && facts.files[0].isSecret)
    #expect(facts.files[1].mode == nil && !facts.files[1].isSecret)
    #expect(facts.hasTimeZones)
    #expect(facts.databases.isEmpty)
  }

  // MARK: Settings of services

  @Test func whereASettingsFileSaysThatAServiceIs() throws {
    try TestFiles.withFolder { folder in
      func targets(_ text: String, admin: [NetworkAddress] = []) throws -> [Target] {
        try TestFiles.write(text, to: "\(folder)/auth.conf")
        let host = HostSettings(
          of: "otolith-auth", file: "\(folder)/auth.conf", credentials: "/nowhere")
        return Target.all(of: "otolith-auth", admin: admin, calls: nil, host: host)
      }
      let usual = (admin: Self.address("127.0.0.1:7411"), call: Self.address("127.0.0.1:7401"))
      let empty = try targets("")
      #expect(
        empty == [
          Target(
            service: "otolith-auth", admin: usual.admin, isAssumed: true, call: usual.call,
            isOfThisMachine: true)
        ])
      let told = try targets("OTOLITH_LISTEN=0.0.0.0:7501\nOTOLITH_ADMIN_LISTEN=[::]:7511\n")
      #expect(
        told == [
          Target(
            service: "otolith-auth", admin: Self.address("[::1]:7511"),
            call: Self.address("127.0.0.1:7501"), isOfThisMachine: true)
        ])
      // Its certificate is not for 127.0.0.1.
      let encrypted = try targets("OTOLITH_TLS_CERTIFICATE_FILE=/c\n")
      #expect(
        encrypted == [
          Target(service: "otolith-auth", admin: usual.admin, isOfThisMachine: true)
        ])
      // Who says where it is goes before.
      let given = Self.address("10.0.0.1:7411")
      let named = try targets("OTOLITH_LISTEN=0.0.0.0:7501\n", admin: [given])
      #expect(named == [Target(service: "otolith-auth", admin: given)])
    }
  }

  @Test func whatASettingsFileAndCredentialsName() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "otolith-host-\(UUID().uuidString)"
    ).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: "\(folder)/store", withIntermediateDirectories: true)
    try TestFiles.write("k", to: "\(folder)/store/otolith-planning.tls-key")
    try TestFiles.write(
      "postgresql://nobody@127.0.0.1:1/otolith", to: "\(folder)/store/otolith-planning.database-url"
    )
    try TestFiles.write("k", to: "\(folder)/apns.key")
    try TestFiles.write(
      "OTOLITH_PUSH_APNS_KEY_FILE=\(folder)/apns.key\nOTOLITH_LITSEN=x\n",
      to: "\(folder)/planning.conf")
    for (file, mode) in [
      ("store/otolith-planning.database-url", 0o600), ("store/otolith-planning.tls-key", 0o400),
      ("apns.key", 0o644),
    ] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: "\(folder)/\(file)")
    }
    let host = HostSettings(
      of: "otolith-planning", file: "\(folder)/planning.conf", credentials: "\(folder)/store")
    let nobody = HostSettings(of: "otolith-nobody", credentials: "\(folder)/store")
    let facts = await MachineGathering(environment: [:], hosts: [host, nobody]).facts()
    #expect(facts.services.map(\.service) == ["otolith-planning"])
    #expect(facts.services[0].warnings.count == 1 && facts.services[0].problems == [])
    #expect(facts.files.allSatisfy { $0.service == "otolith-planning" && $0.isSecret })
    #expect(
      facts.files.map { ($0.mode ?? 0) & 0o777 } == [0o600, 0o644, 0o400], "\(facts.files)")
    let database = try #require(facts.databases.first)
    #expect(facts.databases.count == 1 && database.service == "otolith-planning")
    #expect(database.setting == "OTOLITH_DATABASE_URL" && !database.isForOthers)
    #expect(database.problem != nil)
  }
}
