import { createServer, type ServerResponse } from "node:http";

const page = "<!doctype html><title>Maintenance</title><h1>Back soon</h1><p>The shop is closed.</p>";

/** The faulty responses of a tested application, by path. */
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  "/login": (response) => response.writeHead(401, { "content-type": "application/json" }).end('{"error":"Invalid credentials"}'),
  "/expired": (response) => response.writeHead(401, { "content-type": "application/json" }).end('{"error":"Token has expired"}'),
  "/forbidden": (response) => response.writeHead(403, { "content-type": "application/json" }).end('{"error":"Insufficient permissions"}'),
  "/407": (response) => response.writeHead(407, { "content-type": "text/plain" }).end("proxy"),
  "/429": (response) => response.writeHead(429, { "content-type": "text/plain" }).end("slow down"),
  "/500": (response) => response.writeHead(500, { "content-type": "application/json" }).end('{"error":"Internal Server Error"}'),
  "/502": (response) => response.writeHead(502, { "content-type": "text/html" }).end("<h1>502 Bad Gateway</h1>"),
  "/503": (response) => response.writeHead(503, { "content-type": "text/plain" }).end("upstream is restarting"),
  "/page": (response) => response.writeHead(200, { "content-type": "text/html" }).end(page),
  "/loop": (response) => response.writeHead(302, { location: "/loop" }).end(),
  "/npm-private/left-pad": (response) => response.writeHead(401, { "www-authenticate": "Basic" }).end("{}"),
  "/git-private/info/refs?service=git-upload-pack": (response) =>
    response.writeHead(401, { "www-authenticate": 'Basic realm="git"' }).end(),
  "/reset": (response) => response.socket?.destroy(),
  "/hang": () => {},
};

/** The server that the corpus's suites are run against. */
export async function startMisbehavingServer(): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => (answers[request.url ?? ""] ?? ((other) => other.writeHead(404).end()))(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
