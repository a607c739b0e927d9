import { basePath } from "../base-path.ts";

/** Maximum age of an unused response. */
const maxAgeMs = 10_000;

const asked = new Map<string, Promise<Response>>();
const keyOf = (address: string, token: string) => `${token} ${address}`;

/** Requests data that the page needs while its scripts load. */
export function requestEarly(address: string, token: string): void {
  const key = keyOf(address, token);
  const answer = fetch(basePath + address, { headers: { authorization: `Bearer ${token}` } });
  // The caller that uses the response handles its failure.
  answer.catch(() => undefined);
  asked.set(key, answer);
  setTimeout(() => asked.delete(key), maxAgeMs);
}

/** Returns a response that was requested early in this session, once. */
export function takeEarlyResponse(address: string, token: string): Promise<Response> | undefined {
  const key = keyOf(address, token);
  const answer = asked.get(key);
  asked.delete(key);
  return answer;
}
