const failedTask = /^fatal: \[[^\]]{1,200}\]: (?:FAILED|UNREACHABLE)! => \{/;
const failedAlone = /^fatal: \[[^\]]{1,200}\]: (?:FAILED|UNREACHABLE)! => \{\s*$/;
const notMet = /^\s+"evaluated_to": false,?$/;
const message = /^\s+"msg": "\S/;
const maxLines = 60;

const field = (name: string) => new RegExp(`"${name}": "((?:[^"\\\\]|\\\\.){1,2000})"`);
const msg = field("msg");
/** What a command printed, when the module only says that it failed. */
const printed = [field("stderr"), field("stdout"), field("module_stderr")];
const saysNothing = /^(?:non-zero return code|MODULE FAILURE\b.*)$/;

const unescaped = (text: string) =>
  text
    .replace(/\\[nrt]/g, " ")
    .replace(/\\(.)/g, "$1")
    .trim();

/** Whether the line begins the result of a failed task, whose message is on another line, or belongs to it. */
export const isOfFailedTask = (text: string) => failedAlone.test(text) || notMet.test(text);

/** The line with the message of the failed task to which the line at `at` belongs. */
export function messageOfTask<T extends { text: string }>(lines: readonly T[], at: number): T | undefined {
  if (!isOfFailedTask(lines[at]?.text ?? "")) return undefined;
  const begin = lines.slice(Math.max(0, at - maxLines), at + 1).findLastIndex(({ text }) => failedAlone.test(text));
  if (begin === -1) return undefined;
  const from = Math.max(0, at - maxLines) + begin;
  const below = lines.slice(from + 1, from + maxLines);
  const end = below.findIndex(({ text }) => text.startsWith("}"));
  return below.slice(0, end === -1 ? undefined : end).find(({ text }) => message.test(text));
}

/** What Ansible says of a failed task, without the other fields of its result. Undefined for other lines. */
export function ansibleMessage(text: string): string | undefined {
  if (!failedTask.test(text) && !message.test(text)) return undefined;
  const found = msg.exec(text)?.[1];
  if (found === undefined) return undefined;
  const shown = saysNothing.test(found) ? printed.map((pattern) => pattern.exec(text)?.[1]).find(Boolean) : undefined;
  return shown === undefined ? unescaped(found) : `${unescaped(found)}: ${unescaped(shown)}`;
}
