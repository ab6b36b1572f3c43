/// The settings of a log on NATS.
struct NATSDefinitions {
  let servers: Setting<String?>
  let stream: Setting<String>
  let replicas: Setting<Int>
  let user: Setting<String?>
  let password: Setting<String?>
  let token: Setting<String?>
  let credentialsFile: Setting<String?>
  let tls: Setting<Bool>
  let trustRootsFile: Setting<String?>
  let certificateFile: Setting<String?>
  let keyFile: Setting<String?>

  init() {
    let prefix = "bus.nats."
    servers = .text(
      prefix + "servers", kind: .list,
      standard: .required(
        when: "with nats",
        advice: "set it to the nodes of the NATS cluster, HOST:PORT, comma-separated"),
      "nats: HOST:PORT of the cluster's nodes")
    stream = .text(
      prefix + "stream", default: "OTOLITH",
      "nats: name of the stream, 1 to 32 upper-case letters, digits, - and _")
    replicas = .integer(
      prefix + "replicas", default: 1, in: 1...5,
      "nats: number of nodes that store each event: 1, 3 or 5")
    user = .text(prefix + "user", "nats: user name of the service, with a password")
    password = .text(prefix + "password", isSecret: true, "nats: the password of that user")
    token = .text(
      prefix + "token", isSecret: true, "nats: token of the service, instead of a user")
    credentialsFile = .file(
      prefix + "credentials.file", isSecret: true,
      "nats: credentials file of the service, instead of a user")
    tls = .boolean(
      prefix + "tls", default: true,
      standard: .otherwise(
        "on unless all nodes are on loopback, or OTOLITH_PLAINTEXT_BEHIND_PROXY"),
      "nats: whether connections are encrypted")
    trustRootsFile = .file(
      prefix + "tls.trust.roots.file", standard: .otherwise("the system's"),
      "nats: PEM, trusted authorities of the nodes")
    certificateFile = .file(
      prefix + "tls.certificate.file", "nats: PEM, client certificate")
    keyFile = .file(
      prefix + "tls.key.file", isSecret: true, "nats: PEM, private key of the client certificate")
  }

  var all: [any DefinedSetting] {
    [
      servers, stream, replicas, user, password, token, credentialsFile, tls, trustRootsFile,
      certificateFile, keyFile,
    ]
  }

  var ofTLS: [Setting<String?>] { [trustRootsFile, certificateFile, keyFile] }
}
