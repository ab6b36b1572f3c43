// A gRPC C++ client with the callback API: arguments are PORT TOKEN-FILE READING-FILE METHOD COUNT
// OUTSTANDING WARM-UP SECONDS [AUTHORITY]; prints one JSON object.
#include <grpcpp/grpcpp.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <mutex>
#include <sstream>
#include <string>
#include <vector>

#include "otolith/benchmark/v1/benchmark.grpc.pb.h"

using Clock = std::chrono::steady_clock;
using otolith::benchmark::v1::ListRequest;
using otolith::benchmark::v1::Reading;
using otolith::benchmark::v1::ReadingService;

namespace {

std::string ReadFile(const char* path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// What the callers share.
struct Run {
  std::unique_ptr<ReadingService::Stub> stub;
  std::string authorization;
  Reading reading;
  std::string expected;
  ListRequest list;
  Clock::time_point from, until;
  std::mutex mutex;
  std::condition_variable done;
  std::vector<int64_t> latencies;
  int running = 0;

  void Note(Clock::time_point start, Clock::time_point end) {
    if (start < from || end > until) return;
    std::lock_guard<std::mutex> lock(mutex);
    latencies.push_back(std::chrono::nanoseconds(end - start).count());
  }

  void CallerEnded() {
    std::lock_guard<std::mutex> lock(mutex);
    if (--running == 0) done.notify_one();
  }

  [[noreturn]] void Fail(const grpc::Status& status) {
    std::fprintf(stderr, "wrong answer: %d %s\n", status.error_code(),
                 status.error_message().c_str());
    std::_Exit(1);
  }
};

// Makes one unary call after the other.
class EchoCaller {
 public:
  explicit EchoCaller(Run* run) : run_(run) { Call(); }

 private:
  void Call() {
    start_ = Clock::now();
    if (start_ >= run_->until) {
      run_->CallerEnded();
      delete this;
      return;
    }
    context_ = std::make_unique<grpc::ClientContext>();
    context_->AddMetadata("authorization", run_->authorization);
    run_->stub->async()->Echo(context_.get(), &run_->reading, &response_,
                              [this](grpc::Status status) {
                                if (!status.ok() ||
                                    response_.reading_id() != run_->reading.reading_id()) {
                                  run_->Fail(status);
                                }
                                run_->Note(start_, Clock::now());
                                Call();
                              });
  }

  Run* run_;
  Clock::time_point start_;
  std::unique_ptr<grpc::ClientContext> context_;
  Reading response_;
};

// Makes one server-streaming call after the other.
class ListCaller final : public grpc::ClientReadReactor<Reading> {
 public:
  explicit ListCaller(Run* run) : run_(run), start_(Clock::now()) {
    context_.AddMetadata("authorization", run_->authorization);
    run_->stub->async()->List(&context_, &run_->list, this);
    StartRead(&response_);
    StartCall();
  }

  void OnReadDone(bool ok) override {
    if (!ok) return;
    ++received_;
    StartRead(&response_);
  }

  void OnDone(const grpc::Status& status) override {
    if (!status.ok() || received_ != run_->list.count()) run_->Fail(status);
    run_->Note(start_, Clock::now());
    if (Clock::now() < run_->until) {
      new ListCaller(run_);
    } else {
      run_->CallerEnded();
    }
    delete this;
  }

 private:
  Run* run_;
  Clock::time_point start_;
  grpc::ClientContext context_;
  Reading response_;
  int received_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 9) return 64;
  Run run;
  std::shared_ptr<grpc::ChannelCredentials> credentials = grpc::InsecureChannelCredentials();
  grpc::ChannelArguments arguments;
  if (argc > 9) {
    grpc::SslCredentialsOptions options;
    options.pem_root_certs = ReadFile(argv[9]);
    credentials = grpc::SslCredentials(options);
    arguments.SetSslTargetNameOverride("localhost");
  }
  run.stub = ReadingService::NewStub(grpc::CreateCustomChannel(
      std::string("127.0.0.1:") + argv[1], credentials, arguments));
  run.authorization = "Bearer " + ReadFile(argv[2]);
  run.reading.ParseFromString(ReadFile(argv[3]));
  const bool is_list = std::string(argv[4]) == "list";
  run.list.set_count(std::atoi(argv[5]));
  *run.list.mutable_reading() = run.reading;
  run.running = std::atoi(argv[6]);
  const int callers = run.running;
  const double seconds = std::atof(argv[8]);
  run.from = Clock::now() + std::chrono::microseconds(int64_t(std::atof(argv[7]) * 1e6));
  run.until = run.from + std::chrono::microseconds(int64_t(seconds * 1e6));
  for (int i = 0; i < callers; ++i) {
    if (is_list) {
      new ListCaller(&run);
    } else {
      new EchoCaller(&run);
    }
  }
  {
    std::unique_lock<std::mutex> lock(run.mutex);
    run.done.wait(lock, [&] { return run.running == 0; });
  }
  std::sort(run.latencies.begin(), run.latencies.end());
  const size_t count = run.latencies.size();
  auto quantile = [&](double share) {
    return count == 0 ? 0.0 : run.latencies[std::min(count - 1, size_t(count * share))] / 1e3;
  };
  std::printf("{\"requests_per_s\": %f, \"p50_us\": %f, \"p99_us\": %f}\n", count / seconds,
              quantile(0.5), quantile(0.99));
  std::fflush(stdout);
  std::_Exit(0);
}
