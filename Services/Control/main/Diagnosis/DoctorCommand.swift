import ArgumentParser
import ControlDiagnosis
import Foundation

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Say what is wrong, and what to type next.",
    discussion: """
      Looks at what `otolithctl status` shows, and at this machine: files that settings name and who may read \
      them, clocks, time zones, disks, databases that can be reached from here, and who has the port of a service \
      that does not answer. Settings are those in the environment, and of each service its file in /etc/otolith \
      (or --config) and its credentials in /etc/credstore, which root alone may read: run it as root there. \
      `otolith-… check` looks at all settings of one service.

      Each finding has a severity, what it was seen by, and the next command. Nothing is changed.

      Exit status: 0 all is well, 1 something wants attention, 2 something is broken, 64 wrong arguments or \
      settings.

      Examples:
        otolithctl doctor
        otolithctl doctor --config planning=planning.conf --only planning
        otolithctl doctor --json
      """)

  @OptionGroup var options: DiagnosisOptions

  func run() async throws {
    let facts = try await options.facts(looksAtMachine: true)
    let diagnosis = Diagnosis(facts)
    if options.json {
      print(try StatusDocument(facts, diagnosis, showsServices: false).text())
    } else {
      let text = DiagnosisText(diagnosis, serviceCount: facts.instances.count)
      print(text.lines.joined(separator: "\n"))
    }
    if diagnosis.exitCode != 0 { throw ExitCode(diagnosis.exitCode) }
  }
}
