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

/** Signs in and keeps the access token valid. */
final class Session {
  /** The session cannot be refreshed; sign in again. */
  static final class SignedOut extends RuntimeException {
    SignedOut(String reason) {
      super(reason);
    }
  }

  // A refresh can be repeated within 30 seconds of its first use, by anonymous participants for a day.
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
    if (!kept.containsKey("access_token")) {
      throw new SignedOut("sign in first");
    }
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
  /** Repeated with the stored request id, the call returns the same participant. */
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

  /** Stores the token that joining and leaving return; empty means that it did not change. */
  synchronized void take(String accessToken) {
    if (!accessToken.isEmpty()) {
      keep(Map.of("access_token", accessToken));
    }
  }
  // [guide: end]

  // [guide: refresh]
  /** Refreshes the token, one refresh at a time; a second caller gets the new token. */
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
        // Stored before it is used: using the new token invalidates the old one.
        begin(answer.getParticipantId(), answer.getAccessToken(), answer.getRefreshToken());
        return;
      } catch (StatusRuntimeException error) {
        String reason = Connection.reasonOf(error);
        if (reason.equals("REFRESH_TOKEN_REJECTED") || reason.equals("ACCOUNT_ERASED")) {
          throw new SignedOut(reason);
        }
        // The response may be lost: repeat with the same token while that is allowed.
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
