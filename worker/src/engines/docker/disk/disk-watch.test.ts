import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { newRun, readToEnd } from "../../engine.contract.ts";
import { testEngine } from "../../testing/engine.ts";
import { hidingProgram } from "../../testing/hiding-program.ts";
import { importImage, shellSuite, testDocker } from "../../testing/images.ts";

const image = `gantry-test/${randomBytes(6).toString("hex")}:1`;
let host: string;
beforeAll(async () => {
  const engine = await testDocker();
  host = engine.host;
  // That of busybox cannot allocate beyond a file's end.
  const programs = ["/usr/bin/fallocate", "/lib64/ld-linux-x86-64.so.2", "/lib/x86_64-linux-gnu/libc.so.6"];
  const files = Object.fromEntries(await Promise.all(programs.map(async (path) => [path, await readFile(path)] as const)));
  await importImage(engine.docker, image, { ...shellSuite, files: { ...files, hide: hidingProgram } });
});

async function exitOf(command: string, suite = image) {
  const engine = testEngine(host, { diskBytes: 1_500_000 });
  const running = await engine.start(newRun(suite, command), new AbortController().signal);
  try {
    return (await readToEnd(running)).exit;
  } finally {
    await running.remove();
    await engine.close();
  }
}

const longName = "name=$(printf 'd%.0s' $(seq 200))";
const fiveTimes = (command: string) => `for n in 1 2 3 4 5; do ${command}\ndone`;
const manyNames = "n=0; while [ $n -lt 2000 ]; do ln f $name$n; n=$((n+1)); done";

test.each([
  ["in a file without a name", `exec 3<>/tmp/x; rm /tmp/x; ${fiveTimes("dd if=/dev/zero bs=100k count=9 >&3")}`],
  [
    "in files without a name, of several processes",
    fiveTimes("(exec 3<>/tmp/x$n; rm /tmp/x$n; dd if=/dev/zero bs=100k count=9 >&3; sleep 100) &"),
  ],
  [
    "below more folders than a path can name",
    `${longName}; cd /tmp; for n in $(seq 20); do mkdir $name && cd $name; done; ${fiveTimes("dd if=/dev/zero of=f$n bs=100k count=9")}`,
  ],
  ["beyond the ends of its files", fiveTimes(": > /tmp/f$n; /usr/bin/fallocate -n -l 900000 /tmp/f$n")],
  ["in the blocks of folders", `${longName}; ${fiveTimes(`mkdir /tmp/d$n; cd /tmp/d$n; : > f; ${manyNames}`)}`],
  [
    "in removed folders that its processes work in",
    `${longName}; ${fiveTimes(`mkdir /tmp/d$n; cd /tmp/d$n; : > f; ${manyNames}; sleep 100 & rm -r /tmp/d$n`)}`,
  ],
  ...(process.arch === "x64"
    ? [
        ["in files that only a thread has open", fiveTimes("/hide &")],
        ["in files of processes whose first thread has ended", fiveTimes("/hide 1 &")],
        ["in files that such processes map", fiveTimes("/hide 1 2 &")],
      ]
    : []),
])("stops a run that writes more than allowed %s", async (_, command) => {
  expect(await exitOf(`${command}; sleep 100`)).toMatchObject({ code: 137, diskFull: "limit" });
});

test("counts a file once, whatever its names and however many processes have it open, and no file in memory", async () => {
  const sparse = "truncate -s 1400000 /tmp/sparse";
  const named = "dd if=/dev/zero of=/tmp/f bs=100k count=5; ln /tmp/f /tmp/g; ln /tmp/f /tmp/h";
  const open = `exec 3<>/tmp/x; rm /tmp/x; dd if=/dev/zero bs=100k count=5 >&3; ${fiveTimes("sleep 12 &")}`;
  const inMemory = "exec 4<>/dev/shm/x; rm /dev/shm/x; dd if=/dev/zero bs=1M count=4 >&4";
  const exit = await exitOf(`${sparse}; ${named}; ${open}; ${inMemory}; sleep 12`);
  expect(exit.code).toBe(0);
  expect(exit).not.toHaveProperty("diskFull");
});

test("leaves out what the image has in its volumes, and counts what the run writes there", async () => {
  const suite = `gantry-test/${randomBytes(6).toString("hex")}:1`;
  const { docker } = await testDocker();
  const content = { "data/baked": Buffer.alloc(3_000_000, "x") };
  await importImage(docker, suite, { ...shellSuite, files: content, changes: ['VOLUME ["/data", "/more"]'] });
  const [quiet, loud] = await Promise.all([
    exitOf("ls /data; sleep 12", suite),
    exitOf(`${fiveTimes("dd if=/dev/zero of=/data/f$n bs=100k count=9")}; sleep 100`, suite),
  ]);
  expect(quiet).toMatchObject({ code: 0 });
  expect(quiet).not.toHaveProperty("diskFull");
  expect(loud).toMatchObject({ code: 137, diskFull: "limit" });
});
