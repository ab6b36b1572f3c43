package gateway;

import com.google.protobuf.Message;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Files that survive the process: complete or absent. */
final class Keeping {
  private Keeping() {}

  // [guide: keep]
  /** Replaces a file atomically: after a power failure it has the old or new contents. Mode 600. */
  static void keep(Path path, byte[] contents) throws IOException {
    Files.createDirectories(path.getParent(), permissions("rwx------"));
    Path made = path.resolveSibling(path.getFileName() + ".new");
    Files.deleteIfExists(made);
    var options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try (FileChannel file = FileChannel.open(made, options, permissions("rw-------"))) {
      for (var bytes = ByteBuffer.wrap(contents); bytes.hasRemaining(); ) {
        file.write(bytes);
      }
      file.force(true);
    }
    Files.move(made, path, StandardCopyOption.ATOMIC_MOVE);
    try (FileChannel folder = FileChannel.open(path.getParent(), StandardOpenOption.READ)) {
      folder.force(true);
    }
  }

  private static java.nio.file.attribute.FileAttribute<?> permissions(String text) {
    return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(text));
  }

  /** Stores messages in the order they were added, one file each. */
  record Queue(Path folder) {
    void put(String name, Message message) throws IOException {
      String file = String.format("%015d-%s", System.currentTimeMillis(), name);
      keep(folder.resolve(file), message.toByteArray());
    }

    /** Paths of all messages, oldest first. */
    List<Path> waiting() throws IOException {
      if (!Files.isDirectory(folder)) {
        return List.of();
      }
      try (var files = Files.list(folder)) {
        return files.filter(path -> !path.toString().endsWith(".new")).sorted().toList();
      }
    }

    void done(Path path) throws IOException {
      Files.delete(path);
    }

    /** Moves a message out of the queue and keeps it for the developers. */
    void setAside(Path path, String name) throws IOException {
      Path aside = Files.createDirectories(folder.resolveSibling(name));
      Files.move(path, aside.resolve(path.getFileName()));
    }
  }
  // [guide: end]

  /** Contents of a file; empty if it does not exist. */
  static byte[] read(Path path) throws IOException {
    return Files.exists(path) ? Files.readAllBytes(path) : new byte[0];
  }

  static void forget(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (var paths = Files.walk(folder)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
