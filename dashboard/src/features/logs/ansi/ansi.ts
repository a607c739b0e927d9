import Anser from "anser";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { ESC, afterCarriageReturn, sequences } from "./plain-text.ts";

export interface Span {
  text: string;
  /** `rgb(…)`, adjusted for contrast with its background; `undefined` = the terminal's default. */
  color?: string;
  background?: string;
  bold?: boolean;
  dim?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
}

/** The SGR parameters in force after this line, given those before it; `""` = none. */
export function styleAfter(line: string, before: string): string {
  if (!line.includes(ESC)) return before;
  let carry = before;
  for (const match of line.matchAll(sequences)) {
    if (match[2] !== "m") continue;
    const codes = sgrCodes(match[1] ?? "");
    if (codes === undefined) continue;
    const reset = lastReset(codes);
    carry = reset === undefined ? (carry ? `${carry};${codes}` : codes) : reset;
  }
  return carry.length > maxCarryLength ? shorten(carry) : carry;
}

const maxCarryLength = 200;

// A suite that never resets would otherwise carry its whole history from line to line.
function shorten(carry: string): string {
  const [last] = Anser.ansiToJson(`${ESC}[${carry}m.`, { remove_empty: true, json: true });
  if (!last) return "";
  const codes: string[] = (last.decorations ?? []).map((name) => decorationCodes[name]);
  if (last.fg) codes.push(`38;2;${last.fg.replaceAll(",", ";").replaceAll(" ", "")}`);
  if (last.bg) codes.push(`48;2;${last.bg.replaceAll(",", ";").replaceAll(" ", "")}`);
  return [...new Set(codes)].join(";");
}

const decorationCodes = {
  bold: "1",
  dim: "2",
  italic: "3",
  underline: "4",
  blink: "5",
  reverse: "7",
  hidden: "8",
  strikethrough: "9",
} as const;

/** The codes after the last reset (an empty code is one); `undefined` when there is none. Zeros inside colors (`38;5;0`) are not resets. */
function lastReset(codes: string): string | undefined {
  const parts = codes.split(";");
  let after: number | undefined;
  for (let index = 0; index < parts.length; index += 1) {
    const code = Number(parts[index]);
    if (code === 38 || code === 48) index += parts[index + 1] === "5" ? 2 : parts[index + 1] === "2" ? 4 : 0;
    else if (code === 0) after = index + 1;
  }
  return after === undefined ? undefined : parts.slice(after).join(";");
}

/** SGR parameters with `;` between them (`38:2::1:2:3` → `38;2;1;2;3`); `undefined` for private ones. */
function sgrCodes(parameters: string): string | undefined {
  if (/[<-?]/.test(parameters)) return undefined;
  if (!parameters.includes(":")) return parameters;
  return parameters
    .split(";")
    .map((part) => {
      if (!part.includes(":")) return part;
      const [code, mode, ...rest] = part.split(":");
      if ((code === "38" || code === "48") && mode === "2") return [code, mode, ...rest.slice(-3)].join(";");
      if ((code === "38" || code === "48") && mode === "5") return [code, mode, rest[0] ?? ""].join(";");
      // 4:3 is a curly underline, 4:0 none.
      return code === "4" ? (mode === "0" ? "24" : "4") : (code ?? "");
    })
    .join(";");
}

/** A line as spans to draw. Only SGR is rendered; cursor moves, titles and links are dropped. */
export function parseLine(line: string, carry: string): Span[] {
  const text = afterCarriageReturn(line);
  if (!carry && !text.includes(ESC)) return text === "" ? [] : [{ text: visibleText(text) }];
  const only = text.replace(sequences, (_whole, parameters: string | undefined, final: string | undefined) => {
    if (final !== "m") return "";
    const codes = sgrCodes(parameters ?? "");
    return codes === undefined ? "" : `${ESC}[${codes}m`;
  });
  const before = carry ? `${ESC}[${carry}m` : "";
  // The carriage return cut the line's beginning off, but its colors were set there.
  const skipped = text.length < line.length ? styleAfter(line.slice(0, line.length - text.length), "") : "";
  const entries = Anser.ansiToJson(before + (skipped ? `${ESC}[${skipped}m` : "") + only, { remove_empty: true, json: true });
  return entries.map((entry) => toSpan(visibleText(entry.content), entry.fg, entry.bg, new Set(entry.decorations ?? [])));
}

/** Several lines whose colors continue: an error message, a code frame. */
export function parseLines(text: string): Span[][] {
  let carry = "";
  return text.split("\n").map((line) => {
    const spans = parseLine(line, carry);
    carry = styleAfter(line, carry);
    return spans;
  });
}

function toSpan(text: string, fg: string | null, bg: string | null, decorations: ReadonlySet<string>): Span {
  const isReversed = decorations.has("reverse");
  let front = toRgb(isReversed ? bg : fg);
  let back = toRgb(isReversed ? fg : bg);
  if (isReversed) {
    front ??= terminalBackground;
    back ??= terminalInk;
  }
  // Hidden text is drawn like any other: a log must not hold what its reader cannot see.
  const span: Span = { text };
  if (front || back) span.color = rgbText(readable(front ?? terminalInk, back ?? terminalBackground));
  if (back) span.background = rgbText(back);
  if (decorations.has("bold")) span.bold = true;
  if (decorations.has("dim")) span.dim = true;
  if (decorations.has("italic")) span.italic = true;
  if (decorations.has("underline")) span.underline = true;
  if (decorations.has("strikethrough")) span.strike = true;
  return span;
}

type Rgb = readonly [red: number, green: number, blue: number];

// The same as --term and --term-ink of styles.css, in sRGB.
const terminalBackground: Rgb = [11, 15, 20];
const terminalInk: Rgb = [224, 227, 231];

/** The sixteen named colors as this terminal draws them, by Anser's values. */
const palette: Readonly<Record<string, Rgb>> = {
  "0, 0, 0": [134, 143, 153],
  "187, 0, 0": [255, 123, 114],
  "0, 187, 0": [104, 201, 124],
  "187, 187, 0": [226, 184, 86],
  "0, 0, 187": [121, 174, 255],
  "187, 0, 187": [212, 151, 240],
  "0, 187, 187": [92, 201, 213],
  "255,255,255": [224, 227, 231],
  "85, 85, 85": [143, 152, 162],
  "255, 85, 85": [255, 154, 146],
  "0, 255, 0": [134, 224, 150],
  "255, 255, 85": [244, 209, 123],
  "85, 85, 255": [158, 197, 255],
  "255, 85, 255": [229, 183, 250],
  "85, 255, 255": [137, 224, 233],
  "255, 255, 255": [247, 248, 250],
};

function toRgb(color: string | null | undefined): Rgb | undefined {
  if (!color) return undefined;
  const named = palette[color];
  if (named) return named;
  const [red, green, blue] = color.split(",").map(Number);
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue];
}

const rgbText = (color: Rgb) => `rgb(${color.join(" ")})`;

const minContrast = 4.5;

/** The color, lightened or darkened until it has enough contrast with its background. */
export function readable(color: Rgb, ground: Rgb): Rgb {
  if (contrast(color, ground) >= minContrast) return color;
  const goal: Rgb = luminance(ground) < 0.18 ? [255, 255, 255] : [0, 0, 0];
  for (let share = 0.15; share < 1; share += 0.15) {
    const mixed: Rgb = [mix(color[0], goal[0], share), mix(color[1], goal[1], share), mix(color[2], goal[2], share)];
    if (contrast(mixed, ground) >= minContrast) return mixed;
  }
  return goal;
}

const mix = (from: number, to: number, share: number) => Math.round(from + (to - from) * share);

/** WCAG 2.2, relative luminance. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
