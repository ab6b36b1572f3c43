/// Reports of the servers' state changes.
extension ChannelCore: Subchannel.Owner {
  func changed(_ subchannel: Subchannel) {
    update()
  }

  func hasRoom(_ subchannel: Subchannel) {
    startWaiting()
  }

  func wantsConnection(_ subchannel: Subchannel) -> Bool {
    guard !isShutDown else { return false }
    return configuration.loadBalancing == .roundRobin || (usable.isEmpty && !waiting.isEmpty)
  }

  func lostConnection(_ subchannel: Subchannel) {
    addresses?.refresh()
  }

  func isClosed(_ subchannel: Subchannel) {
    retired[ObjectIdentifier(subchannel)] = nil
    resumeIfClosed()
  }
}
