import type Docker from "dockerode";
import type { ContainerInspectInfo } from "dockerode";

/** How a container ended that nobody watched, or whose events may have been missed. */
export interface EndHistory {
  /** The engine was asked to kill it: by a person, or by itself on its way down. */
  killedFromOutside: boolean;
  /** The engine was restarted after the container had started and before or while it ended, so that it went down with the engine. */
  sawOutage: boolean;
}

/** Docker keeps this many events in memory, since its start. */
const keptEvents = 256;

/**
 * Asks a Docker Engine for what it remembers. An engine that saw the container end, and nobody ask for that, was running: the exit code is the suite's
 * own. An engine that remembers everything since its start, and not this end, was started later. Where it has forgotten, the exit code is believed.
 */
export async function endHistory(docker: Docker, info: ContainerInspectInfo): Promise<EndHistory> {
  const remembered = await rememberedEvents(docker);
  const own = remembered.filter(({ type, id }) => type === "container" && id === info.Id);
  if (own.some(({ action }) => action === "die"))
    return { killedFromOutside: own.some(({ action }) => action === "kill"), sawOutage: false };
  const oldest = remembered.at(0)?.seconds ?? Number.POSITIVE_INFINITY;
  const sinceItsStart = remembered.length < keptEvents;
  return { killedFromOutside: false, sawOutage: sinceItsStart || oldest * 1000 < new Date(info.State.FinishedAt).getTime() };
}

interface RememberedEvent {
  type: string;
  action: string;
  id: string | undefined;
  seconds: number;
}

/** In the order in which they happened. */
async function rememberedEvents(docker: Docker): Promise<RememberedEvent[]> {
  // The engine answers from its memory and closes at the end of this second of its clock, which may differ from ours.
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
