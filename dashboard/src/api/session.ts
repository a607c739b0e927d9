import { useSyncExternalStore } from "react";

/** Why there is no session: decides what the sign-in page says. */
export type Farewell = "signed-out" | "expired";

const key = "gantry.token";
const listeners = new Set<() => void>();
let token: string | null = read();
let farewell: Farewell | undefined;

function stores(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

function read(): string | null {
  if (typeof window === "undefined") return null;
  for (const store of stores()) {
    const stored = store.getItem(key);
    if (stored) return stored;
  }
  return null;
}

function change(next: string | null) {
  token = next;
  for (const listener of listeners) listener();
}

export function readToken(): string | null {
  return token;
}

/** Keeps the token; `remember` decides whether it outlives the browser's window. */
export function signIn(newToken: string, remember: boolean): void {
  farewell = undefined;
  const [lasting, passing] = stores();
  // First the new one: another tab must not see a moment without.
  (remember ? lasting : passing)?.setItem(key, newToken);
  (remember ? passing : lasting)?.removeItem(key);
  change(newToken);
}

/** Replaces the token where it is kept: after switching the organization. */
export function renewToken(newToken: string): void {
  const [lasting] = stores();
  signIn(newToken, lasting?.getItem(key) !== null);
}

export function signOut(why: Farewell): void {
  if (token === null) return;
  farewell = why;
  for (const store of stores()) store.removeItem(key);
  change(null);
}

export function readFarewell(): Farewell | undefined {
  return farewell;
}

/** Another tab signed in or out: this one follows. */
export function followOtherTabs(): void {
  const follow = () => {
    const next = read();
    if (next === token) return;
    // Somebody else, or another organization: nothing of the one before stays on the page.
    if (next !== null && token !== null) location.reload();
    else change(next);
  };
  window.addEventListener("storage", (event) => (event.key === key || event.key === null) && follow());
  // A page that the browser kept for going back has not heard of it.
  window.addEventListener("pageshow", (event) => event.persisted && follow());
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToken(): string | null {
  return useSyncExternalStore(onSessionChange, readToken);
}
