import JSZip from "jszip";

/**
 * A Playwright trace whose pages' snapshots try to run scripts and to reach `out`, in every way that its format can express.
 * @param sample a real trace, whose snapshots are replaced
 * @param out the address of a machine that belongs to the trace's author, ending with a slash
 */
export async function hostileTrace(sample: Buffer, out: string): Promise<Buffer> {
  const zip = await JSZip.loadAsync(sample);
  for (const name of Object.keys(zip.files).filter((path) => path.endsWith(".trace"))) {
    const lines = ((await zip.file(name)?.async("string")) ?? "").split("\n").filter(Boolean);
    zip.file(name, lines.map((line) => JSON.stringify(withAttacks(JSON.parse(line), out))).join("\n"));
  }
  return zip.generateAsync({ type: "nodebuffer" });
}

function withAttacks(event: { type: string; snapshot?: { html: unknown } }, out: string): object {
  return event.type === "frame-snapshot" ? { ...event, snapshot: { ...event.snapshot, html: hostilePage(out) } } : event;
}

/** As a trace stores elements: name, attributes, children. */
function hostilePage(out: string): unknown {
  const script = `top.document.title = "Attacked"; fetch("${out}script-ran")`;
  return [
    "HTML",
    {},
    [
      "HEAD",
      {},
      ["META", { "http-equiv": "refresh", content: `0;url=${out}refresh` }],
      ["LINK", { rel: "stylesheet", href: `${out}style.css` }],
      ["LINK", { rel: "prefetch", href: `${out}prefetch` }],
      ["LINK", { rel: "modulepreload", href: `${out}module.js` }],
      ["STYLE", {}, `@import url(${out}import.css); body { background: url(${out}background) }`],
    ],
    [
      "BODY",
      { onload: script },
      ["H1", {}, "Snapshot of a hostile trace"],
      ["SCRIPT", {}, script],
      ["SCRIPT", { src: `${out}script.js` }],
      ["IMG", { src: `${out}image`, onerror: script }],
      ["IMG", { src: "x:y", onerror: script }],
      ["IFRAME", { src: `${out}frame` }],
      ["IFRAME", { srcdoc: `<script>${script}</script><img src="${out}srcdoc">` }],
      ["OBJECT", { data: `${out}object` }],
      ["EMBED", { src: `${out}embed` }],
      ["VIDEO", { src: `${out}video`, autoplay: "" }],
      ["FORM", { action: `${out}form`, method: "post" }, ["BUTTON", { type: "submit" }, "Send"]],
      ["A", { href: `javascript:${script}`, ping: `${out}ping` }, "Run"],
      ["A", { href: `${out}link`, target: "_top" }, "Leave"],
      ["svg", { onload: script }, ["image", { href: `${out}svg` }]],
      ["DETAILS", { open: "", ontoggle: script }, "x"],
    ],
  ];
}
