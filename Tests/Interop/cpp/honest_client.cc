// Calls of one kind as fast as gRPC C++ can, for some seconds, on one channel; status 0 when each ended
// as its kind has to. The last line is `calls=N failures=N`. See Tests/Interop/run --honest.
//
//   honest_client PORT CASE SECONDS [CA_FILE SERVER_NAME]
//
// Messages are written as bytes, as generated code is what it need not wait for to be compiled.

#include <grpcpp/grpcpp.h>
#include <grpcpp/impl/codegen/client_unary_call.h>
#include <grpcpp/impl/codegen/rpc_method.h>
#include <grpcpp/support/byte_buffer.h>
#include <grpcpp/support/sync_stream.h>

#include <chrono>
#include <fstream>
#include <iostream>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

using Clock = std::chrono::steady_clock;
using grpc::ByteBuffer;
using grpc::ClientContext;
using grpc::Status;
using grpc::StatusCode;

namespace {

constexpr auto patience = std::chrono::seconds(60);
constexpr int large = 1 << 20;

std::string varint(unsigned number) {
  std::string bytes;
  for (; number > 0x7f; number >>= 7) bytes += static_cast<char>((number & 0x7f) | 0x80);
  return bytes + static_cast<char>(number);
}

std::string field(int number, const std::string& bytes) {
  return varint(number << 3 | 2) + varint(bytes.size()) + bytes;
}

std::string field(int number, unsigned value) { return varint(number << 3) + varint(value); }

ByteBuffer buffer(const std::string& bytes) {
  grpc::Slice slice(bytes);
  return ByteBuffer(&slice, 1);
}

/// grpc.testing.SimpleRequest: response_size = 2, payload = 3 with body = 2.
ByteBuffer simple(int size) {
  return buffer(field(2, size) + field(3, field(2, std::string(size, '\0'))));
}

/// With response_status = 7: code = 1, message = 2.
ByteBuffer failing() { return buffer(field(7, field(1, StatusCode::NOT_FOUND) + field(2, "none"))); }

/// grpc.testing.StreamingOutputCallRequest: response_parameters = 2 with size = 1, interval_us = 2.
ByteBuffer many() {
  std::string bytes;
  for (int index = 0; index < 200; ++index) bytes += field(2, field(1, 1'000));
  return buffer(bytes);
}

/// The response comes long after the deadline.
ByteBuffer late() { return buffer(field(2, field(1, 1) + field(2, 60'000'000))); }

class Client {
 public:
  explicit Client(std::shared_ptr<grpc::Channel> channel)
      : channel_(std::move(channel)),
        unary_("/grpc.testing.TestService/UnaryCall", grpc::internal::RpcMethod::NORMAL_RPC),
        stream_("/grpc.testing.TestService/StreamingOutputCall",
                grpc::internal::RpcMethod::SERVER_STREAMING) {}

  Status unary(const ByteBuffer& request, ByteBuffer* response) {
    ClientContext context;
    context.set_deadline(std::chrono::system_clock::now() + patience);
    return grpc::internal::BlockingUnaryCall(channel_.get(), unary_, &context, request, response);
  }

  /// Reads responses, each after a pause, until `keeps` says no; then cancels.
  template <typename Keeps>
  Status stream(const ByteBuffer& request, std::chrono::milliseconds time,
                std::chrono::milliseconds pause, int* count, Keeps keeps) {
    ClientContext context;
    context.set_deadline(std::chrono::system_clock::now() + time);
    std::unique_ptr<grpc::ClientReader<ByteBuffer>> reader(
        grpc::internal::ClientReaderFactory<ByteBuffer>::Create(
            channel_.get(), stream_, &context, request));
    ByteBuffer response;
    if (!keeps()) context.TryCancel();
    while (reader->Read(&response)) {
      ++*count;
      std::this_thread::sleep_for(pause);
    }
    return reader->Finish();
  }

 private:
  std::shared_ptr<grpc::Channel> channel_;
  grpc::internal::RpcMethod unary_;
  grpc::internal::RpcMethod stream_;
};

std::string told(const Status& status, StatusCode code) {
  if (status.error_code() == code) return "";
  std::ostringstream text;
  text << "status " << status.error_code() << " (" << status.error_message() << "), not " << code;
  return text.str();
}

/// What was wrong with the call, or nothing.
std::string play(Client& client, const std::string& name, int turn) {
  static const ByteBuffer small_request = simple(10), large_request = simple(large),
                          failing_request = failing(), many_request = many(),
                          late_request = late();
  const auto always = [] { return true; };
  ByteBuffer response;
  int count = 0;
  if (name == "honest_failing")
    return told(client.unary(failing_request, &response), StatusCode::NOT_FOUND);
  if (name == "honest_cancelled" && turn % 3 == 0)
    return told(client.stream(many_request, patience, std::chrono::milliseconds(0), &count,
                              [] { return false; }),
                StatusCode::CANCELLED);
  if (name == "honest_slow_reader") {
    const Status status =
        client.stream(many_request, patience, std::chrono::milliseconds(1), &count, always);
    return count == 200 ? told(status, StatusCode::OK)
                        : told(status, StatusCode::OK) + " after another number of responses";
  }
  if (name == "honest_large") {
    const Status status = client.unary(large_request, &response);
    return !status.ok() || response.Length() > large ? told(status, StatusCode::OK)
                                                     : "a payload of another size";
  }
  if (name == "honest_deadline")
    return told(client.stream(late_request, std::chrono::milliseconds(1 + turn % 10),
                              std::chrono::milliseconds(0), &count, always),
                StatusCode::DEADLINE_EXCEEDED);
  return told(client.unary(small_request, &response), StatusCode::OK);
}

std::shared_ptr<grpc::Channel> channel(int argc, char** argv) {
  grpc::ChannelArguments arguments;
  arguments.SetMaxReceiveMessageSize(64 << 20);
  const std::string target = std::string("127.0.0.1:") + argv[1];
  if (argc < 6)
    return grpc::CreateCustomChannel(target, grpc::InsecureChannelCredentials(), arguments);
  std::ifstream file(argv[4]);
  std::stringstream roots;
  roots << file.rdbuf();
  arguments.SetSslTargetNameOverride(argv[5]);
  arguments.SetString("grpc.default_authority", argv[5]);
  grpc::SslCredentialsOptions options;
  options.pem_root_certs = roots.str();
  return grpc::CreateCustomChannel(target, grpc::SslCredentials(options), arguments);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4 && argc != 6) {
    std::cerr << "honest_client PORT CASE SECONDS [CA_FILE SERVER_NAME]\n";
    return 64;
  }
  const std::string name = argv[2];
  Client client(channel(argc, argv));
  ByteBuffer response;
  const std::string greeting = told(client.unary(simple(10), &response), StatusCode::OK);
  if (!greeting.empty()) {
    std::cout << greeting << "\ncalls=1 failures=1\n";
    return 1;
  }
  const auto until = Clock::now() + std::chrono::duration<double>(std::stod(argv[3]));
  std::mutex mutex;
  long calls = 0, failures = 0;
  std::string first;
  std::vector<std::thread> threads;
  for (int caller = 0; caller < 16; ++caller)
    threads.emplace_back([&] {
      for (int turn = 0;; ++turn) {
        const std::string problem = play(client, name, turn);
        std::lock_guard<std::mutex> lock(mutex);
        ++calls;
        if (!problem.empty() && ++failures == 1) first = problem;
        if (Clock::now() >= until) return;
      }
    });
  for (auto& thread : threads) thread.join();
  if (failures > 0) std::cout << first << "\n";
  std::cout << "calls=" << calls << " failures=" << failures << "\n";
  return failures > 0 ? 1 : 0;
}
