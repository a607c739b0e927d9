import { spawn } from "node:child_process";
import { join } from "node:path";
import autocannon from "autocannon";
import pg from "pg";
import { median, ms, print, times } from "./figures.ts";
import { freePort, startService, until } from "./service.ts";

/** B7: a list as the dashboard requests it, compared with a bare handler with one statement, in turns. Needs `npm run build`. Settings: ROUNDS (5), SECONDS (4). */
const rounds = Number(process.env["ROUNDS"] ?? 5);
const seconds = Number(process.env["SECONDS"] ?? 4);
const connections = 32;
const executions = 1_000;

// Rate limits are counted but never reached.
const counting = Object.fromEntries(["API", "USER_READS"].map((tier) => [`RATE_LIMIT_${tier}`, "1000000000"]));
const service = await startService("", counting);
const member = await service.member();
await fill();
const port = await freePort();
const bare = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "bare-list.ts")], {
  env: { ...process.env, PORT: String(port), DATABASE_URL: service.databaseUrl, ORGANIZATION: organizationOf(member.token) },
  stdio: ["ignore", "ignore", "inherit"],
});
try {
  const lists = {
    ours: { url: `${service.url}/api/executions?limit=20`, headers: { authorization: `Bearer ${member.token}` } },
    bare: { url: `http://127.0.0.1:${port}/executions`, headers: {} },
  };
  await until(lists.bare.url);
  const ask = async ({ url, headers }: (typeof lists)["ours" | "bare"]) => {
    const { requests, latency, non2xx, errors } = await autocannon({ url, headers, connections, duration: seconds });
    if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
    return { perSecond: requests.average, p99: latency.p99 };
  };
  for (const list of Object.values(lists)) await ask(list);
  const taken: { ours: Awaited<ReturnType<typeof ask>>; bare: Awaited<ReturnType<typeof ask>> }[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push({ ours: await ask(lists.ours), bare: await ask(lists.bare) });
  const ratio = median(taken.map(({ ours, bare }) => ours.perSecond / bare.perSecond));
  const slowest = median(taken.map(({ ours, bare }) => ours.p99 / bare.p99));
  print("B7", `GET list, ${connections} connections: requests/s ÷ bare`, times(ratio), "≥ 0.6");
  print("", "p99 ÷ bare", times(slowest), "≤ 2×");
  const [ours, raw] = [median(taken.map((one) => one.ours.perSecond)), median(taken.map((one) => one.bare.perSecond))];
  print("", "", `${Math.round(ours)} against ${Math.round(raw)} requests/s, p99 ${ms(median(taken.map((one) => one.ours.p99)))}`, "");
} finally {
  bare.kill("SIGTERM");
  await service.close();
}
process.exit(0);

/** Most runs in a list have ended. */
async function fill(): Promise<void> {
  for (let from = 0; from < executions; from += 50)
    await Promise.all(Array.from({ length: 50 }, () => member.post("/api/executions", { image: "team/suite:1" })));
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  await client.query("set role gantry_system; delete from run_queue; update executions set status = 'PASSED', finished_at = now()");
  await client.query("reset role");
  await client.query("vacuum analyze executions");
  await client.end();
}

function organizationOf(token: string): string {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).organizationId;
}
