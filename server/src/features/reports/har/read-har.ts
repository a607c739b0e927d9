import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";
import type { HarFile, HarRequestDetails } from "@gantry/contract/har/schemas.ts";
import { at, type Loose } from "@gantry/reports/formats/loose-json.ts";
import { detailsOf } from "./har-details.ts";
import { listRequests } from "./har-requests.ts";

/** Readings of the server's reader processes. The input is a HAR file. `refusal`: why it was not read, for the user. */
export async function readHar(_options: null, _give: unknown, input: Readable): Promise<{ har: HarFile } | { refusal: string }> {
  const found = await entriesOf(input);
  return "refusal" in found ? found : { har: listRequests(found.entries) };
}

/** @returns `null` when the file has fewer requests */
export async function readHarRequest(
  { index }: { index: number },
  _give: unknown,
  input: Readable,
): Promise<{ request: HarRequestDetails | null } | { refusal: string }> {
  const found = await entriesOf(input);
  if ("refusal" in found) return found;
  return { request: index < found.entries.length ? detailsOf(found.entries[index]) : null };
}

async function entriesOf(input: Readable): Promise<{ entries: readonly Loose[] } | { refusal: string }> {
  const text = new TextDecoder().decode(await buffer(input));
  if (text.trim() === "") return { refusal: "It is empty." };
  let document: Loose;
  try {
    document = JSON.parse(text);
  } catch {
    return { refusal: "It is not valid JSON, or it breaks off." };
  }
  const entries = at(at(document, "log"), "entries");
  return Array.isArray(entries) ? { entries } : { refusal: "It has no list of requests (`log.entries`), so it is not a HAR file." };
}
