package gateway;

import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import otolith.auth.v1.RefreshRequest;
import otolith.auth.v1.SessionServiceGrpc;
import otolith.auth.v1.SignInAnonymouslyRequest;
import otolith.auth.v1.SignInRequest;

/** Who the device is: signing in, and a token that stays fresh. */
final class Session {
  /** Nothing renews the session any more. */
  static final class SignedOut extends RuntimeException {
    SignedOut(String reason) {
      super(reason);
    }
  }

  // A refresh token is answered again within 30 seconds of its first use; of an anonymous one for a day.
  private static final int SECONDS_OF_GRACE = 25;
  private final Path file;
  private final Connection connection;
  private final Properties kept = new Properties();

  Session(Path folder, Connection connection) throws IOException {
    file = folder.resolve("session.properties");
    this.connection = connection;
    kept.load(new ByteArrayInputStream(Keeping.read(file)));
  }

  synchronized String participantId() {
    return kept.getProperty("participant_id", "");
  }

  synchronized String accessToken() {
    return kept.getProperty("access_token", "");
  }

  private void keep(Map<String, String> values) {
    try {
      kept.putAll(values);
      var bytes = new ByteArrayOutputStream();
      kept.store(bytes, null);
      Keeping.keep(file, bytes.toByteArray());
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  // [guide: sign-in]
  /** Sent again with the kept id, it is the same participant that is answered. */
  synchronized void signInAnonymously(String label) {
    if (!kept.containsKey("request_id")) {
      keep(Map.of("request_id", UUID.randomUUID().toString()));
    }
    var answer =
        connection.call(
            SessionServiceGrpc.getSignInAnonymouslyMethod(),
            SignInAnonymouslyRequest.newBuilder()
                .setRequestId(kept.getProperty("request_id"))
                .setLabel(label)
                .build());
    begin(answer.getParticipantId(), answer.getAccessToken(), answer.getRefreshToken());
  }

  synchronized void signIn(String username, String password, String label) {
    var answer =
        connection.call(
            SessionServiceGrpc.getSignInMethod(),
            SignInRequest.newBuilder()
                .setUsername(username)
                .setPassword(password)
                .setLabel(label)
                .build());
    begin(answer.getParticipantId(), answer.getAccessToken(), answer.getRefreshToken());
  }

  private void begin(String participantId, String accessToken, String refreshToken) {
    keep(
        Map.of(
            "participant_id", participantId,
            "access_token", accessToken,
            "refresh_token", refreshToken));
  }

  /** Joining and leaving answer a token that says so, or none where yours does already. */
  synchronized void take(String accessToken) {
    if (!accessToken.isEmpty()) {
      keep(Map.of("access_token", accessToken));
    }
  }
  // [guide: end]

  // [guide: refresh]
  /** One renewal at a time: who comes second finds the new token. */
  synchronized String renewed(String expired) {
    if (accessToken().equals(expired)) {
      refresh();
    }
    return accessToken();
  }

  private void refresh() {
    var request =
        RefreshRequest.newBuilder().setRefreshToken(kept.getProperty("refresh_token")).build();
    long ends = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS_OF_GRACE);
    while (true) {
      try {
        var answer = connection.call(SessionServiceGrpc.getRefreshMethod(), request);
        // Kept before it is used: whoever uses the new token has lost the old one.
        begin(answer.getParticipantId(), answer.getAccessToken(), answer.getRefreshToken());
        return;
      } catch (StatusRuntimeException error) {
        String reason = Connection.reasonOf(error);
        if (reason.equals("REFRESH_TOKEN_REJECTED") || reason.equals("ACCOUNT_ERASED")) {
          throw new SignedOut(reason);
        }
        // The answer may be what was lost: the same token again, while it is answered again.
        Status.Code code = error.getStatus().getCode();
        boolean lost = code == Status.Code.UNAVAILABLE || code == Status.Code.DEADLINE_EXCEEDED;
        long second = TimeUnit.SECONDS.toNanos(1);
        if (!lost || System.nanoTime() + second > ends) {
          throw error;
        }
        Connection.sleep(second);
      }
    }
  }
  // [guide: end]
}
