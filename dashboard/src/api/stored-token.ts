import { basePath } from "../base-path.ts";

/** Where the session's token is kept; apart from the session itself, so that it can be read before anything else is loaded. Installations of one host keep theirs apart. */
export const tokenKey = basePath ? `gantry.token:${basePath}` : "gantry.token";

/** localStorage first, then sessionStorage; undefined if both are blocked. */
export function tokenStores(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

export function readStoredToken(): string | null {
  if (typeof window === "undefined") return null;
  for (const store of tokenStores()) {
    const stored = store.getItem(tokenKey);
    if (stored) return stored;
  }
  return null;
}
