import ArgumentParser
import ControlDiagnosis
import Foundation

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Say what is wrong, and what to type next.",
    discussion: """
      Looks at what `otolithctl status` shows, and at this machine: files that settings in the environment \
      name and who may read them, clocks, time zones, disks, databases that can be reached from here. Run it \
      with a service's own settings to have those looked at, too; `otolith-… check` looks at all settings of \
      one service.

      Each finding has a severity, what it was seen by, and the next command. Nothing is changed.

      Exit status: 0 all is well, 1 something wants attention, 2 something is broken, 64 wrong arguments or \
      settings.

      Examples:
        otolithctl doctor
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
