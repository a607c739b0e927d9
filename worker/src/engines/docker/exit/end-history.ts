import { stat } from "node:fs/promises";
import type Docker from "dockerode";
import type { ContainerInspectInfo } from "dockerode";

/** How a container ended that was not watched, or whose events may have been missed. */
export interface EndHistory {
  /** The engine was asked to kill it: by a person, or because it shuts down. */
  killedFromOutside: boolean;
  /** The engine was restarted after the container had started and before or while it ended, so the container went down with the engine. */
  sawOutage: boolean;
}

/** Docker keeps this many events in memory, since its start. */
const keptEvents = 256;

/**
 * Queries a Docker Engine's past events. If the engine saw the container end without a kill request, it was running, and the exit code is the suite's
 * own. If its events since its start do not include this end, it was started later. If older events were dropped, the exit code is trusted.
 */
export async function endHistory(docker: Docker, info: ContainerInspectInfo): Promise<EndHistory> {
  const remembered = await rememberedEvents(docker);
  const actions = actionsOf(info.Id, remembered);
  if (actions.has("die")) return { killedFromOutside: actions.has("kill"), sawOutage: false };
  const oldest = remembered.at(0)?.seconds ?? Number.POSITIVE_INFINITY;
  const sinceItsStart = remembered.length < keptEvents;
  return { killedFromOutside: false, sawOutage: sinceItsStart || oldest * 1000 < new Date(info.State.FinishedAt).getTime() };
}

/**
 * Whether a Docker Engine forgot how a container ended. An engine that is killed, or whose disk is full, before it has stored the end says after its restart
 * that the container ended at that moment with exit code 0 (seen with 20.10).
 */
export async function hasForgottenEnd(docker: Docker, info: ContainerInspectInfo): Promise<boolean> {
  const remembered = await rememberedEvents(docker);
  // With so many events since its start, the engine has dropped the oldest, maybe this end.
  if (actionsOf(info.Id, remembered).has("die") || remembered.length >= keptEvents) return false;
  return new Date(info.State.FinishedAt).getTime() >= (await startsAfter(docker));
}

/** The engine reads its containers for at most this long before it creates its bridge network. */
const restoresWithinMs = 30_000;

/** A time before the engine's start, as late as known: the engine creates its socket, and mostly its bridge network, when it starts. */
async function startsAfter(docker: Docker): Promise<number> {
  const { socketPath } = docker.modem as { socketPath?: string };
  const socket = socketPath === undefined ? undefined : await stat(socketPath).catch(() => undefined);
  const bridge: { Created?: string } | undefined = await docker
    .getNetwork("bridge")
    .inspect()
    .catch(() => undefined);
  const bridgeAt = new Date(bridge?.Created ?? 0).getTime() - restoresWithinMs;
  return Math.max(socket?.ctimeMs ?? 0, Number.isNaN(bridgeAt) ? 0 : bridgeAt);
}

/**
 * Whether a Docker Engine was restarted after the start of a container, according to its past events. `ifUnknown` when it has dropped the oldest of them
 * or does not respond.
 */
export async function wasRestarted(docker: Docker, containerId: string, ifUnknown: boolean): Promise<boolean> {
  try {
    const remembered = await rememberedEvents(docker);
    if (actionsOf(containerId, remembered).has("start")) return false;
    return remembered.length < keptEvents || ifUnknown;
  } catch {
    return ifUnknown;
  }
}

interface RememberedEvent {
  type: string;
  action: string;
  id: string | undefined;
  seconds: number;
}

/** What happened to a container, among these events. */
function actionsOf(containerId: string, events: readonly RememberedEvent[]): Set<string> {
  return new Set(events.filter(({ type, id }) => type === "container" && id === containerId).map(({ action }) => action));
}

/** In chronological order. */
async function rememberedEvents(docker: Docker): Promise<RememberedEvent[]> {
  // The engine answers from memory and closes at the end of this second of its clock, which may differ from ours.
  const { SystemTime: engineNow } = (await docker.info()) as { SystemTime?: string };
  const stream = await docker.getEvents({ since: 1, until: Math.floor(new Date(engineNow ?? Date.now()).getTime() / 1000) + 1 });
  let text = "";
  for await (const chunk of stream) text += chunk.toString();
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const {
        Type = "",
        Action = "",
        Actor,
        id,
        time = 0,
      } = JSON.parse(line) as Partial<Record<"Type" | "Action" | "id", string>> & {
        Actor?: { ID?: string };
        time?: number;
      };
      return { type: Type, action: Action, id: Actor?.ID ?? id, seconds: time };
    });
}
