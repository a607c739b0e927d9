import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, request, type Stack, startStack } from "./stack.ts";

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
  const get = async (path: string) => {
    const { status, body } = await person.call("GET", path);
    expect([path, status]).toEqual([path, 200]);
    texts.set(path, typeof body === "string" ? body : JSON.stringify(body));
    return body;
  };
  const run = `/api/executions/${id}`;
  await get(run);
  await get("/api/executions");
  await get(`${run}/logs`);
  await get(`${run}/logs/download`);
  const { data: tests } = await get(`${run}/tests`);
  await get(`${run}/tests/suites`);
  for (const { id: test } of tests) await get(`${run}/tests/${test}`);
  await get(`${run}/analysis`);
  await get("/api/failures");
  await get("/api/tests");
  const { data: files } = await get(`${run}/artifacts`);
  for (const { path } of files) {
    const { url } = (await person.call("GET", `${run}/report-link?path=${encodeURIComponent(path)}`)).body.data;
    const file = await request(new URL(url, stack.url).href, "GET", { authorization: `Bearer ${person.token}` }, undefined);
    expect([path, file.status]).toEqual([path, 200]);
    texts.set(path, typeof file.body === "string" ? file.body : JSON.stringify(file.body));
  }
  return texts;
}

test("a secret that a suite writes everywhere is masked everywhere except in archives", async () => {
  const ada = await stack.person();
  const { id: projectId } = (await ada.call("POST", "/api/projects", { name: "Shop" })).body.data;
  await ada.call("PUT", `/api/projects/${projectId}/variables/TOKEN`, { value: token, secret: true });
  const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  expect((await ada.call("PUT", "/api/integrations/webhook", { url: `${address}/hook` })).status).toBe(200);
  const room = { channel: "slack", name: "Room", url: `${address}/room`, onlyChanges: false };
  expect((await ada.call("POST", `/api/projects/${projectId}/notification-rules`, room)).status).toBe(201);
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
  // Without a part of it either, wherever something was cut.
  expect([...texts].filter(([path, text]) => visible(path + text).includes("3cr3t-v")).map(([path]) => path)).toEqual([]);

  // What is masked is still there, and belongs together.
  expect(texts.get(`/api/executions/${id}/logs/download`)).toMatch(/plain \*{4}\n/);
  expect([...texts.keys()].filter((path) => path.startsWith("reports/")).sort()).toEqual([
    "reports/colours.txt",
    "reports/diff.json",
    "reports/junit.xml",
    "reports/of-****/note-****.txt",
    "reports/of-****/x/note.txt",
  ]);
  expect(texts.get("reports/of-****/note-****.txt")).toBe("attachment ****\n");
  expect(texts.get("reports/colours.txt")).toMatch(/^colour \*{4}/);
  const failed = [...texts].find(([path]) => path.includes(`/tests/${id}-`))?.[1];
  expect(failed).toContain('"path":"reports/of-****/note-****.txt"');
  expect(failed).toContain("said ****");

  // An archive is stored as it is. Only members get it.
  expect(archive).toContain(token);
  const eve = await stack.person();
  expect((await eve.call("GET", `/api/executions/${id}/report-link?path=reports/trace.zip`)).status).toBe(404);
  expect((await request(`${stack.url}/reports/${id}/reports/trace.zip`, "GET", {}, undefined)).status).not.toBe(200);
});
