import http from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isPublicAddress } from "@gantry/host/public-address.ts";
import { parseAllowList } from "@gantry/host/allow-list.ts";
import { type Resolve, guardedLookup } from "./guarded-lookup.ts";
import { checkUrl } from "./check-url.ts";
import { operatorFetch } from "./operator-fetch.ts";
import { OutboundError } from "./outbound-error.ts";
import { createSafeFetch } from "./safe-fetch.ts";

const names: Readonly<Record<string, readonly string[]>> = {
  "hooks.example.com": ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"],
  "public-and-private.example": ["93.184.216.34", "10.0.0.7"],
  "public-and-private6.example": ["93.184.216.34", "fd00::7"],
  localhost: ["127.0.0.1", "::1"],
  "rebound.example": ["127.0.0.1"],
  "metadata.google.internal": ["169.254.169.254"],
  "gitlab.corp": ["10.1.2.3"],
  "jira.corp": ["10.9.9.9"],
  "nat64.example": ["64:ff9b::a00:1"],
  "mapped.example": ["::ffff:10.0.0.1"],
};
const resolve: Resolve = async (host) => {
  const found = names[host];
  if (!found) throw Object.assign(new Error("unknown"), { code: "ENOTFOUND" });
  return found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
};

/** The checks of a request that happen before a socket is opened. */
async function verdict(url: string, allow = ""): Promise<"may go" | "refused"> {
  try {
    const judged = checkUrl(url, parseAllowList(allow.split(",").filter(Boolean)));
    const host = judged.url.hostname.replace(/\.$/, "");
    if (!names[host]) return "may go";
    const lookup = guardedLookup(resolve, judged.checkAddress);
    await new Promise<void>((done, fail) => lookup(host, { all: true }, (error) => (error ? fail(error) : done())));
    return "may go";
  } catch (error) {
    if (!(error instanceof OutboundError) || error.code !== "ADDRESS_REFUSED") throw error;
    return "refused";
  }
}

const refused = [
  // Not a URL, or not http(s).
  "",
  "hooks.example.com",
  "//hooks.example.com",
  "https://",
  "ftp://hooks.example.com",
  "file:///etc/passwd",
  "gopher://hooks.example.com/_x",
  "data:text/plain,x",
  "javascript:alert(1)",
  "ws://hooks.example.com",
  "http://hooks.example.com",
  "http://93.184.216.34",
  // Credentials, and text that only looks like a host.
  "https://user:secret@hooks.example.com",
  "https://user@hooks.example.com",
  "https://hooks.example.com@127.0.0.1",
  "https://hooks.example.com%40127.0.0.1@10.0.0.1",
  // This machine, in every spelling.
  "https://localhost",
  "https://LOCALHOST.",
  "https://127.0.0.1",
  "https://127.0.0.1.",
  "https://127.1",
  "https://127.0.1",
  "https://127.8.8.8:8443",
  "https://2130706433",
  "https://0x7f000001",
  "https://0x7f.0.0.1",
  "https://0x7f.1",
  "https://017700000001",
  "https://0177.0.0.1",
  "https://0177.0.0.0x1",
  "https://１２７.０.０.１",
  "https://①②⑦.⓪.⓪.①",
  "https://127。0。0。1",
  "https://%31%32%37.0.0.1",
  "https://0",
  "https://0.0.0.0",
  "https://0.1.2.3",
  "https://[::]",
  "https://[::1]",
  "https://[0:0:0:0:0:0:0:1]",
  "https://[::127.0.0.1]",
  "https://[::ffff:127.0.0.1]",
  "https://[::ffff:7f00:1]",
  "https://[::ffff:0:7f00:1]",
  // Private networks.
  "https://10.0.0.1",
  "https://10.255.255.255",
  "https://172.16.0.1",
  "https://172.31.255.254",
  "https://192.168.1.1",
  "https://3232235777",
  "https://[fc00::1]",
  "https://[fd12:3456:789a::1]",
  "https://[fec0::1]",
  "https://[::ffff:10.0.0.1]",
  // Provider networks, benchmarks, examples, reserved.
  "https://100.64.0.1",
  "https://100.127.255.254",
  "https://100.100.100.200",
  "https://198.18.0.1",
  "https://192.0.0.192",
  "https://192.0.2.1",
  "https://198.51.100.1",
  "https://203.0.113.1",
  "https://192.88.99.1",
  "https://240.0.0.1",
  "https://[2001:db8::1]",
  "https://[3fff::1]",
  "https://[100::1]",
  // Cloud metadata services.
  "https://169.254.169.254/latest/meta-data/",
  "https://169.254.170.2",
  "https://2852039166",
  "https://0xa9fea9fe",
  "https://[fd00:ec2::254]",
  "https://[fe80::1]",
  "https://[::ffff:a9fe:a9fe]",
  "https://168.63.129.16",
  "https://metadata.google.internal",
  // Broadcast and multicast.
  "https://224.0.0.1",
  "https://239.255.255.250",
  "https://255.255.255.255",
  "https://[ff02::1]",
  // An address embedded in another one.
  "https://[64:ff9b::7f00:1]",
  "https://[64:ff9b::a9fe:a9fe]",
  "https://[64:ff9b:1::1]",
  "https://[2002:7f00:1::]",
  "https://[2002:a00:1::1]",
  "https://[2001:0:7f00:1::]",
  // Names that resolve to one of these.
  "https://rebound.example",
  "https://public-and-private.example",
  "https://public-and-private6.example",
  "https://nat64.example",
  "https://mapped.example",
  "https://gitlab.corp",
];

const mayGo = [
  "https://hooks.example.com",
  "https://HOOKS.example.com./path?query=1#part",
  "https://hooks.example.com:8443/x",
  "https://93.184.216.34",
  "https://1.1.1.1",
  "https://172.15.0.1",
  "https://172.32.0.1",
  "https://100.63.255.255",
  "https://100.128.0.1",
  "https://169.253.1.1",
  "https://223.255.255.254",
  "https://[2606:4700:4700::1111]",
  "https://[2a00:1450:4001:80b::200e]",
];

test("names of this machine are refused before they are resolved, so that nobody saves them, unless the operator allows them", () => {
  const judge = (url: string, ...allow: string[]) => checkUrl(url, parseAllowList(allow));
  for (const url of ["https://localhost", "https://LOCALHOST.:8443/v1", "https://a.localhost"]) {
    expect(() => judge(url)).toThrow("is not an address of the public internet");
    expect(() => judge(url, "10.0.0.0/8")).toThrow("is not an address of the public internet");
    expect(judge(url, "127.0.0.0/8").url.href).toBe(new URL(url).href);
  }
  expect(judge("http://localhost:11434", "localhost:11434").url.port).toBe("11434");
  expect(judge("https://localhost.example.com").url.host).toBe("localhost.example.com");
});

describe("a URL that a tenant chose", () => {
  test.each(refused)("%s is refused", async (url) => expect(await verdict(url)).toBe("refused"));
  test.each(mayGo)("%s is allowed", async (url) => expect(await verdict(url)).toBe("may go"));

  test.each([
    ["https://gitlab.corp", "gitlab.corp", "may go"],
    ["http://gitlab.corp", "gitlab.corp", "may go"],
    ["http://gitlab.corp:8443", "gitlab.corp:8443", "may go"],
    ["http://gitlab.corp:9999", "gitlab.corp:8443", "refused"],
    ["https://gitlab.corp", "gitlab.corp:443", "may go"],
    ["http://gitlab.corp", "gitlab.corp:443", "refused"],
    ["http://GITLAB.corp.", "Gitlab.Corp", "may go"],
    ["https://jira.corp", "gitlab.corp", "refused"],
    ["http://jira.corp", "10.0.0.0/8", "may go"],
    ["http://10.3.4.5", "10.0.0.0/8", "may go"],
    ["http://192.168.0.1", "10.0.0.0/8", "refused"],
    ["http://hooks.example.com", "10.0.0.0/8", "refused"],
    ["https://hooks.example.com", "10.0.0.0/8", "may go"],
    ["http://0x7f000001:8080", "127.0.0.1:8080", "may go"],
    ["http://[::1]:8080", "[::1]:8080", "may go"],
    ["http://[0:0::1]:8080", "::1", "may go"],
    ["http://[fd00::5]", "fd00::/8", "may go"],
    ["https://user:x@gitlab.corp", "gitlab.corp", "refused"],
    ["ftp://gitlab.corp", "gitlab.corp", "refused"],
    ["https://gitlab.corp.evil.example@10.0.0.1", "gitlab.corp", "refused"],
  ] as const)("%s with OUTBOUND_ALLOW=%s: %s", async (url, allow, expected) => expect(await verdict(url, allow)).toBe(expected));

  test.each(["10.0.0.0/40", "a b", "host:0", "host:99999", "https://host", "user@host"])("%s is not an entry of OUTBOUND_ALLOW", (entry) =>
    expect(() => parseAllowList([entry])).toThrow(entry),
  );

  test("no private, local or reserved address counts as public, also embedded in IPv6", () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const inside = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127, 255), byte, byte, byte),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
      fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
    );
    const hex = (high: number, low: number) => ((high << 8) | low).toString(16);
    fc.assert(
      fc.property(inside, ([a, b, c, d]) => {
        const pair = `${hex(a, b)}:${hex(c, d)}`;
        for (const text of [`${a}.${b}.${c}.${d}`, `::${pair}`, `::ffff:${pair}`, `64:ff9b::${pair}`, `2002:${pair}::1`])
          expect(isPublicAddress(text), text).toBe(false);
      }),
    );
  });
});

describe("a request", () => {
  const seen: { address: string; method: string; headers: http.IncomingHttpHeaders; body: string }[] = [];
  const server = http.createServer((request, response) => {
    let body = "";
    request.on("data", (piece: Buffer) => (body += piece.toString("utf8")));
    request.on("end", () => {
      seen.push({ address: request.socket.localAddress ?? "", method: request.method ?? "", headers: request.headers, body });
      answers[request.url ?? "/"]?.(response);
    });
  });
  const answers: Record<string, (response: http.ServerResponse) => void> = {
    "/": (response) => response.setHeader("x-answer", "yes").end("fine"),
    "/redirect": (response) => response.writeHead(302, { location: "/" }).end(),
    "/nothing": (response) => response.writeHead(204).end(),
    "/silent": () => {},
    "/drip": (response) => void response.write("a"),
    "/exactly": (response) => response.end("x".repeat(1000)),
    "/endless": (response) => {
      const more = () => {
        while (response.write("x".repeat(10_000)));
      };
      response.on("drain", more);
      more();
    },
  };
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "0.0.0.0", done));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  const fetchWith = (allow: string, by?: Resolve) =>
    createSafeFetch({ allow: parseAllowList(allow.split(",")), ...(by ? { resolve: by } : {}) });
  const at = (path: string) => `http://127.0.0.1:${port}${path}`;
  const local = fetchWith("127.0.0.1");

  test("sends method, headers and body, and returns the whole response", async () => {
    seen.length = 0;
    const answer = await local(at("/"), { method: "POST", headers: { "x-word": "w" }, body: JSON.stringify({ a: "ä" }) });
    expect([answer.status, answer.headers.get("x-answer"), await answer.text()]).toEqual([200, "yes", "fine"]);
    expect(seen).toMatchObject([{ method: "POST", body: '{"a":"ä"}', headers: { "x-word": "w", "content-length": "10" } }]);
    expect((await local(at("/nothing"))).status).toBe(204);
  });

  test("does not follow a redirect", async () => {
    seen.length = 0;
    const answer = await local(at("/redirect"));
    expect([answer.status, answer.headers.get("location"), seen.length]).toEqual([302, "/", 1]);
  });

  test("connects to the address that was checked: DNS rebinding has no effect", async () => {
    seen.length = 0;
    let asked = 0;
    const rebinding: Resolve = async () => [{ address: ++asked === 1 ? "127.0.0.2" : "127.0.0.1", family: 4 }];
    const fetch = fetchWith("127.0.0.2/32", rebinding);
    expect((await fetch(`http://rebinding.example:${port}/`)).status).toBe(200);
    expect(asked).toBe(1);
    await expect(fetch(`http://rebinding.example:${port}/`)).rejects.toMatchObject({ code: "ADDRESS_REFUSED" });
    expect(asked).toBe(2);
    expect(seen.map(({ address }) => address.replace("::ffff:", ""))).toEqual(["127.0.0.2"]);
  });

  test("sends nothing when one of several addresses is private", async () => {
    seen.length = 0;
    const both: Resolve = async () => ["127.0.0.2", "127.0.0.1"].map((address) => ({ address, family: 4 }));
    await expect(fetchWith("127.0.0.2/32", both)(`http://two.example:${port}/`)).rejects.toMatchObject({ code: "ADDRESS_REFUSED" });
    expect(seen).toEqual([]);
  });

  test("times out, whether there is no response or a partial one", async () => {
    for (const path of ["/silent", "/drip"])
      await expect(local(at(path), { timeoutMs: 100 })).rejects.toMatchObject({
        code: "TIMEOUT",
        message: `127.0.0.1:${port} did not answer within 0.1 s.`,
      });
  });

  test("ends when its caller aborts, with the caller's reason", async () => {
    const reason = new Error("enough");
    await expect(local(at("/silent"), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  test("stops reading at its limit", async () => {
    await expect(local(at("/endless"))).rejects.toMatchObject({ code: "TOO_LARGE", message: "The answer is larger than 1024 KiB." });
    expect((await (await local(at("/exactly"), { maxBytes: 1000 })).text()).length).toBe(1000);
    await expect(local(at("/exactly"), { maxBytes: 999 })).rejects.toMatchObject({ code: "TOO_LARGE" });
  });

  test("says why an address cannot be reached", async () => {
    const closed = http.createServer();
    await new Promise<void>((done) => closed.listen(0, "127.0.0.1", done));
    const free = (closed.address() as AddressInfo).port;
    await new Promise((done) => closed.close(done));
    await expect(local(`http://127.0.0.1:${free}/`)).rejects.toThrow(`127.0.0.1:${free} could not be reached: nothing listens there.`);
    await expect(fetchWith("x.example", resolve)("https://x.example")).rejects.toThrow(
      "x.example could not be reached: its name is unknown.",
    );
  });

  test("a URL from the installation's own settings may point anywhere", async () => {
    expect((await operatorFetch(at("/"))).status).toBe(200);
    await expect(operatorFetch(at("/silent"), { timeoutMs: 50 })).rejects.toMatchObject({ code: "TIMEOUT" });
  });
});
