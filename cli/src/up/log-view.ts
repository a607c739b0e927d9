import type { Terminal } from "../output/terminal.ts";

const levels = new Map([
  [10, ["2", "trace"]],
  [20, ["2", "debug"]],
  [30, ["36", ""]],
  [40, ["33", "warning"]],
  [50, ["31", "error"]],
  [60, ["31", "fatal"]],
] as const);
const hidden = new Set(["level", "time", "pid", "hostname", "msg", "name", "v", "service"]);

/**
 * Formats a structured log record as a short line: time, program, message, the other fields.
 * A line that is not a record is returned unchanged.
 */
export function describeLogLine(terminal: Terminal, program: string, line: string): string {
  const record = parse(line);
  if (record === undefined) return `${terminal.dim(program.padEnd(6))} ${line}`;
  const [color, word] = levels.get(Number(record["level"]) as 30) ?? ["36", ""];
  const time = new Date(Number(record["time"] ?? Date.now())).toTimeString().slice(0, 8);
  const message = [word === "" ? "" : terminal.colored(color, `${word}:`), String(record["msg"] ?? "")].filter(Boolean).join(" ");
  return `${terminal.dim(time)} ${terminal.colored(color, program.padEnd(6))} ${message}${describeFields(terminal, record)}`;
}

function describeFields(terminal: Terminal, record: Record<string, unknown>): string {
  const short: string[] = [];
  const long: string[] = [];
  for (const [name, value] of Object.entries(record)) {
    if (hidden.has(name) || value === undefined) continue;
    const text = isError(value) ? String(value["stack"] ?? value["message"]) : typeof value === "string" ? value : JSON.stringify(value);
    if (text.includes("\n")) long.push(`${name}:\n${text}`.replaceAll("\n", "\n         "));
    else short.push(`${name}=${text}`);
  }
  return `${short.length > 0 ? ` ${terminal.dim(short.join(" "))}` : ""}${long.map((text) => `\n         ${terminal.dim(text)}`).join("")}`;
}

const isError = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && "message" in value && "type" in value;

function parse(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith("{")) return undefined;
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && "level" in value ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
