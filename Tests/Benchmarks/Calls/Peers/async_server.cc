// gRPC C++ with the asynchronous API: one completion queue and one thread.
#include <memory>
#include <string>

#include "server_main.h"

using grpc::ServerAsyncResponseWriter;
using grpc::ServerAsyncWriter;
using grpc::ServerCompletionQueue;
using grpc::ServerContext;
using grpc::Status;
using otolith::benchmark::v1::ListRequest;
using otolith::benchmark::v1::Reading;
using otolith::benchmark::v1::ReadingService;

namespace {

// What a completion leads to.
class Step {
 public:
  virtual ~Step() = default;
  virtual void Proceed(bool ok) = 0;
};

class EchoCall final : public Step {
 public:
  EchoCall(ReadingService::AsyncService* service, ServerCompletionQueue* queue)
      : service_(service), queue_(queue), writer_(&context_) {
    service_->RequestEcho(&context_, &request_, &writer_, queue_, queue_, this);
  }

  void Proceed(bool ok) override {
    if (finished_ || !ok) {
      delete this;
      return;
    }
    new EchoCall(service_, queue_);
    finished_ = true;
    writer_.Finish(request_, Status::OK, this);
  }

 private:
  ReadingService::AsyncService* service_;
  ServerCompletionQueue* queue_;
  ServerContext context_;
  Reading request_;
  ServerAsyncResponseWriter<Reading> writer_;
  bool finished_ = false;
};

class ListCall final : public Step {
 public:
  ListCall(ReadingService::AsyncService* service, ServerCompletionQueue* queue)
      : service_(service), queue_(queue), writer_(&context_) {
    service_->RequestList(&context_, &request_, &writer_, queue_, queue_, this);
  }

  void Proceed(bool ok) override {
    if (finished_ || (!ok && !started_)) {
      delete this;
      return;
    }
    if (!started_) {
      started_ = true;
      new ListCall(service_, queue_);
    }
    if (ok && sent_ < request_.count()) {
      ++sent_;
      writer_.Write(request_.reading(), this);
    } else {
      finished_ = true;
      writer_.Finish(Status::OK, this);
    }
  }

 private:
  ReadingService::AsyncService* service_;
  ServerCompletionQueue* queue_;
  ServerContext context_;
  ListRequest request_;
  ServerAsyncWriter<Reading> writer_;
  int sent_ = 0;
  bool started_ = false;
  bool finished_ = false;
};

}  // namespace

int main(int argc, char** argv) {
  ReadingService::AsyncService service;
  grpc::ServerBuilder builder;
  int port = 0;
  Configure(argc, argv, &builder, &port);
  builder.RegisterService(&service);
  std::unique_ptr<ServerCompletionQueue> queue = builder.AddCompletionQueue();
  std::unique_ptr<grpc::Server> server = builder.BuildAndStart();
  // Calls that wait for a client, so that bursts find one.
  for (int i = 0; i < 1000; ++i) new EchoCall(&service, queue.get());
  for (int i = 0; i < 100; ++i) new ListCall(&service, queue.get());
  Announce(port);
  void* tag;
  bool ok;
  while (queue->Next(&tag, &ok)) static_cast<Step*>(tag)->Proceed(ok);
}
