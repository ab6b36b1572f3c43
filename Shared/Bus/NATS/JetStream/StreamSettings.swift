import Fields
internal import struct FoundationEssentials.UUID

/// The configuration of a stream (`STREAM.CREATE` and `STREAM.INFO` of JetStream's API, whose names
/// these are, in camel case).
struct StreamSettings: Codable, Sendable {
  var name: String
  /// Of a stream that a log has made, which one it is: see ``newDescription()``.
  var description: String?
  var subjects: [String]?
  var retention: String
  var storage: String
  var discard: String
  var numReplicas: Int
  /// Nanoseconds; 0 for ever.
  var maxAge: Int64?
  var maxMsgs: Int64?
  var maxBytes: Int64?
  var maxMsgsPerSubject: Int64?
  var maxMsgSize: Int64?
  /// Nanoseconds.
  var duplicateWindow: Int64?
  var noAck: Bool?
  var sealed: Bool?
  var denyDelete: Bool?
  var denyPurge: Bool?

  /// The stream of a new log. It keeps everything: how long is decided by topic, and what does not
  /// fit is refused rather than let push out what is there.
  init(of names: NATSNames, _ configuration: NATSConfiguration) {
    name = names.stream
    subjects = [names.allEvents, names.allTopics]
    retention = "limits"
    storage = "file"
    discard = "new"
    numReplicas = configuration.replicas
    maxAge = 0
    maxMsgs = -1
    maxBytes = -1
    maxMsgsPerSubject = -1
    maxMsgSize = -1
    duplicateWindow = configuration.duplicateWindow.nanoseconds
  }

  /// Tells a stream from every other of its name. The time at which a stream was made does not: with replicas
  /// each node of nats-server 2.9 has a time of its own, and the leader answers with its.
  static func newDescription() -> String { "otolith \(UUID().text)" }

  /// What of an existing stream loses events, or does not keep what this configuration promises.
  func problems(of names: NATSNames, _ configuration: NATSConfiguration) -> [String] {
    var problems: [String] = []
    let missing = [names.allEvents, names.allTopics].filter { subjects?.contains($0) != true }
    if !missing.isEmpty {
      problems.append(
        "its subjects \(subjects ?? []) lack \(missing.joined(separator: " and "))")
    }
    if retention != "limits" { problems.append("its retention is \(retention), not limits") }
    if storage != "file" { problems.append("its storage is \(storage), not file") }
    if discard != "new" {
      problems.append("when full it discards old events, not new ones (discard: new)")
    }
    if numReplicas < configuration.replicas {
      problems.append("it has \(numReplicas) replicas, not \(configuration.replicas)")
    }
    if let age = maxAge, age > 0 { problems.append("it forgets events by age (max_age)") }
    if let count = maxMsgsPerSubject, count > 0 {
      problems.append("it keeps \(count) events of a subject only (max_msgs_per_subject)")
    }
    if let size = maxMsgSize, size >= 0, size < names.messageBytesMax {
      problems.append("it takes messages of \(size) bytes only (max_msg_size)")
    }
    if duplicateWindow ?? 0 < configuration.duplicateWindow.nanoseconds {
      problems.append(
        "it recognises duplicates for \((duplicateWindow ?? 0) / 1_000_000_000) s, not "
          + "\(configuration.duplicateWindow.components.seconds) s (duplicate_window)")
    }
    if noAck == true { problems.append("it acknowledges nothing (no_ack)") }
    if sealed == true { problems.append("it is sealed") }
    return problems
  }
}

extension JetStream.StreamInfo {
  /// What of the stream or of its server loses events.
  func problems(of names: NATSNames, _ configuration: NATSConfiguration) -> [String] {
    var problems = config.problems(of: names, configuration)
    if config.numReplicas > 1, !isFitForReplicas {
      problems.append(
        "its server is older than nats-server 2.10, whose replicas drift apart when nodes are killed: "
          + "run 2.10.25 or later, or one node and OTOLITH_BUS_NATS_REPLICAS=1")
    }
    return problems
  }
}

extension Duration {
  var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
