// A reporter of node:test that writes one page without anything from outside.
const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);

export default async function* report(source) {
  const rows = [];
  const began = new Date();
  for await (const { type, data } of source) {
    if (type !== "test:pass" && type !== "test:fail") continue;
    if (data.details?.type === "suite" || data.name.endsWith(".mjs")) continue;
    rows.push({
      name: data.name,
      ok: type === "test:pass",
      ms: data.details?.duration_ms ?? 0,
      error: data.details?.error?.cause?.message ?? data.details?.error?.message,
    });
  }
  const failed = rows.filter((row) => !row.ok).length;
  const longest = Math.max(1, ...rows.map((row) => row.ms));
  yield `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sample API suite</title>
<style>
:root{color-scheme:light dark;--ink:#1c2430;--soft:#5b6675;--line:#dde3ea;--ground:#fbfcfd;--good:#1a7f4b;--bad:#c0352b}
@media(prefers-color-scheme:dark){:root{--ink:#e6ebf1;--soft:#94a0ae;--line:#2b3440;--ground:#12171d;--good:#4cc38a;--bad:#ff7b72}}
body{font:15px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground);max-width:52rem;margin:3rem auto;padding:0 1.25rem}
h1{font-size:1.4rem;margin:0}p{color:var(--soft);margin:.25rem 0 1.5rem}ul{list-style:none;padding:0;margin:0;border-top:1px solid var(--line)}
li{display:grid;grid-template-columns:1.25rem 1fr 8rem 4.5rem;gap:.75rem;align-items:center;padding:.55rem 0;border-bottom:1px solid var(--line)}
.ok{color:var(--good)}.bad{color:var(--bad)}.bar{height:.35rem;border-radius:1rem;background:var(--good);opacity:.55}.bad~.bar{background:var(--bad)}
.ms{text-align:right;color:var(--soft);font-variant-numeric:tabular-nums}pre{grid-column:2/-1;margin:0;white-space:pre-wrap;color:var(--bad);font-size:.85rem}
</style><h1>Sample API suite</h1><p>${rows.length - failed} of ${rows.length} passed · ${escape(began.toISOString())}</p><ul>
${rows.map((row) => `<li><span class="${row.ok ? "ok" : "bad"}">${row.ok ? "✓" : "✗"}</span><span>${escape(row.name)}</span><span class="bar" style="width:${Math.max(2, (100 * row.ms) / longest)}%"></span><span class="ms">${row.ms.toFixed(0)} ms</span>${row.ok ? "" : `<pre>${escape(row.error ?? "failed")}</pre>`}</li>`).join("\n")}
</ul></html>`;
}
