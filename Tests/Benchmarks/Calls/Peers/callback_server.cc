// gRPC C++ with the callback API.
#include <memory>

#include "server_main.h"

using otolith::benchmark::v1::ListRequest;
using otolith::benchmark::v1::Reading;
using otolith::benchmark::v1::ReadingService;

namespace {

class ListReactor final : public grpc::ServerWriteReactor<Reading> {
 public:
  explicit ListReactor(const ListRequest* request) : request_(request) { Next(); }

  void OnWriteDone(bool ok) override {
    if (ok) {
      Next();
    } else {
      Finish(grpc::Status::CANCELLED);
    }
  }

  void OnDone() override { delete this; }

 private:
  void Next() {
    if (sent_ < request_->count()) {
      ++sent_;
      StartWrite(&request_->reading());
    } else {
      Finish(grpc::Status::OK);
    }
  }

  const ListRequest* request_;
  int sent_ = 0;
};

class Service final : public ReadingService::CallbackService {
  grpc::ServerUnaryReactor* Echo(grpc::CallbackServerContext* context, const Reading* request,
                                 Reading* response) override {
    *response = *request;
    grpc::ServerUnaryReactor* reactor = context->DefaultReactor();
    reactor->Finish(grpc::Status::OK);
    return reactor;
  }

  grpc::ServerWriteReactor<Reading>* List(grpc::CallbackServerContext*,
                                          const ListRequest* request) override {
    return new ListReactor(request);
  }
};

}  // namespace

int main(int argc, char** argv) {
  Service service;
  grpc::ServerBuilder builder;
  int port = 0;
  Configure(argc, argv, &builder, &port);
  builder.RegisterService(&service);
  std::unique_ptr<grpc::Server> server = builder.BuildAndStart();
  Announce(port);
  server->Wait();
}
