import { Readable } from "node:stream";
import { HarFile, HarRequestDetails } from "@gantry/contract/har/schemas.ts";
import { expect, test } from "vitest";
import { readHar, readHarRequest } from "./read-har.ts";

const streamOf = (content: string | Buffer) => Readable.from([Buffer.from(content)]);
const harOf = (entries: unknown) => JSON.stringify({ log: { version: "1.2", entries } });

async function listOf(entries: unknown) {
  const result = await readHar(null, null, streamOf(harOf(entries)));
  if ("refusal" in result) throw new Error(result.refusal);
  return HarFile.parse(result.har);
}

async function detailsOf(entry: unknown) {
  const result = await readHarRequest({ index: 0 }, null, streamOf(harOf([entry])));
  if ("refusal" in result || !result.request) throw new Error("no request");
  return HarRequestDetails.parse(result.request);
}

async function refusalOf(content: string | Buffer) {
  const result = await readHar(null, null, streamOf(content));
  return "refusal" in result ? result.refusal : "read";
}

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 24, 9, 0, seconds)).toISOString();
const entryOf = (url: string, response: object, others: object = {}) => ({ request: { method: "GET", url }, response, ...others });

test("requests have method, address, status, type, size and times", async () => {
  const har = await listOf([
    entryOf(
      "https://shop.example/",
      { status: 200, content: { mimeType: "text/html; charset=utf-8", size: 500 }, _transferSize: 320 },
      { startedDateTime: at(2), time: 120.5 },
    ),
    entryOf(
      "https://shop.example/app.js",
      { status: 304, content: { mimeType: "text/javascript", size: 90 }, bodySize: -1 },
      { startedDateTime: at(1), time: -1 },
    ),
    entryOf("https://shop.example/pay", { status: 502, bodySize: 12 }, { _resourceType: "xhr", startedDateTime: "yesterday" }),
    entryOf(
      "https://cdn.example/a.woff2",
      { status: -1, _failureText: "net::ERR_FAILED" },
      { _resourceType: "Font", startedDateTime: at(3) },
    ),
    entryOf("https://cdn.example/b", { status: 0, _error: "net::ERR_ABORTED" }),
    entryOf("wss://shop.example/live", { status: 101 }),
    entryOf("https://shop.example/x", { status: 200, content: { mimeType: "constructor" } }, { _resourceType: "constructor" }),
  ]);
  expect(har).toMatchObject({ totalRequests: 7, totalFailed: 3 });
  expect(har.requests.map(({ type }) => type)).toEqual(["document", "script", "fetch", "font", "other", "websocket", "other"]);
  expect(har.requests.map(({ status, failure }) => failure ?? status)).toEqual([
    200,
    304,
    502,
    "net::ERR_FAILED",
    "net::ERR_ABORTED",
    101,
    200,
  ]);
  expect(har.requests.map(({ sizeBytes }) => sizeBytes)).toEqual([320, 90, 12, null, null, null, null]);
  expect(har.requests.map(({ startMs, durationMs }) => [startMs, durationMs]).slice(0, 4)).toEqual([
    [1000, 120.5],
    [0, null],
    [null, null],
    [2000, null],
  ]);
});

test("of more than 2,000 requests those that failed are kept, in the order of the file", async () => {
  const entries = Array.from({ length: 5_000 }, (_, index) =>
    entryOf(`https://shop.example/${index}`, { status: index % 10 === 9 ? 500 : 200 }),
  );
  const { requests, totalRequests, totalFailed } = await listOf(entries);
  expect({ totalRequests, totalFailed, kept: requests.length }).toEqual({ totalRequests: 5_000, totalFailed: 500, kept: 2_000 });
  expect(requests.filter(({ status }) => status === 500)).toHaveLength(500);
  expect(requests.map(({ index }) => index)).toEqual(requests.map(({ index }) => index).toSorted((a, b) => a - b));
  expect(requests.find(({ status }) => status === 200)?.index).toBe(0);
  const allFailed = await listOf(entries.map(({ request }) => ({ request, response: { status: 404 } })));
  expect(allFailed.requests).toHaveLength(2_000);
});

test("a request has its headers, query, bodies and timings", async () => {
  const details = await detailsOf({
    request: {
      method: "POST",
      url: "https://shop.example/pay?coupon=A",
      httpVersion: "HTTP/2.0",
      headers: [{ name: "content-type", value: "application/json" }, { name: 5 }, null],
      queryString: [{ name: "coupon", value: "A" }],
      postData: { mimeType: "application/json", text: '{"card":"4242"}' },
      bodySize: 15,
    },
    response: {
      status: 502,
      statusText: "Bad Gateway",
      headers: [{ name: "server", value: "nginx" }],
      content: { mimeType: "application/json", size: 16, text: Buffer.from('{"error":"down"}').toString("base64"), encoding: "base64" },
    },
    serverIPAddress: "192.0.2.1",
    timings: { blocked: 1, dns: -1, wait: 90.5, receive: "soon" },
  });
  expect(details).toEqual({
    httpVersion: "HTTP/2.0",
    statusText: "Bad Gateway",
    serverAddress: "192.0.2.1",
    requestHeaders: [
      { name: "content-type", value: "application/json" },
      { name: "", value: "" },
      { name: "", value: "" },
    ],
    query: [{ name: "coupon", value: "A" }],
    requestBody: { contentType: "application/json", sizeBytes: 15, text: '{"card":"4242"}', isCut: false, isBinary: false, file: null },
    responseHeaders: [{ name: "server", value: "nginx" }],
    responseBody: { contentType: "application/json", sizeBytes: 16, text: '{"error":"down"}', isCut: false, isBinary: false, file: null },
    timings: [
      { phase: "blocked", durationMs: 1 },
      { phase: "wait", durationMs: 90.5 },
    ],
  });
});

test.each([
  ["a long one is cut", { text: "x".repeat(70_000) }, { isCut: true, length: 65_536 }],
  ["one of 65,536 characters is whole", { text: "x".repeat(65_536) }, { isCut: false, length: 65_536 }],
  [
    "a long one in base64 is cut",
    { text: Buffer.from("é".repeat(200_000)).toString("base64"), encoding: "base64" },
    { isCut: true, length: 65_536 },
  ],
  [
    "a picture is not text",
    { text: Buffer.from([0x89, 0x50, 0xff, 0]).toString("base64"), encoding: "base64" },
    { isBinary: true, text: null },
  ],
  ["one that the file does not have", { size: 4 }, { text: null, sizeBytes: 4 }],
  ["one in a file of its own", { _file: "abc.json" }, { text: null, file: "abc.json" }],
  [
    "a form",
    {
      params: [
        { name: "a", value: "1" },
        { name: "b", value: "2" },
      ],
    },
    { text: "a=1\nb=2" },
  ],
])("bodies: %s", async (_name, content, expected) => {
  const isForm = "params" in content;
  const details = await detailsOf({ request: isForm ? { postData: content } : {}, response: isForm ? {} : { content } });
  const body = isForm ? details.requestBody : details.responseBody;
  expect({ ...body, length: body?.text?.length }).toMatchObject(expected);
});

test.each([
  ["empty", " \n", "It is empty."],
  ["text", "not JSON", "It is not valid JSON, or it breaks off."],
  ["cut", harOf([entryOf("https://shop.example/", { status: 200 })]).slice(0, -5), "It is not valid JSON, or it breaks off."],
  ["another document", '{"log":{"entries":{}}}', "It has no list of requests (`log.entries`), so it is not a HAR file."],
  ["a list", "[]", "It has no list of requests (`log.entries`), so it is not a HAR file."],
  ["deep lists", "[".repeat(2_000_000), "It is not valid JSON, or it breaks off."],
])("a file is refused with a sentence: %s", async (_name, content, refusal) => {
  expect(await refusalOf(content)).toBe(refusal);
});

test("values of any type and depth are read without an error", async () => {
  const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
  const odd = [
    "null",
    "5",
    '"text"',
    "[]",
    "{}",
    deep,
    `{"request":${deep},"response":${deep},"timings":${deep},"startedDateTime":${deep}}`,
  ];
  for (const value of odd) {
    const content = `\ufeff{"log":{"entries":[${value}]}}`;
    expect(await readHar(null, null, streamOf(content))).toMatchObject({ har: { totalRequests: 1, totalFailed: 1 } });
    expect(await readHarRequest({ index: 0 }, null, streamOf(content))).toMatchObject({ request: { requestHeaders: [] } });
  }
  expect(await readHarRequest({ index: 1 }, null, streamOf(harOf([null])))).toEqual({ request: null });
});

test("the largest answer is small enough to send", async () => {
  const long = "x".repeat(70_000);
  const fields = Array.from({ length: 300 }, () => ({ name: long.slice(0, 1_000), value: long.slice(0, 10_000) }));
  const entry = {
    request: { method: long, url: long, headers: fields, queryString: fields, postData: { text: long, mimeType: long } },
    response: { status: 500, statusText: long, headers: fields, content: { text: long, mimeType: long, _file: long }, _failureText: long },
  };
  expect(JSON.stringify(await detailsOf(entry)).length).toBeLessThan(4_000_000);
  const list = await listOf(
    Array.from({ length: 2_100 }, () => entryOf("u".repeat(2_500), { status: 500, _failureText: "f".repeat(400) })),
  );
  expect(JSON.stringify(list).length).toBeLessThan(6_000_000);
});
