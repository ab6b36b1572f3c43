public import FoundationEssentials
import NIOCore
import NIOPosix
import NIOSSL
import NIOTLS

/// Looks at the certificate that a listener shows, without believing it: nothing is sent to it.
public struct CertificateLook: Sendable {
  /// Nothing came back in time, or the listener speaks no TLS.
  public struct NoCertificate: Error, CustomStringConvertible {
    public let description: String
  }

  /// For all of it.
  private static let timeout = TimeAmount.seconds(5)

  private let host: String
  private let port: Int

  public init(host: String, port: Int) {
    self.host = host
    self.port = port
  }

  /// When the certificate ends.
  ///
  /// - Throws: ``NoCertificate``; what connecting throws.
  public func end() async throws -> Date {
    var configuration = NIOSSL.TLSConfiguration.makeClientConfiguration()
    configuration.certificateVerification = .none
    configuration.applicationProtocols = ["h2"]
    let context = try NIOSSLContext(configuration: configuration)
    let isAddress = (try? SocketAddress(ipAddress: host, port: 0)) != nil
    let name = isAddress ? nil : host
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let end = loop.makePromise(of: Int.self)
    let channel: any Channel
    do {
      channel = try await ClientBootstrap(group: loop).connectTimeout(Self.timeout)
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            let tls = try NIOSSLClientHandler(context: context, serverHostname: name)
            try channel.pipeline.syncOperations.addHandlers(tls, CertificateHandler(tls, end))
          }
        }.connect(host: host, port: port).get()
    } catch {
      end.fail(error)
      throw error
    }
    let timer = loop.scheduleTask(in: Self.timeout) { channel.close(promise: nil) }
    defer { timer.cancel() }
    return Date(timeIntervalSince1970: Double(try await end.futureResult.get()))
  }
}

/// Waits for the end of the handshake.
private final class CertificateHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let tls: NIOSSLClientHandler
  private let end: EventLoopPromise<Int>

  init(_ tls: NIOSSLClientHandler, _ end: EventLoopPromise<Int>) {
    self.tls = tls
    self.end = end
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard case TLSUserEvent.handshakeCompleted = event else {
      return context.fireUserInboundEventTriggered(event)
    }
    if let certificate = tls.peerCertificate {
      end.succeed(certificate.notValidAfter)
    } else {
      end.fail(CertificateLook.NoCertificate(description: "it shows no certificate"))
    }
    context.close(promise: nil)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    end.fail(CertificateLook.NoCertificate(description: "it speaks no TLS: \(error)"))
    context.close(promise: nil)
  }

  /// Without effect once it is decided.
  func channelInactive(context: ChannelHandlerContext) {
    end.fail(CertificateLook.NoCertificate(description: "no answer in time"))
  }
}
