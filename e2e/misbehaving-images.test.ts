import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Stack, startStack, untilLogged } from "./stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  await stack
    .worker("worker", {
      LOG_MAX_BYTES: String(4 * 1024 * 1024),
      IMAGE_PULL_POLICY: "missing",
      RUN_EGRESS_ALLOW: "host.gantry.internal:7072",
    })
    .start();
});
afterAll(() => stack?.close());

test.each([
  ["has Windows line endings in its entry point", { entrypoint: "#!/bin/sh\r\necho hi\r\n" }, "ENTRYPOINT_LINE_ENDINGS", "\\r\\n"],
  ["has no entry point and no command", {}, "ENTRYPOINT_MISSING", "/app/entrypoint.sh"],
  [
    "calls a command it does not have",
    { entrypoint: "#!/bin/sh\nnosuchcommand\n" },
    "ENTRYPOINT_FAILED",
    "127: the entry point called a command that was not found: “nosuchcommand”.",
  ],
])("an image that %s ends in ERROR with the reason", async (name, image, code, words) => {
  const ada = await stack.person();
  const run = await ada.run({ image: await stack.image(`bad-${name.length}`, image) });
  const ended = await ada.ended(run.id);
  expect(ended).toMatchObject({ status: "ERROR", error: { code } });
  expect(ended.error?.message).toContain(words);
});

test("a run of an image that does not exist ends in ERROR", async () => {
  const ada = await stack.person();
  const run = await ada.run({ image: "127.0.0.1:9/nobody/has-this:1" });
  expect(await ada.ended(run.id)).toMatchObject({ status: "ERROR", error: { code: "IMAGE_UNAVAILABLE" } });
});

test("an image's own ENTRYPOINT and CMD are overridden, and the log says so", async () => {
  const ada = await stack.person();
  const image = await stack.image("own-entrypoint", {
    entrypoint: "#!/bin/sh\necho mine\n",
    changes: ['ENTRYPOINT ["/bin/false"]', 'CMD ["x"]'],
  });
  const run = await ada.run({ image });
  expect(await ada.ended(run.id)).toMatchObject({ status: "PASSED" });
  const log = await ada.log(run.id);
  expect(log).toContain("mine");
  expect(log).toContain("ENTRYPOINT");
});

test("the log of a suite that prints too much is truncated with a marker, and its end is kept", async () => {
  const ada = await stack.person();
  const image = await stack.image("flood", {
    entrypoint: "#!/bin/sh\nyes 0123456789012345678901234567890123456789 | head -c 20000000\necho\necho the end\n",
  });
  const run = await ada.run({ image });
  expect(await ada.ended(run.id)).toMatchObject({ status: "PASSED" });
  const log = await ada.log(run.id);
  expect(log.length).toBeLessThan(8 * 1024 * 1024);
  expect(log).toMatch(/\d[\d,. ]* bytes/);
  expect(log.trimEnd().endsWith("the end")).toBe(true);
});

test("links, devices and path traversal in a report are left out, and the verdict is unchanged", async () => {
  const ada = await stack.person();
  const image = await stack.image("hostile", {
    entrypoint:
      "#!/bin/sh\nmkdir -p /app/reports/deep\ncd /app/reports\nln -s /etc/passwd link.html\nln -s / root\nmkfifo pipe\necho fine > index.html\nln index.html hard.html\nexit 0\n",
  });
  const run = await ada.run({ image });
  expect(await ada.ended(run.id)).toMatchObject({ status: "PASSED" });
  const files = (await ada.call(api.executions.artifacts, { params: { id: run.id } })).data.map((file: { path: string }) => file.path);
  expect(files).toContain("reports/index.html");
  expect(files.join()).not.toMatch(/link|root|pipe/);
});

test("cancelling stops a suite that ignores SIGTERM", async () => {
  const ada = await stack.person();
  const image = await stack.image("stubborn", { entrypoint: '#!/bin/sh\ntrap "" TERM INT\necho up\nwhile true; do sleep 0.2; done\n' });
  const run = await ada.run({ image });
  await untilLogged(ada, run.id, "up");
  await ada.call(api.executions.cancel, { params: { id: run.id } });
  expect(await ada.ended(run.id)).toMatchObject({ status: "ERROR", error: { code: "CANCELLED" } });
});

test("events about one organization's runs never reach another organization", async () => {
  const [ada, bob] = [await stack.person(), await stack.person()];
  const live = await ada.listen();
  const image = await stack.image("canary", { entrypoint: "#!/bin/sh\necho CANARY-$1\n" });
  const run = await bob.run({ image, folder: "of-bob" });
  await bob.ended(run.id);
  const own = await ada.run({ image, folder: "of-ada" });
  await ada.ended(own.id);
  // A socket gets events in their order, so those of the other run would have come before.
  await expect.poll(() => JSON.stringify(live.logs)).toContain("CANARY-of-ada");
  await expect.poll(() => live.updates.some(({ id, status }) => id === own.id && status === "PASSED")).toBe(true);
  expect(JSON.stringify([live.logs, live.updates])).not.toContain("of-bob");
  live.socket.close();
});

test("runs of one organization wait for a free slot while another organization's runs start", async () => {
  const tight = await startStack({ DEFAULT_PLAN: "free" });
  try {
    await tight.worker("worker", { WORKER_SLOTS: "3" }).start();
    const image = await tight.image("second", { entrypoint: "#!/bin/sh\nsleep 1\n" });
    const [ada, bob] = [await tight.person(), await tight.person()];
    const mine = [await ada.run({ image }), await ada.run({ image }), await ada.run({ image })];
    const theirs = await bob.run({ image });
    const ended = await Promise.all(mine.map((run) => ada.ended(run.id)));
    const bobs = await bob.ended(theirs.id);
    const spans = ended
      .map((run) => [Date.parse(run.startedAt ?? ""), Date.parse(run.finishedAt ?? "")] as const)
      .sort((a, b) => a[0] - b[0]);
    for (const [index, span] of spans.entries()) if (index > 0) expect(span[0]).toBeGreaterThanOrEqual(spans[index - 1]?.[1] ?? 0);
    expect(Date.parse(bobs.startedAt ?? "")).toBeLessThan(spans[1]?.[0] ?? 0);
  } finally {
    await tight.close();
  }
});

test("a suite can only reach services on the worker's machine that the operator has allowed", async () => {
  const image = await stack.image("nosy", {
    entrypoint: `#!/bin/sh
gateway=$(ip route | sed -n 's/^default via \\([^ ]*\\).*/\\1/p')
for port in 7071 7072; do echo "$port: $(nc -w 5 $gateway $port </dev/null 2>/dev/null)"; done
`,
  });
  const ports = { "7071/tcp": [{ HostPort: "7071" }], "7072/tcp": [{ HostPort: "7072" }] };
  const service = await stack.docker.createContainer({
    Image: image,
    Entrypoint: ["sh", "-c", "nc -ll -p 7071 -e echo open & exec nc -ll -p 7072 -e echo open"],
    ExposedPorts: { "7071/tcp": {}, "7072/tcp": {} },
    HostConfig: { PortBindings: ports },
  });
  await service.start();
  try {
    const ada = await stack.person();
    const run = await ada.run({ image });
    expect(await ada.ended(run.id)).toMatchObject({ status: "PASSED" });
    expect(await ada.log(run.id)).toContain("7071: \n7072: open\n");
  } finally {
    await service.remove({ force: true });
  }
});
