import ServiceKit

/// A service without calls, made of the same parts as the real ones: consumers that store a row for
/// each effect, and one that publishes while applying an event. Tests/Faults kills it, pauses it
/// and takes its database away, then checks the rows.
@main
struct FaultObserver {
  static func main() async {
    await ServiceCommand<ObserverAssembly>.main()
  }
}
