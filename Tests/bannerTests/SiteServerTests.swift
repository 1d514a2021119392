import Foundation
import Testing

@testable import banner

/// The server of `banner web --serve`: files of the folder by their types, and nothing else.
@Suite struct SiteServerTests {
  let folder: TemporaryFolder
  private let server: SiteServer
  private let port: Int

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("site/pictures"), withIntermediateDirectories: true)
    let names = [
      "index.html", "a.js", "a.css", "a.wasm", "feed.json", "pictures/a b.webp", "a.gif", "a.jpg", "a.png", "a.bin",
      ".hidden", "empty.css",
    ]
    for name in names {
      let text = name == "empty.css" ? "" : "this is \(name)"
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path("site/\(name)")))
    }
    try Data("secret".utf8).write(to: URL(fileURLWithPath: folder.path("secret.txt")))
    let links = [
      ("out.txt", "../secret.txt"), ("up", ".."), ("passwd", "/etc/passwd"), ("in.html", "index.html"),
      ("nowhere", "x"),
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(atPath: folder.path("site/\(name)"), withDestinationPath: target)
    }
    mkfifo(folder.path("site/pipe"), 0o600)
    let socket = try ServerSocket(port: 0)
    port = socket.port
    server = try SiteServer(socket: socket, folder: folder.path("site"))
  }

  @Test func itsAddressIsOnThisMachine() {
    #expect(server.address == "http://127.0.0.1:\(port)/" && port > 0)
  }

  @Test(arguments: [
    ("/", "index.html", "text/html; charset=utf-8"), ("/index.html", "index.html", "text/html; charset=utf-8"),
    ("/a.js", "a.js", "text/javascript; charset=utf-8"), ("/a.css?v=1", "a.css", "text/css; charset=utf-8"),
    ("/a.wasm", "a.wasm", "application/wasm"), ("/feed.json", "feed.json", "application/json"),
    ("/pictures/a%20b.webp", "pictures/a b.webp", "image/webp"), ("/a.gif", "a.gif", "image/gif"),
    ("/a.jpg", "a.jpg", "image/jpeg"), ("/a.png", "a.png", "image/png"),
    ("/a.bin", "a.bin", "application/octet-stream"), ("/in.html", "index.html", "text/html; charset=utf-8"),
  ])
  func aFileHasItsType(_ path: String, _ name: String, _ type: String) throws {
    let answer = try RawRequest("GET", path, port: port)
    #expect(answer.status == 200 && String(decoding: answer.body, as: UTF8.self) == "this is \(name)")
    #expect(answer.headers["content-type"] == type)
    #expect(answer.headers["cache-control"] == "no-cache")
    #expect(answer.headers["content-length"] == String(answer.body.count))
    let head = try RawRequest("HEAD", path, port: port)
    #expect(head.status == 200 && head.body.isEmpty && head.headers["content-type"] == type)
    #expect(head.headers["content-length"] == String(answer.body.count))
  }

  @Test func anEmptyFileIsOne() throws {
    let answer = try RawRequest("GET", "/empty.css", port: port)
    #expect(answer.status == 200 && answer.body.isEmpty && answer.headers["content-length"] == "0")
  }

  @Test(arguments: [
    "/nothing.html", "/pictures", "/pictures/", "/index.html/", "/../secret.txt", "/%2e%2e/secret.txt",
    "/..%2fsecret.txt", "/%2E%2E%2Fsecret.txt", "/pictures/../../secret.txt", "/pictures/%2e%2e/%2e%2e/secret.txt",
    "/....//secret.txt", "/..\\secret.txt", "/out.txt", "/up/secret.txt", "/up/site/index.html/", "/passwd", "/nowhere",
    "/pipe",
    "/.hidden", "/index.html%00.png", "/%00", "/%zz", "/%ff", "//etc/passwd", "/etc/passwd",
    "/%252e%252e/secret.txt", "/pictures/./a%20b.webp",
  ])
  func whatIsNotThereOrOutsideIsNotFound(_ path: String) throws {
    let answer = try RawRequest("GET", path, port: port)
    #expect(answer.status == 404 && String(decoding: answer.body, as: UTF8.self) == "Not found\n")
    #expect(answer.headers["content-type"] == "text/plain; charset=utf-8")
    let head = try RawRequest("HEAD", path, port: port)
    #expect(head.status == 404 && head.body.isEmpty)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "BREW"])
  func whatChangesSomethingIsNotAllowed(_ method: String) throws {
    let answer = try RawRequest(method, "/index.html", port: port, body: method == "POST" ? "a=b" : nil)
    #expect(answer.status == 405 && answer.headers["allow"] == "GET, HEAD")
  }

  @Test func theBodyOfAGetIsIgnored() throws {
    let answer = try RawRequest("GET", "/a.js", port: port, body: String(repeating: "x", count: 100_000))
    #expect(answer.status == 200 && String(decoding: answer.body, as: UTF8.self) == "this is a.js")
  }

  @Test func manyAskAtOnce() async throws {
    let port = port
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<50 { group.addTask { try RawRequest("GET", "/a.wasm", port: port).status } }
      for try await status in group { #expect(status == 200) }
    }
  }

  @Test func aPortInUseIsAClearFailure() throws {
    let failure = #expect(throws: Failure.self) { try ServerSocket(port: port) }
    #expect(failure == Failure("cannot serve on 127.0.0.1, port \(port): it is in use"))
  }

  @Test func aPortIsFreeAgainAfterwards() throws {
    var port = 0
    do {
      let socket = try ServerSocket(port: 0)
      port = socket.port
      let server = try SiteServer(socket: socket, folder: folder.path("site"))
      #expect(try RawRequest("GET", "/", port: port).status == 200)
      withExtendedLifetime(server) {}
    }
    #expect(try ServerSocket(port: port).port == port)
  }
}
