import { type Client, createClient } from "./client.ts";

export interface ConnectionOptions {
  server?: string;
  /** Seconds. */
  connectTimeout?: number;
  json?: boolean;
}

/** Seconds to wait for an unreachable server. */
export const defaultConnectTimeout = 300;

/**
 * The client configured by the command's options and the environment: `GANTRY_URL`, `GANTRY_API_KEY`.
 * @throws when the address is invalid, or there is no key
 */
export function connect(options: ConnectionOptions): Client {
  const url = serverAddress(options.server || process.env["GANTRY_URL"] || `http://127.0.0.1:${process.env["PORT"] || 3000}`);
  const apiKey = process.env["GANTRY_API_KEY"]?.trim();
  if (!apiKey) throw new Error("Set GANTRY_API_KEY to an API key. Create one in the dashboard under Settings → Profile and API keys.");
  if (!/^[\x21-\x7e]+$/.test(apiKey))
    throw new Error("GANTRY_API_KEY contains characters that are not allowed in an API key. Copy the key again.");
  const waitTimeoutMs = (options.connectTimeout ?? defaultConnectTimeout) * 1000;
  // On stderr: stdout is for the command's output.
  return createClient({ url, apiKey, waitTimeoutMs, notice: (text) => console.error(text) });
}

/** Without a trailing slash, so that paths can be appended. */
function serverAddress(text: string): string {
  const example = "Write it like https://gantry.example.com, in --server or GANTRY_URL.";
  if (!URL.canParse(text)) throw new Error(`"${text}" is not the address of a server. ${example}`);
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new Error(`"${text}" is not an http or https address. ${example}`);
  if (url.username || url.password) throw new Error(`The server's address must not contain a user name or password. ${example}`);
  if (url.search || url.hash)
    throw new Error(`The server's address must end with its path: "${url.search}${url.hash}" must not follow it. ${example}`);
  return text.replace(/\/+$/, "");
}
