import { useSyncExternalStore } from "react";
import { readStoredToken, tokenKey, tokenStores } from "./stored-token.ts";

/** Why there is no session: decides what the sign-in page says. */
export type SignOutReason = "signed-out" | "expired";

const listeners = new Set<() => void>();
let token: string | null = readStoredToken();
let signOutReason: SignOutReason | undefined;

function change(next: string | null) {
  token = next;
  for (const listener of listeners) listener();
}

export function readToken(): string | null {
  return token;
}

/** Stores the token. `remember`: keep it after the browser closes. */
export function signIn(newToken: string, remember: boolean): void {
  signOutReason = undefined;
  const [lasting, passing] = tokenStores();
  // Write first, then delete, so that other tabs always find a token.
  (remember ? lasting : passing)?.setItem(tokenKey, newToken);
  (remember ? passing : lasting)?.removeItem(tokenKey);
  change(newToken);
}

/** Replaces the stored token after a switch of the organization. */
export function renewToken(newToken: string): void {
  const [lasting] = tokenStores();
  signIn(newToken, lasting?.getItem(tokenKey) !== null);
}

export function signOut(why: SignOutReason): void {
  if (token === null) return;
  signOutReason = why;
  for (const store of tokenStores()) store.removeItem(tokenKey);
  change(null);
}

export function readSignOutReason(): SignOutReason | undefined {
  return signOutReason;
}

/** Another tab signed in or out: this one follows. */
export function followOtherTabs(): void {
  const follow = () => {
    const next = readStoredToken();
    if (next === token) return;
    // Another person or organization: remove all data of the previous one from the page.
    if (next !== null && token !== null) location.reload();
    else change(next);
  };
  window.addEventListener("storage", (event) => (event.key === tokenKey || event.key === null) && follow());
  // A page restored from the back/forward cache still has the old session.
  window.addEventListener("pageshow", (event) => event.persisted && follow());
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToken(): string | null {
  return useSyncExternalStore(onSessionChange, readToken);
}
