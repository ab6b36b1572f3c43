/// Which time zone data a service has.
public struct TimeZoneStatus: Codable, Sendable, Hashable {
  /// Of the machine's folder as it is now, `2026a`; absent where it does not tell.
  public var installed: String?
  /// What the service computes with: absent where it computes no local times itself.
  public var inUse: String?
  /// Zones whose local times PostgreSQL has otherwise than the machine, a few by name; absent where it was not
  /// compared.
  public var differingZones: [String]?

  public init(
    installed: String? = nil, inUse: String? = nil, differingZones: [String]? = nil
  ) {
    self.installed = installed
    self.inUse = inUse
    self.differingZones = differingZones
  }
}
