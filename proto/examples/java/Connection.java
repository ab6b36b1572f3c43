package gateway;

import com.google.protobuf.Any;
import com.google.protobuf.DescriptorProtos.MethodOptions.IdempotencyLevel;
import com.google.protobuf.Duration;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.rpc.ErrorInfo;
import com.google.rpc.RetryInfo;
import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientInterceptors;
import io.grpc.Grpc;
import io.grpc.InsecureChannelCredentials;
import io.grpc.ManagedChannel;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.TlsChannelCredentials;
import io.grpc.protobuf.ProtoMethodDescriptorSupplier;
import io.grpc.protobuf.StatusProto;
import io.grpc.stub.ClientCalls;
import io.grpc.stub.MetadataUtils;
import java.io.File;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/** A channel to Otolith; every call has a deadline, an access token and retries. */
final class Connection implements AutoCloseable {
  private static final Metadata.Key<String> AUTHORIZATION =
      Metadata.Key.of("authorization", Metadata.ASCII_STRING_MARSHALLER);
  private final ManagedChannel channel;
  private final Session session;

  private Connection(ManagedChannel channel, Session session) {
    this.channel = channel;
    this.session = session;
  }

  // [guide: connect]
  /** One address with TLS for all services; or one per service without TLS, for local tests. */
  static Connection to(String service) throws IOException {
    String address = System.getenv("OTOLITH_ADDRESS");
    var credentials = InsecureChannelCredentials.create();
    if (address != null) {
      String roots = System.getenv("OTOLITH_TLS_ROOTS_FILE"); // default: system roots
      var tls = TlsChannelCredentials.newBuilder();
      credentials = (roots == null ? tls : tls.trustManager(new File(roots))).build();
    } else {
      address = System.getenv("OTOLITH_" + service.toUpperCase(Locale.ROOT) + "_ADDRESS");
    }
    ManagedChannel channel =
        Grpc.newChannelBuilder(address, credentials)
            // The server allows a PING every five minutes, and only during a call.
            .keepAliveTime(6, TimeUnit.MINUTES)
            .keepAliveTimeout(20, TimeUnit.SECONDS)
            .keepAliveWithoutCalls(false)
            // A catalogue may exceed gRPC's default limit of 4 MiB.
            .maxInboundMessageSize(64 << 20)
            .userAgent("example-gateway/1")
            .build();
    return new Connection(channel, null);
  }
  // [guide: end]

  /** The same channel with the session's access token. */
  Connection as(Session session) {
    return new Connection(channel, session);
  }

  @Override
  public void close() {
    channel.shutdownNow();
  }

  // [guide: token]
  /** Adds the access token to calls, and refreshes it once when it is refused. */
  <Q extends Message, A> A call(MethodDescriptor<Q, A> method, Q request) {
    if (session == null) {
      return patiently(channel, method, request);
    }
    String token = session.accessToken();
    try {
      return patiently(with(token), method, request);
    } catch (StatusRuntimeException error) {
      // Expiry is decided by the server's clock, not the device's.
      boolean refused = error.getStatus().getCode() == Status.Code.UNAUTHENTICATED;
      if (!refused || !reasonOf(error).startsWith("TOKEN_")) {
        throw error;
      }
      return patiently(with(session.renewed(token)), method, request);
    }
  }

  private Channel with(String token) {
    var metadata = new Metadata();
    metadata.put(AUTHORIZATION, "Bearer " + token);
    return ClientInterceptors.intercept(
        channel, MetadataUtils.newAttachHeadersInterceptor(metadata));
  }
  // [guide: end]

  // [guide: retry]
  private static final int SECONDS_PER_TRY = 15;
  private static final int SECONDS_IN_ALL = 60;

  /** Sets a deadline for every attempt, and retries while time remains. */
  private static <Q, A> A patiently(Channel channel, MethodDescriptor<Q, A> method, Q request) {
    long ends = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS_IN_ALL);
    for (int tries = 0; ; tries++) {
      try {
        var options = CallOptions.DEFAULT.withDeadlineAfter(SECONDS_PER_TRY, TimeUnit.SECONDS);
        return ClientCalls.blockingUnaryCall(channel, method, options, request);
      } catch (StatusRuntimeException error) {
        long wait = nanosBeforeAnother(error, method, tries);
        if (wait < 0 || System.nanoTime() + wait > ends) {
          throw error;
        }
        sleep(wait);
      }
    }
  }

  /** Delay before a retry; negative: do not retry. */
  private static long nanosBeforeAnother(
      StatusRuntimeException error, MethodDescriptor<?, ?> method, int tries) {
    // The server did nothing, and states when to try again.
    Optional<RetryInfo> info = detailOf(error, RetryInfo.class);
    if (info.isPresent()) {
      Duration delay = info.get().getRetryDelay();
      return TimeUnit.SECONDS.toNanos(delay.getSeconds()) + delay.getNanos();
    }
    // The outcome is unknown: repeat only methods that may be repeated.
    Status.Code code = error.getStatus().getCode();
    boolean lost = code == Status.Code.UNAVAILABLE || code == Status.Code.DEADLINE_EXCEEDED;
    if (lost && mayBeRepeated(method)) {
      long longest = TimeUnit.MILLISECONDS.toNanos(500) << Math.min(tries, 4);
      return ThreadLocalRandom.current().nextLong(longest);
    }
    return -1;
  }

  /** Whether the method may be repeated, by its idempotency_level in the proto file. */
  private static boolean mayBeRepeated(MethodDescriptor<?, ?> method) {
    var descriptor = ((ProtoMethodDescriptorSupplier) method.getSchemaDescriptor()).getMethodDescriptor();
    return descriptor.getOptions().getIdempotencyLevel() != IdempotencyLevel.IDEMPOTENCY_UNKNOWN;
  }
  // [guide: end]

  static void sleep(long nanos) {
    try {
      TimeUnit.NANOSECONDS.sleep(nanos);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw Status.CANCELLED.withCause(interrupted).asRuntimeException();
    }
  }

  /** Stable reason of an error; empty without one, e.g. for network errors. */
  static String reasonOf(StatusRuntimeException error) {
    return detailOf(error, ErrorInfo.class)
        .filter(info -> info.getDomain().equals("otolith"))
        .map(ErrorInfo::getReason)
        .orElse("");
  }

  private static <D extends Message> Optional<D> detailOf(StatusRuntimeException error, Class<D> kind) {
    var status = StatusProto.fromThrowable(error);
    if (status == null) {
      return Optional.empty();
    }
    for (Any detail : status.getDetailsList()) {
      if (detail.is(kind)) {
        try {
          return Optional.of(detail.unpack(kind));
        } catch (InvalidProtocolBufferException damaged) {
          return Optional.empty();
        }
      }
    }
    return Optional.empty();
  }
}
