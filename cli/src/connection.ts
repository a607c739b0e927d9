import { type Client, createClient } from "./client.ts";

export interface ConnectionOptions {
  server?: string;
  json?: boolean;
}

const patienceMs = 5 * 60_000;

/** The client that the command's options and the environment describe: `GANTRY_URL`, `GANTRY_API_KEY`. */
export function connect(options: ConnectionOptions): Client {
  const apiKey = process.env["GANTRY_API_KEY"];
  if (!apiKey) throw new Error("Set GANTRY_API_KEY to an API key. The dashboard makes one under Settings, Profile, API Access.");
  const url = options.server ?? (process.env["GANTRY_URL"] || `http://127.0.0.1:${process.env["PORT"] || 3000}`);
  // On stderr: stdout belongs to what the command prints.
  return createClient({ url, apiKey, patienceMs, notice: (text) => console.error(text) });
}
