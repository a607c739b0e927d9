import type { HarRequest } from "@gantry/contract/har/schemas.ts";
import { expect, test } from "vitest";
import { addressOf, filterRequests, waterfallOf } from "./filter-requests.ts";

const request = (changes: Partial<HarRequest>): HarRequest => ({
  index: 0,
  method: "GET",
  url: "https://shop.example/",
  status: 200,
  failure: null,
  type: "document",
  sizeBytes: null,
  startMs: 0,
  durationMs: 100,
  ...changes,
});

test("requests are found by words of method, address and status, by type, and by failure", () => {
  const page = request({});
  const pay = request({ method: "POST", url: "https://api.example/Pay", status: 502, type: "fetch" });
  const lost = request({ url: "https://cdn.example/font", status: null, type: "font" });
  const found = (text: string, isFailedOnly = false, type?: HarRequest["type"]) =>
    filterRequests([page, pay, lost], { text, isFailedOnly, type });
  expect(found("")).toEqual([page, pay, lost]);
  expect(found(" post pay ")).toEqual([pay]);
  expect(found("502")).toEqual([pay]);
  expect(found("", true)).toEqual([pay, lost]);
  expect(found("", true, "font")).toEqual([lost]);
  expect(found("shop pay")).toEqual([]);
});

test.each([
  ["https://shop.example/cart?id=1", "shop.example", "/cart?id=1"],
  ["http://ada:secret@shop.example:8080", "shop.example:8080", "/"],
  ["wss://shop.example?room=1", "shop.example", "?room=1"],
  ["data:text/plain,hello", "", "data:text/plain,hello"],
  ["file:///tmp/index.html", "", "file:///tmp/index.html"],
  ["", "", ""],
])("the address %s", (url, host, path) => {
  expect(addressOf(url)).toEqual({ host, path });
});

test("bars share the time from the first start to the last end", () => {
  const first = request({ durationMs: 200 });
  const second = request({ startMs: 300, durationMs: 100 });
  const unknown = request({ startMs: null });
  const barOf = waterfallOf([first, second, unknown]);
  expect([first, second, unknown].map(barOf)).toEqual([{ left: 0, width: 50 }, { left: 75, width: 25 }, null]);
  expect(waterfallOf([])(first)).toBeNull();
});
