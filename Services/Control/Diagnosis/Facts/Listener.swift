/// Who listens at an address of this machine.
public enum Listener: Sendable, Hashable {
  public struct Program: Sendable, Hashable {
    /// Of its process.
    public var id: Int
    /// As the kernel has it: cut off after 15 bytes.
    public var name: String

    public init(id: Int, name: String) {
      self.id = id
      self.name = name
    }

    /// Of the kernel's names.
    static let nameBytes = 15

    func isOf(service: String) -> Bool { name == String(service.prefix(Self.nameBytes)) }
    /// Which keeps sockets of services (`otolith-auth.socket`) whether they run or not.
    var isServiceManager: Bool { id == 1 }
  }

  case nobody
  /// Somebody; root alone may see which program.
  case unseen
  case programs([Program])
}
