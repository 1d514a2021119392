"""A web server that gives each test a site of its own, and remembers what it was asked for."""

import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

HERE = Path(__file__).parent
ROOT = HERE.parent.parent

# The folders behind a site's addresses; what is in none of the others is a page of the tests.
FOLDERS = {
    "files": ROOT / ".build-web" / "files",
    "samples": ROOT / "Samples",
    "vectors": ROOT / "Tests" / "Support" / "vectors",
    "web": ROOT / "Web",
    "": HERE / "pages",
}

TYPES = {
    ".css": "text/css",
    ".gif": "image/gif",
    ".html": "text/html; charset=utf-8",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".tsv": "text/tab-separated-values",
    ".wasm": "application/wasm",
    ".webp": "image/webp",
}

# As strict as a page can be that compiles WebAssembly.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'"
)


@dataclass(frozen=True)
class Answer:
    """What the server says to one request."""

    body: bytes = b""
    status: int = 200
    type: str = "text/plain"


@dataclass
class Site:
    """What one test serves under an address that no other test has."""

    address: str
    requests: list[str] = field(default_factory=list)
    _answers: dict[str, Answer] = field(default_factory=dict)
    _gates: dict[str, threading.Event] = field(default_factory=dict)

    def url(self, path: str) -> str:
        """The whole address of a path of this site."""
        return self.address + path

    def serve(self, path: str, text: str | bytes, type: str | None = None) -> None:
        """Puts a file at a path; its type is that of the name's ending, if no other is given."""
        body = text.encode() if isinstance(text, str) else text
        self._answers[path] = Answer(body, type=type or TYPES[Path(path).suffix])

    def fail(self, path: str, status: int) -> None:
        """Answers requests for a path with a status from now on."""
        self._answers[path] = Answer(b"as the test wants", status)

    def mend(self, path: str) -> None:
        """Answers requests for a path as if the test had never said anything about it."""
        self._answers.pop(path, None)

    def hold(self, path: str) -> threading.Event:
        """Lets requests for a path wait until the answered event is set, or the test is over."""
        return self._gates.setdefault(path, threading.Event())

    def close(self) -> None:
        """Lets go of whoever still waits."""
        for gate in self._gates.values():
            gate.set()

    def answer(self, path: str) -> Answer:
        """What the site says to one request, which it notes."""
        self.requests.append(path)
        if path in self._gates:
            self._gates[path].wait()
        return self._answers.get(path) or _file(path)


class Server(ThreadingHTTPServer):
    """Serves every site of a test run from one free port."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.sites: dict[str, Site] = {}
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def open_site(self) -> Site:
        """A site without requests, answers and gates of earlier tests."""
        name = f"site{len(self.sites) + 1}"
        self.sites[name] = Site(f"http://127.0.0.1:{self.server_port}/{name}/")
        return self.sites[name]

    def handle_error(self, request, client_address) -> None:
        """A browser that left before its answer came is no error."""


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        name, _, path = unquote(urlsplit(self.path).path).removeprefix("/").partition("/")
        site = self.server.sites.get(name)
        answer = site.answer(path) if site else Answer(status=404)
        self.send_response(answer.status)
        self.send_header("Content-Type", answer.type)
        self.send_header("Content-Length", str(len(answer.body)))
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(answer.body)

    def log_message(self, format, *arguments) -> None:
        """Sites keep their own list of requests."""


def _file(path: str) -> Answer:
    first, _, rest = path.partition("/")
    folder, rest = (FOLDERS[first], rest) if first in FOLDERS else (FOLDERS[""], path)
    file = (folder / rest).resolve()
    if not file.is_relative_to(folder) or not file.is_file():
        return Answer(f"There is no {path}.".encode(), 404)
    return Answer(file.read_bytes(), type=TYPES.get(file.suffix, "application/octet-stream"))
