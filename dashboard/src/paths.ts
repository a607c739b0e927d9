import { installationUrl } from "./base-path.ts";

/** Search parameters as plain strings: the router's parser would turn an all-digit ID into a number. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === "string" && value !== "") words.set(name, value);
  }
  const text = words.toString();
  return text ? `?${text}` : "";
}

/** The full URL of a run's page, for sharing. */
export function runAddress(id: string): string {
  return `${installationUrl()}/runs/${id}`;
}

const ownPath = /^\/(?![/\\])/;

/** Where to go after signing in: a path of this dashboard only, never another site. */
export function safeReturn(path: unknown): string | undefined {
  return typeof path === "string" && ownPath.test(path) ? path : undefined;
}
