import Fields

internal import struct FoundationEssentials.UUID

/// The configuration of a stream, with the names of JetStream's API (`STREAM.CREATE`,
/// `STREAM.INFO`) in camel case.
struct StreamSettings: Codable, Sendable {
  var name: String
  /// Identifies a stream created by a log, see ``newDescription()``.
  var description: String?
  var subjects: [String]?
  var retention: String
  var storage: String
  var discard: String
  var numReplicas: Int
  /// Maximum age of messages in nanoseconds; 0: unlimited.
  var maxAge: Int64?
  var maxMsgs: Int64?
  var maxBytes: Int64?
  var maxMsgsPerSubject: Int64?
  var maxMsgSize: Int64?
  /// Window for detecting duplicates, in nanoseconds.
  var duplicateWindow: Int64?
  var noAck: Bool?
  var sealed: Bool?
  var denyDelete: Bool?
  var denyPurge: Bool?

  /// The stream of a new log. It keeps everything: topics have their own retention, and a full
  /// stream rejects new events instead of dropping old ones.
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

  /// A random description that identifies a stream. The creation time does not: with replicas, each
  /// node of nats-server 2.9 has its own, and the leader returns its own.
  static func newDescription() -> String { "otolith \(UUID().text)" }

  /// Settings of an existing stream that can lose events or contradict this configuration.
  func problems(of names: NATSNames, _ configuration: NATSConfiguration) -> [String] {
    var problems: [String] = []
    let missing = [names.allEvents, names.allTopics].filter { subjects?.contains($0) != true }
    if !missing.isEmpty {
      problems.append(
        "its subjects \(subjects ?? []) do not include \(missing.joined(separator: " and "))")
    }
    if retention != "limits" { problems.append("its retention is \(retention), not limits") }
    if storage != "file" { problems.append("its storage is \(storage), not file") }
    if discard != "new" {
      problems.append("it discards old events when full instead of new ones (discard: new)")
    }
    if numReplicas < configuration.replicas {
      problems.append("it has \(numReplicas) replicas, not \(configuration.replicas)")
    }
    if let age = maxAge, age > 0 { problems.append("it removes events by age (max_age)") }
    if let count = maxMsgsPerSubject, count > 0 {
      problems.append("it keeps only \(count) events per subject (max_msgs_per_subject)")
    }
    if let size = maxMsgSize, size >= 0, size < names.messageBytesMax {
      problems.append("its messages are limited to \(size) bytes (max_msg_size)")
    }
    if duplicateWindow ?? 0 < configuration.duplicateWindow.nanoseconds {
      problems.append(
        "it detects duplicates for \((duplicateWindow ?? 0) / 1_000_000_000) s, not "
          + "\(configuration.duplicateWindow.components.seconds) s (duplicate_window)")
    }
    if noAck == true { problems.append("it does not acknowledge messages (no_ack)") }
    if sealed == true { problems.append("it is sealed") }
    return problems
  }
}

extension JetStream.StreamInfo {
  /// Problems of the stream or its server that can lose events.
  func problems(of names: NATSNames, _ configuration: NATSConfiguration) -> [String] {
    var problems = config.problems(of: names, configuration)
    if config.numReplicas > 1, !isFitForReplicas {
      problems.append(
        "its server is older than nats-server 2.10; its replicas diverge when nodes are killed: "
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
