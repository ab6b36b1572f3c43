// What both gRPC C++ servers share: arguments and the announcement of the port.
#pragma once

#include <grpcpp/grpcpp.h>

#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>

#include "otolith/benchmark/v1/benchmark.grpc.pb.h"

inline std::string ReadFile(const char* path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// Arguments: none for plain HTTP/2, or the certificate's and the key's PEM files.
inline void Configure(int argc, char** argv, grpc::ServerBuilder* builder, int* port) {
  std::shared_ptr<grpc::ServerCredentials> credentials = grpc::InsecureServerCredentials();
  if (argc == 3) {
    grpc::SslServerCredentialsOptions options;
    options.pem_key_cert_pairs.push_back({ReadFile(argv[2]), ReadFile(argv[1])});
    credentials = grpc::SslServerCredentials(options);
  }
  builder->AddListeningPort("127.0.0.1:0", credentials, port);
}

inline void Announce(int port) {
  std::printf("%d\n", port);
  std::fflush(stdout);
}
