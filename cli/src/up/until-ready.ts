import { request } from "node:http";

const everyMs = 20;

/**
 * Resolves when the server responds with 200 on `GET /ready`: it is listening, and its database is migrated.
 * @param listening - resolves when the server says that it listens. Before, another program may have taken the address, and answers.
 */
export async function untilReady(url: string, timeoutMs: number, listening: Promise<void> = Promise.resolve()): Promise<"ready" | string> {
  const deadline = Date.now() + timeoutMs;
  let isListening = false;
  void listening.then(() => (isListening = true));
  while (Date.now() < deadline) {
    if (isListening && (await isReady(url))) return "ready";
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return `not ready within ${timeoutMs / 1000} s`;
}

export function isReady(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request(`${url}/ready`, { timeout: 2_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => resolve(false));
    asked.on("close", () => resolve(false));
    asked.end();
  });
}
