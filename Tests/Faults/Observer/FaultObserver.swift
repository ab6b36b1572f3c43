import ServiceKit

/// A service without a call of its own, made of the same parts as the real ones: consumers that
/// leave a row for each effect, and one that publishes from within an effect. Tests/Faults kills it,
/// pauses it and takes its database away, and looks at the rows afterwards.
@main
struct FaultObserver {
  static func main() async {
    await ServiceCommand<ObserverAssembly>.main()
  }
}
