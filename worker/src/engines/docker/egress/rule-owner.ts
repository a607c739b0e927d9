import { createHash, randomInt } from "node:crypto";
import type { RuleOwner } from "./firewall.ts";

const allBridges = "gnty";

export function ruleOwner(workerId: string): RuleOwner {
  const hash = createHash("sha256").update(workerId).digest();
  return { workerId, allBridges, bridges: allBridges + (hash.readUInt32BE() % 36 ** 5).toString(36).padStart(5, "0") };
}

/** A name for the bridge of a new network that this owner's rules match. At most 15 bytes. */
export function newBridge({ bridges }: RuleOwner): string {
  return (
    bridges +
    randomInt(36 ** 6)
      .toString(36)
      .padStart(6, "0")
  );
}
