import { api } from "@gantry/contract/api.ts";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, type Stack, startStack } from "./stack.ts";
import { clientAt } from "../server/src/testing/client.ts";
import { newProject } from "../server/src/testing/given/project.ts";

const token = "s3cr3t-value-42";
/** Everything that is sent to chats and webhooks. */
const sent: string[] = [];
let outside: Server;
let stack: Stack;

beforeAll(async () => {
  outside = createServer((incoming, response) => {
    let body = "";
    incoming.setEncoding("utf8").on("data", (text: string) => (body += text));
    incoming.on("end", () => {
      sent.push(`${incoming.url} ${body}`);
      response.end("ok");
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => outside.once("listening", resolve));
  stack = await startStack({ OUTBOUND_ALLOW: `127.0.0.1:${(outside.address() as AddressInfo).port}` });
  await stack.worker("worker").start();
});
afterAll(async () => {
  await stack?.close();
  outside?.close();
});

/** Puts its secret wherever a suite can put a text. Colours are in the middle of it, as runners write them that show differences. */
const suite = String.raw`#!/bin/sh
ESC=$(printf '\033')
COLOURED=$(echo "$TOKEN" | sed "s/^\(....\)\(..\)/\1$ESC[31m\2$ESC[0m/")
IN_JSON=$(echo "$TOKEN" | sed 's/^\(....\)/\1\\u001b[31m/')
echo "plain $TOKEN"
echo "coloured $COLOURED" >&2
mkdir -p "reports/of-$TOKEN/x"
cd reports
cat > junit.xml <<END
<testsuites><testsuite name="cart $TOKEN"><testcase name="pays $TOKEN" classname="$TOKEN" time="0.5">
<failure message="expected $TOKEN">at pay ($TOKEN.js:1)</failure>
<system-out>said $TOKEN [[ATTACHMENT|/app/reports/of-$TOKEN/note-$TOKEN.txt]]</system-out>
</testcase></testsuite></testsuites>
END
echo "attachment $TOKEN" > "of-$TOKEN/note-$TOKEN.txt"
echo "another $TOKEN" > "of-$TOKEN/x/note.txt"
echo "{\"diff\":\"$IN_JSON\"}" > diff.json
echo "text $COLOURED" > "coloured-$COLOURED.txt"
echo "colour $COLOURED" > colours.txt
# A link is left out of the report, and the end of the log names it.
ln -s /nowhere/results.xml "$(yes x | head -n 55 | tr -d '\n')-results-$TOKEN.xml"
printf 'PK\003\004\024\000archive %s\n' "$TOKEN" > trace.zip
exit 3
`;

/** All that the API and the live channel say of a run, as text by address. */
async function everythingOf(person: Person, id: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const note = (name: string, body: unknown) => texts.set(name, typeof body === "string" ? body : JSON.stringify(body));
  const { list, get, logs, logsDownload, testSuites } = api.executions;
  for (const route of [list, get, logs, logsDownload, testSuites, api.analysis.get, api.analysis.clusters, api.tests.list]) {
    const { status, body } = await person.raw(route, { params: { id } });
    expect([route.path, status]).toEqual([route.path, 200]);
    note(route.path, body);
  }
  const tests = await person.call(api.executions.tests, { params: { id } });
  note(api.executions.tests.path, tests);
  for (const { id: test } of tests.data) note(`test ${test}`, await person.call(api.executions.test, { params: { id, test } }));
  const files = await person.call(api.executions.artifacts, { params: { id } });
  note(api.executions.artifacts.path, files);
  for (const { path } of files.data) {
    const { url } = (await person.call(api.executions.reportLink, { params: { id }, query: { path } })).data;
    const file = await person.raw({ method: "GET", path: new URL(url, stack.url).pathname });
    expect([path, file.status]).toEqual([path, 200]);
    note(path, file.body);
  }
  return texts;
}

test("a secret that a suite writes everywhere is masked everywhere except in archives", async () => {
  const ada = await stack.person();
  const projectId = await newProject(ada);
  await ada.call(api.projects.setVariable, { params: { id: projectId, name: "TOKEN" }, body: { value: token, secret: true } });
  const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  expect((await ada.request(api.integrations.link, { params: { provider: "webhook" }, body: { url: `${address}/hook` } })).status).toBe(
    200,
  );
  const room = { channel: "slack" as const, name: "Room", url: `${address}/room`, onlyChanges: false };
  expect((await ada.request(api.notifications.create, { params: { id: projectId }, body: room })).status).toBe(201);
  const live = await ada.listen();

  const { id } = await ada.run({ image: await stack.image("leaky", { entrypoint: suite }), projectId });
  expect(await ada.ended(id)).toMatchObject({ status: "FAILED", exitCode: 3 });
  await expect.poll(() => sent.map((text) => text.split(" ")[0])).toEqual(expect.arrayContaining(["/hook", "/room"]));
  await expect.poll(() => live.updates.at(-1)?.status).toBe("FAILED");
  live.socket.disconnect();

  const texts = await everythingOf(ada, id);
  texts.set("live", JSON.stringify([live.updates, live.logs]));
  texts.set("sent", sent.join("\n"));
  const archive = texts.get("reports/trace.zip");
  texts.delete("reports/trace.zip");
  const visible = (text: string) => text.replace(/(?:\\u001b|\x1b)\[\d*m/g, "");
  expect([...texts].filter(([path, text]) => visible(path + text).includes(token)).map(([path]) => path)).toEqual([]);
  // No part of a secret either, wherever the output was cut.
  expect([...texts].filter(([path, text]) => visible(path + text).includes("3cr3t-v")).map(([path]) => path)).toEqual([]);

  // The masked text is still complete and in order.
  expect(texts.get(api.executions.logsDownload.path)).toMatch(/plain \*{4}\n/);
  expect([...texts.keys()].filter((path) => path.startsWith("reports/")).sort()).toEqual([
    "reports/colours.txt",
    "reports/diff.json",
    "reports/junit.xml",
    "reports/of-****/note-****.txt",
    "reports/of-****/x/note.txt",
  ]);
  expect(texts.get("reports/of-****/note-****.txt")).toBe("attachment ****\n");
  expect(texts.get("reports/colours.txt")).toMatch(/^colour \*{4}/);
  const failed = [...texts].find(([path]) => path.startsWith(`test ${id}-`))?.[1];
  expect(failed).toContain('"path":"reports/of-****/note-****.txt"');
  expect(failed).toContain("said ****");

  // An archive is stored as it is. Only members get it.
  expect(archive).toContain(token);
  const eve = await stack.person();
  expect((await eve.request(api.executions.reportLink, { params: { id }, query: { path: "reports/trace.zip" } })).status).toBe(404);
  expect((await clientAt(stack.url).raw({ method: "GET", path: `/reports/${id}/reports/trace.zip` })).status).not.toBe(200);
});

test("a secret that a suite gets as a file is in no variable, and masked as a whole and in parts", async () => {
  const ada = await stack.person();
  const projectId = await newProject(ada, { name: "Cluster" });
  const value = "users:\n- name: deploy-robot\n  user:\n    token: eyJhbGciOi.of-a-robot\n";
  await ada.call(api.projects.setVariable, { params: { id: projectId, name: "KUBECONFIG" }, body: { value, file: true } });
  const entrypoint = `#!/bin/sh
echo "path $KUBECONFIG"; wc -c <"$KUBECONFIG"; cat "$KUBECONFIG"
sed -n 's/.*token: //p' "$KUBECONFIG"; base64 "$KUBECONFIG" | tr -d '\\n'; echo
env | grep -c robot
`;
  const image = await stack.image("file-reader", { entrypoint });
  const { id } = await ada.run({ image, projectId });
  await ada.ended(id);
  const log = await ada.log(id);
  expect(log).toContain(`path /run/gantry/secrets/KUBECONFIG\n${value.length}\n****`);
  expect(log).toMatch(/\n0\n/);
  expect(log).not.toMatch(/robot|eyJhbGciOi|dXNlcnM6/);
});
