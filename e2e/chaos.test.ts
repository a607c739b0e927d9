import { expect, test } from "vitest";
import { runCampaign } from "../chaos/campaign.ts";

// `npm run chaos` breaks more, for longer (docs/reliability.md).
test("runs, verdicts, logs, reports and quotas are correct after 30 kills and other faults under load, and nothing is left behind", async () => {
  const { history, checks } = await runCampaign({
    kills: 30,
    seed: 1,
    longestPauseSeconds: 2,
    healthyWithinMs: 2_000,
    killLanes: 3,
    slowLanes: 1,
    clientsPerTenant: 2,
    calmMs: 5_000,
  });
  expect(checks.filter(({ broken }) => broken.length > 0)).toEqual([]);
  expect(history.faults.filter(({ kind }) => kind === "SIGKILL")).toHaveLength(30);
  expect(history.requests.filter(({ outcome }) => outcome === "accepted").length).toBeGreaterThan(0);
}, 1_800_000);
