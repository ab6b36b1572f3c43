import TestBasics
import Testing

@testable import RPCClient

@Suite struct SubchannelStateTests {
  enum Event: CaseIterable {
    case connectRequested, connected, connectFailed, connectAbandoned
    case backoffElapsedWanted, backoffElapsedUnwanted
    case lostUseful, lostUseless, shutDown
  }

  /// Applies an event.
  ///
  /// - Returns: whether it changed the state.
  @discardableResult
  private static func apply(_ event: Event, to state: inout SubchannelState) -> Bool {
    switch event {
    case .connectRequested: state.connectRequested()
    case .connected: state.connected()
    case .connectFailed: state.connectFailed()
    case .connectAbandoned: state.connectAbandoned()
    case .backoffElapsedWanted: state.backoffElapsed(isWanted: true)
    case .backoffElapsedUnwanted: state.backoffElapsed(isWanted: false)
    case .lostUseful: state.connectionLost(wasUseful: true) != .nothing
    case .lostUseless: state.connectionLost(wasUseful: false) != .nothing
    case .shutDown:
      {
        state.shutDown()
        return true
      }()
    }
  }

  private static let idle: [Event] = []
  private static let connecting: [Event] = [.connectRequested]
  private static let ready: [Event] = connecting + [.connected]
  private static let backingOff: [Event] = connecting + [.connectFailed]
  private static let again: [Event] = backingOff + [.backoffElapsedWanted]
  private static let shutDown: [Event] = [.shutDown]

  /// Every state with its meaningful events and the resulting states.
  @Test(arguments: [
    (idle, [(Event.connectRequested, Connectivity.connecting)]),
    (
      connecting,
      [(.connected, .ready), (.connectFailed, .transientFailure), (.connectAbandoned, .idle)]
    ),
    (ready, [(.lostUseful, .idle), (.lostUseless, .transientFailure)]),
    (
      backingOff,
      [(.backoffElapsedWanted, .transientFailure), (.backoffElapsedUnwanted, .idle)]
    ),
    (
      again,
      [(.connected, .ready), (.connectFailed, .transientFailure), (.connectAbandoned, .idle)]
    ),
    (shutDown, []),
  ])
  private func table(path: [Event], transitions: [(Event, Connectivity)]) {
    for event in Event.allCases {
      var state = SubchannelState()
      for step in path { Self.apply(step, to: &state) }
      let before = state.connectivity
      let matters = Self.apply(event, to: &state)
      if event == .shutDown {
        #expect(state.connectivity == .shutDown)
      } else if let (_, after) = transitions.first(where: { $0.0 == event }) {
        #expect(state.connectivity == after)
        // The end of an unneeded back-off does not start a connection.
        #expect(matters == (event != .backoffElapsedUnwanted))
      } else {
        #expect(!matters)
        #expect(state.connectivity == before)
      }
    }
  }

  @Test func whatFollowsALoss() {
    var state = SubchannelState()
    for event in Self.ready { Self.apply(event, to: &state) }
    var copy = state
    #expect(state.connectionLost(wasUseful: true) == .rest)
    #expect(state.connectionLost(wasUseful: true) == .nothing)
    #expect(copy.connectionLost(wasUseful: false) == .backOff)
    #expect(copy.connectionLost(wasUseful: false) == .nothing)
  }

  /// A second consecutive failure does not change the state; a success ends it.
  @Test func failuresLastUntilASuccess() {
    var state = SubchannelState()
    for event in Self.again { Self.apply(event, to: &state) }
    #expect(state.isConnecting)
    #expect(state.connectivity == .transientFailure)
    Self.apply(.connectFailed, to: &state)
    #expect(!state.isConnecting)
    Self.apply(.backoffElapsedWanted, to: &state)
    Self.apply(.connected, to: &state)
    #expect(state.isReady)
    Self.apply(.lostUseful, to: &state)
    Self.apply(.connectRequested, to: &state)
    #expect(state.connectivity == .connecting)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func nothingWakesWhatWasShutDown(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var state = SubchannelState()
    var isShutDown = false
    for _ in 0..<50 {
      guard let event = Event.allCases.randomElement(using: &random) else { continue }
      let matters = Self.apply(event, to: &state)
      if event == .shutDown { isShutDown = true }
      #expect(state.isShutDown == isShutDown, "seed \(seed)")
      if isShutDown, event != .shutDown { #expect(!matters, "seed \(seed)") }
    }
  }
}
