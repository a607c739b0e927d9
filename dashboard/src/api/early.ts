import { basePath } from "../base-path.ts";

/** An answer that was not used within this time is too old to show. */
const forgottenAfterMs = 10_000;

const asked = new Map<string, Promise<Response>>();
const keyOf = (address: string, token: string) => `${token} ${address}`;

/** Asks the API for what the page is sure to need while its scripts are still on their way. */
export function askEarly(address: string, token: string): void {
  const key = keyOf(address, token);
  const answer = fetch(basePath + address, { headers: { authorization: `Bearer ${token}` } });
  // The caller that uses the answer handles its failure.
  answer.catch(() => undefined);
  asked.set(key, answer);
  setTimeout(() => asked.delete(key), forgottenAfterMs);
}

/** The answer that was asked for early in the same session; only once. */
export function takeEarly(address: string, token: string): Promise<Response> | undefined {
  const key = keyOf(address, token);
  const answer = asked.get(key);
  asked.delete(key);
  return answer;
}
