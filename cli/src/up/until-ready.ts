import { request } from "node:http";

const everyMs = 20;

/** Resolves when the server answers 200 on `GET /ready`: it is listening, and its database is migrated. */
export async function untilReady(url: string, timeoutMs: number): Promise<"ready" | string> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (await isReady(url)) return "ready";
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
