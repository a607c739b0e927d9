import type { Block, Content, Part } from "./content.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";

/** Mail programs without style sheets show the light colors, which are set on each element. */
const dark = `
  @media (prefers-color-scheme: dark) {
    .canvas { background-color: #0f1418 !important; }
    .card { background-color: #171d22 !important; border-color: #2c343b !important; }
    .ink { color: #edf0f2 !important; }
    .soft { color: #a5afb8 !important; }
    .line { border-color: #2c343b !important; }
    .mark { background-color: #14708b !important; }
    .action { background-color: #6cc8e0 !important; }
    .action a { color: #06232d !important; }
    .link { color: #7fd0e5 !important; }
    .track { background-color: #2c343b !important; }
    .bar { background-color: #6cc8e0 !important; }
    .bar.high { background-color: #f0b14a !important; }
    .bar.full { background-color: #f0736a !important; }
  }
  @media (max-width: 480px) {
    .outer { padding: 0 !important; }
    .card { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
    .inner { padding-left: 22px !important; padding-right: 22px !important; }
    .action, .action a { display: block !important; text-align: center !important; }
  }`;

/** The HTML part: one column, no pictures, nothing loaded from outside. */
export function renderHtml(content: Content): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escape(content.subject)}</title>
<style>:root { color-scheme: light dark; }${dark}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background-color:#f4f6f7;-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;">${escape(content.preview)}${"&#8199;&#847; ".repeat(40)}</div>
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f4f6f7;"><tr><td class="outer" align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;">
<tr><td class="inner" style="padding:16px 4px 18px;">${mark}</td></tr>
<tr><td class="card" style="background-color:#ffffff;border:1px solid #e1e5e8;border-radius:12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="inner" style="padding:36px 40px 32px;">
<h1 class="ink" style="margin:0 0 18px;${font}font-size:22px;line-height:30px;font-weight:650;letter-spacing:-0.01em;color:#1a2127;">${escape(content.heading)}</h1>
${content.blocks.map(blockHtml).join("\n")}
</td></tr></table>
</td></tr>
<tr><td class="inner soft" style="padding:18px 4px 24px;${font}font-size:13px;line-height:19px;color:#5a6570;">${escape(content.reason)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The logo and the name, drawn with table cells: most mail programs block external pictures. */
const mark = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" width="28" height="28" align="center" valign="middle" style="width:28px;height:28px;border-radius:7px;background-color:#0d5a70;line-height:0;font-size:0;">
<div style="width:14px;height:2px;background-color:#ffffff;margin:0 auto;"></div><div style="width:2px;height:4px;background-color:#ffffff;margin:0 auto;"></div><div style="width:9px;height:8px;border-radius:2px;background-color:#ffc15e;margin:0 auto;"></div></td>
<td class="ink" style="padding-left:10px;${font}font-size:16px;line-height:28px;font-weight:650;color:#1a2127;">Gantry</td>
</tr></table>`;

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "text":
      return `<p class="ink" style="margin:0 0 16px;${font}font-size:16px;line-height:25px;color:#1a2127;">${inline(block.parts)}</p>`;
    case "note":
      return `<p class="soft" style="margin:20px 0 0;${font}font-size:14px;line-height:21px;color:#5a6570;">${inline(block.parts)}</p>`;
    case "button":
      return buttonHtml(block.label, block.link);
    case "facts":
      return factsHtml(block.facts);
    case "bar":
      return barHtml(block.percent);
  }
}

function inline(parts: readonly Part[]): string {
  return parts.map(({ text, strong }) => (strong ? `<strong style="font-weight:600;">${escape(text)}</strong>` : escape(text))).join("");
}

function buttonHtml(label: string, link: string): string {
  const href = escape(link);
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 14px;"><tr><td>
<span class="action" style="display:inline-block;border-radius:8px;background-color:#0d5a70;"><a href="${href}" target="_blank" rel="noopener" style="display:inline-block;padding:12px 22px;${font}font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:8px;">${escape(label)}</a></span>
</td></tr></table>
<p class="soft" style="margin:0;${font}font-size:13px;line-height:19px;color:#5a6570;">Or open this address: <a class="link" href="${href}" target="_blank" rel="noopener" style="color:#0d5a70;word-wrap:break-word;overflow-wrap:anywhere;">${href}</a></p>`;
}

function factsHtml(facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td class="soft line" style="padding:9px 16px 9px 0;border-bottom:1px solid #e1e5e8;${font}font-size:14px;line-height:20px;color:#5a6570;">${escape(name)}</td><td class="ink line" align="right" style="padding:9px 0;border-bottom:1px solid #e1e5e8;${font}font-size:14px;line-height:20px;font-weight:600;color:#1a2127;font-variant-numeric:tabular-nums;">${escape(value)}</td></tr>`,
  );
  return `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px;border-top:1px solid #e1e5e8;">${rows.join("")}</table>`;
}

function barHtml(percent: number): string {
  const [grade, color] = percent >= 100 ? ["full", "#c5362c"] : percent >= 80 ? ["high", "#c77d0a"] : ["", "#0d5a70"];
  const width = Math.max(2, Math.min(100, Math.round(percent)));
  return `<div class="track" role="img" aria-label="${Math.floor(percent)} percent used" style="height:8px;border-radius:4px;background-color:#e1e5e8;margin:6px 0 20px;overflow:hidden;"><div class="bar ${grade}" style="width:${width}%;height:8px;border-radius:4px;background-color:${color};"></div></div>`;
}
