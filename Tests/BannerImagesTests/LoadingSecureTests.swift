import Foundation
import Testing

@testable import BannerImages

/// Loads over https from a server whose certificate was made for these tests.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl"), "openssl makes the certificate"))
final class LoadingSecureTests {
  private static let certificate = makeCertificate()
  private static let server = LoadingServer(certificate: certificate)

  private func loader(trusts: Bool = true) -> CurlLoader {
    var options = NetworkOptions()
    if trusts { options.authorities = Self.certificate }
    return CurlLoader(options: options)
  }

  /// A key and a certificate for 127.0.0.1, in one file.
  private static func makeCertificate() -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pem")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
    process.arguments = [
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
      "-subj", "/CN=test", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", file.path, "-out", "-",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      let certificate = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let key = try Data(contentsOf: file)
      try (key + certificate).write(to: file)
    } catch {
      fatalError("No certificate can be made: \(error)")
    }
    atexit { try? FileManager.default.removeItem(at: LoadingSecureTests.certificate) }
    return file
  }

  @Test func aBodyArrivesWholeAndTheConnectionIsKept() async throws {
    let loader = loader()
    let first = try await loader.load(LoadRequest(url: Self.server.url("bytes?size=300000")))
    #expect(first.data == LoadingServer.pattern(300_000))
    #expect(try await loader.load(LoadRequest(url: Self.server.url("empty"))).connection == first.connection)
  }

  @Test func aCertificateThatNobodyVouchesForIsRefused() async {
    guard case .connection(let words)? = await loader(trusts: false).failure(Self.server.url("empty")) else {
      Issue.record("the certificate is trusted")
      return
    }
    #expect(words.lowercased().contains("certificate"))
  }

  @Test func aCertificateForAnotherNameIsRefused() async throws {
    let url = try #require(URL(string: "https://localhost:\(Self.server.port)/empty"))
    guard case .connection? = await loader().failure(url) else {
      Issue.record("the certificate is trusted")
      return
    }
  }

  @Test func aRedirectFromHttpsToHttpIsRefused() async {
    let to = LoadingServer.shared.url("bytes").absoluteString
    #expect(await loader().failure(Self.server.url("redirect?to=\(to)")) == .redirect("from https to http"))
  }

  @Test func aRedirectFromHttpToHttpsIsFollowedButNotBack() async throws {
    let secure = Self.server.url("bytes?size=9").absoluteString
    let answer = try await loader().load(LoadRequest(url: LoadingServer.shared.url("redirect?to=\(secure)")))
    #expect(answer.data.count == 9)
    #expect(answer.url == Self.server.url("bytes?size=9"))
    let back = Self.server.url("redirect?to=" + LoadingServer.shared.url("bytes").absoluteString).absoluteString
    #expect(await loader().failure(LoadingServer.shared.url("redirect?to=\(back)")) == .redirect("from https to http"))
  }
}
