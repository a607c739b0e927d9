import { type ClientEvents, channelPath } from "@gantry/contract/events/constants.ts";
import type { ServerEvents } from "@gantry/contract/events/schemas.ts";
import { useSyncExternalStore } from "react";
import type { Socket } from "socket.io-client";
import { whenIdle } from "../defer.ts";
import { basePath } from "../base-path.ts";
import { checkConnection } from "../connection.ts";
import { loadFile } from "../load-file.ts";
import { call } from "./client.ts";
import { onSessionChange, readToken } from "./session.ts";

/** `connecting` includes reconnecting; `refused`: the server rejected the token. */
export type LiveState = "off" | "connecting" | "live" | "refused";

type Listener = (payload: never) => void;

const reopenAfterMs = 1000;

let socket: Socket<ServerEvents, ClientEvents> | undefined;
let state: LiveState = "off";
let wasLive = false;
const stateListeners = new Set<() => void>();
const firstListeners = new Set<() => void>();
const returnListeners = new Set<() => void>();
const eventListeners = new Map<string, Set<Listener>>();

function setState(next: LiveState) {
  if (next === state) return;
  state = next;
  for (const listener of stateListeners) listener();
}

async function connect() {
  const token = readToken();
  socket?.disconnect();
  socket = undefined;
  wasLive = false;
  if (!token) return setState("off");
  setState("connecting");
  await new Promise<void>(whenIdle);
  const library = await loadFile(() => import("socket.io-client")).catch(() => undefined);
  if (token !== readToken() || socket) return;
  if (!library) return void setTimeout(() => token === readToken() && !socket && void connect(), reopenAfterMs * (1 + Math.random()));
  const { io } = library;
  const opened: Socket<ServerEvents, ClientEvents> = io({
    path: basePath + channelPath,
    auth: (give) => give({ token: readToken() }),
    transports: ["websocket", "polling"],
    // Without this, long polling is never tried.
    tryAllTransports: true,
    reconnectionDelayMax: 10_000,
  });
  socket = opened;
  opened.on("auth-success", () => {
    setState("live");
    for (const listener of wasLive ? returnListeners : firstListeners) listener();
    wasLive = true;
  });
  opened.on("connect_error", checkConnection);
  opened.on("auth-error", () => {
    if (socket !== opened) return;
    setState("refused");
    // Only a 401 of the API ends the session.
    void call("GET /api/auth/me", {}).catch(() => undefined);
  });
  opened.on("disconnect", (reason) => {
    if (socket !== opened || state === "refused") return;
    setState("connecting");
    checkConnection();
    // Socket.IO does not reconnect after a disconnect by the server.
    if (reason === "io server disconnect") setTimeout(() => socket === opened && opened.connect(), reopenAfterMs * (1 + Math.random()));
  });
  opened.onAny((event: string, payload: unknown) => {
    // Listeners are only added through onEvent(), so each set holds listeners of one event.
    for (const listener of eventListeners.get(event) ?? []) listener(payload as never);
  });
}

/** Keeps one connection open while a person is signed in. Call once. */
export function startLive(): void {
  onSessionChange(() => void connect());
  void connect();
}

/** Calls the listener with every such event of the organization, over all connections. Returns its end. */
export function onEvent<E extends keyof ServerEvents>(event: E, listener: ServerEvents[E]): () => void {
  const listeners = eventListeners.get(event) ?? new Set<Listener>();
  eventListeners.set(event, listeners);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls the listener at the first connection: what the page fetched before may have changed meanwhile. Returns its end. */
export function onFirstConnection(listener: () => void): () => void {
  firstListeners.add(listener);
  return () => firstListeners.delete(listener);
}

/** Calls the listener when the connection is restored, so that it can fetch missed changes. */
export function onReturn(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => returnListeners.delete(listener);
}

export function useLiveState(): LiveState {
  return useSyncExternalStore(
    (listener) => {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    () => state,
  );
}

/** Reconnects immediately instead of after the back-off. */
export function reconnectNow(): void {
  if (state === "refused" || !socket) void connect();
  // A disconnect ends its back-off.
  else socket.disconnect().connect();
}
