import { api } from "@gantry/contract/api.ts";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PlanName } from "@gantry/contract/plans/schemas.ts";
import { expect } from "vitest";
import { type FakeModelServer, startFakeModelServer } from "../../server/src/testing/fake-model-server.ts";
import { type FakeWeb, startFakeWeb } from "../../server/src/testing/fake-web.ts";
import { type MailServer, startMailServer } from "../../server/src/testing/mail-server.ts";
import { importImage, testDocker } from "../../worker/src/engines/testing/images.ts";
import { endWithParent } from "../../host/src/testing/end-with-parent.ts";
import { waitTimeoutMs } from "../../host/src/testing/wait-timeout.ts";
import { answers, freePort, gantry, throughFakes } from "../program.ts";
import { type Person, type SignUp, personOf, removeLeftovers, signUp } from "../stack.ts";
import { paymentEvent, signPayment } from "./payments.ts";
import { type Recorder, startRecorder } from "./recorder.ts";
import { type Answer, type Body, clientAt } from "../../server/src/testing/client.ts";
import { newApiKey } from "../../server/src/testing/given/api-key.ts";
import type { Session } from "@gantry/contract/auth/schemas.ts";

const root = join(import.meta.dirname, "../..");
const billingSecret = "whsec_product_run_0123456789";

/** What a command of the command line did. */
export interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

/** The built product, started on an empty data directory as `npm start` does, and everything outside that it talks to. */
export interface Product {
  /** Where clients reach it: the recorder's address. */
  url: string;
  recorder: Recorder;
  mails: MailServer;
  /** The services on the internet, by host. */
  web: FakeWeb;
  models: FakeModelServer;
  /** An image with the suite of `suite`, in the engine that the product uses. */
  image: string;
  folder: string;
  secret(name: "WORKER_SECRET" | "METRICS_TOKEN"): Promise<string>;
  /** Each person has a separate client address, because sign-in has rate limits. */
  signUp(details?: SignUp): Promise<Person>;
  /** A person whose organization pays for a plan. */
  subscriber(plan: PlanName): Promise<Person>;
  logIn(email: string, password: string): Promise<Answer<Body<typeof api.auth.login>>>;
  session(answer: { body: Session }): Person;
  /** A signed event of the payment provider. */
  pay(person: Person, plan: PlanName, path?: "billing" | "stripe"): Promise<Answer>;
  /** Runs `gantry <args>` with this installation's settings; a person's commands carry their API key. */
  gantry(args: string[], options?: { as?: Person; env?: Record<string, string> }): Promise<Ran>;
  /** The commands that ended with 0, such as `cases import`. */
  commands: Set<string>;
  /** Stops it as Ctrl-C does; resolves to its exit code. */
  stop(): Promise<number>;
  /** Starts it again, on this data directory or another one. */
  start(dataDir?: string, env?: Record<string, string>): Promise<void>;
  output(): string;
  close(): Promise<void>;
}

/** A suite of two tests. The folder says how it goes: `red` fails one, `slow` runs until it is stopped, everything else passes. */
const suite = `#!/bin/sh
echo "running $1 against $BASE_URL as $TASK_ID ci=$CI"
echo "token $API_TOKEN" >&2
pays=''
code=0
if [ "$1" = slow ]; then echo begun; sleep 600; fi
if [ "$1" = red ]; then
  echo "Error: connect ECONNREFUSED 127.0.0.1:8080"
  pays='<failure message="connect ECONNREFUSED 127.0.0.1:8080">at cart.test.js:3</failure>'
  code=1
fi
mkdir -p /app/reports
cat > /app/reports/junit.xml <<X
<testsuites><testsuite name="cart"><testcase classname="cart" name="adds" time="0.01"/><testcase classname="cart" name="pays" time="0.02">$pays</testcase></testsuite></testsuites>
X
echo "<h1>Report of $1</h1>" > /app/reports/index.html
exit $code
`;

export async function startProduct(): Promise<Product> {
  const { docker, host } = await testDocker();
  const folder = await mkdtemp(join(tmpdir(), "gantry-product-"));
  const [recorder, mails, web, models] = await Promise.all([startRecorder(), startMailServer(), startFakeWeb(), startFakeModelServer()]);
  const instance = `product-${new URL(recorder.url).port}`;
  const image = `${instance}/suite:1`;
  await importImage(docker, image, { entrypoint: suite });
  const settings: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "development",
    DATA_DIR: join(folder, "data"),
    DOCKER_HOST: `unix://${host.replace(/^unix:\/\//, "")}`,
    GANTRY_INSTANCE: instance,
    // The recorder takes the place of an operator's proxy.
    FRONTEND_URL: recorder.url,
    TRUST_PROXY: "127.0.0.1/32",
    SMTP_URL: mails.url,
    BILLING_WEBHOOK_SECRET: billingSecret,
    ...Object.fromEntries(
      ["starter", "team", "business", "enterprise"].map((plan) => [`BILLING_PRICE_${plan.toUpperCase()}`, `price_${plan}`]),
    ),
    OUTBOUND_ALLOW: "127.0.0.1",
    // The test makes more calls per minute than a person. Limits of sign-in and user administration stay as they are.
    RATE_LIMIT_API: "5000",
    RATE_LIMIT_STRICT: "500",
    ...throughFakes(web.url),
  };
  for (const name of ["DATABASE_URL", "DEFAULT_PLAN", "GANTRY_URL", "GANTRY_API_KEY"]) delete settings[name];
  let dataDir = join(folder, "data");
  let child: ChildProcess | undefined;
  let output = "";

  async function start(chosen = dataDir, env: Record<string, string> = {}): Promise<void> {
    dataDir = chosen;
    const port = await freePort();
    // What `npm start` runs.
    const started = spawn(process.execPath, [join(root, "tools/start.mjs")], {
      cwd: root,
      env: { ...settings, ...env, DATA_DIR: dataDir, PORT: String(port) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child = started;
    endWithParent(started);
    for (const stream of [started.stdout, started.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    recorder.forwardTo(port);
    const before = output.length;
    const until = Date.now() + waitTimeoutMs;
    while (!output.slice(before).includes("is ready.") || !(await answers(`http://127.0.0.1:${port}/ready`))) {
      if (started.exitCode !== null) throw new Error(`npm start ended with ${started.exitCode}:\n${output}`);
      if (Date.now() > until) throw new Error(`npm start was not ready in time:\n${output}`);
      await sleep(50);
    }
  }

  async function stop(): Promise<number> {
    if (!child || child.exitCode !== null) return child?.exitCode ?? 0;
    const gone = once(child, "close");
    child.kill("SIGTERM");
    const [code] = await gone;
    return Number(code ?? -1);
  }

  await start();
  let addresses = 0;
  const apiKeys = new Map<string, string>();
  const commands = new Set<string>();
  const from = () => ({ "x-forwarded-for": `10.1.${Math.trunc(addresses / 250)}.${(addresses++ % 250) + 1}` });
  const product: Product = {
    url: recorder.url,
    recorder,
    mails,
    web,
    models,
    image,
    folder,
    commands,
    start,
    stop,
    output: () => output,
    secret: async (name) => JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"))[name],
    signUp: (details) => signUp(recorder.url, details, from()),
    async subscriber(plan) {
      const person = await product.signUp();
      expect((await product.pay(person, plan)).status).toBe(200);
      return person;
    },
    logIn: (email, password) => clientAt(recorder.url, from()).request(api.auth.login, { body: { email, password } }),
    session: (answer) => personOf(recorder.url, answer.body, from()),
    pay(person, plan, path = "billing") {
      const body = JSON.stringify(paymentEvent(person.organizationId, `price_${plan}`));
      const [header, route] =
        path === "stripe" ? ["stripe-signature", api.billing.stripeWebhook] : ["billing-signature", api.billing.webhook];
      return clientAt(recorder.url, { [header]: signPayment(body, billingSecret) }).raw(route, { body });
    },
    async gantry(args, { as, env = {} } = {}) {
      const key = as && (apiKeys.get(as.token) ?? (await newApiKey(as, { name: "command line" })));
      if (as && key) apiKeys.set(as.token, key);
      const ran = await runGantry(args, {
        ...settings,
        DATA_DIR: dataDir,
        GANTRY_URL: recorder.url,
        ...(key === undefined ? {} : { GANTRY_API_KEY: key }),
        ...env,
      });
      if (ran.code === 0) commands.add(args.filter((arg, index) => /^[a-z][a-z-]*$/.test(arg) && index < 2).join(" "));
      return ran;
    },
    async close() {
      await stop();
      await removeLeftovers(docker, instance);
      await docker.getImage(image).remove({ force: true });
      await Promise.all([recorder.close(), mails.close(), web.close(), models.close()]);
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
  return product;
}

async function runGantry(args: string[], env: NodeJS.ProcessEnv): Promise<Ran> {
  const child = spawn(process.execPath, [gantry, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  const ran: Ran = { code: -1, stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => (ran.stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (ran.stderr += chunk.toString()));
  const [code] = await once(child, "close");
  return { ...ran, code: Number(code ?? -1) };
}

/** A file in the product's folder of this run; resolves to its path. */
export async function writeInput(product: Product, name: string, content: string): Promise<string> {
  const path = join(product.folder, name);
  await writeFile(path, content);
  return path;
}
