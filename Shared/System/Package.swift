// swift-tools-version: 6.2
import PackageDescription

/// Module maps of C libraries: the name of the module, of its pkg-config file and of its Debian package.
let libraries: [(module: String, pkgConfig: String?, package: String)] = [
  // RSA and the NIST curves, which libsodium lacks, for tokens of other issuers. libpq needs it
  // already; swift-crypto would build BoringSSL a second time.
  ("CCrypto", "libcrypto", "libssl-dev"),
  ("CCurl", "libcurl", "libcurl4-openssl-dev"),
  ("CExpat", "expat", "libexpat1-dev"),
  // Returned mail, for otolith-auth.
  ("CGMime", "gmime-3.0", "libgmime-3.0-dev"),
  ("CNats", "libnats", "libnats-dev"),
  ("CNghttp2", "libnghttp2", "libnghttp2-dev"),
  // One-time codes of the second factor, for otolith-auth.
  ("COath", "liboath", "liboath-dev"),
  ("CPQ", "libpq", "libpq-dev"),
  ("CProtobufC", "libprotobuf-c", "libprotobuf-c-dev"),
  // Files of SPSS and Stata, for otolithctl. It has no pkg-config file.
  ("CReadStat", nil, "libreadstat-dev"),
  ("CSodium", "libsodium", "libsodium-dev"),
  ("CYaml", "yaml-0.1", "libyaml-dev"),
  ("CZip", "libzip", "libzip-dev"),
  ("CZlib", "zlib", "zlib1g-dev"),
]

let package = Package(
  name: "System",
  products: libraries.map { .library(name: $0.module, targets: [$0.module]) },
  targets: libraries.map {
    .systemLibrary(
      name: $0.module, path: $0.module, pkgConfig: $0.pkgConfig, providers: [.apt([$0.package])])
  })
