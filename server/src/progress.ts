import { wantsJson } from "./command-output.ts";

const lineEveryMs = 10_000;

export interface Progress {
  say(text: string): void;
  end(): void;
}

/** Shows a command's progress on stderr: one changing line on a terminal, otherwise a line every ten seconds, nothing with `--json`. */
export function createProgress(): Progress {
  const live = process.stderr.isTTY === true;
  let saidAt = Date.now();
  let isOpen = false;
  return {
    say(text) {
      if (wantsJson()) return;
      if (live) {
        process.stderr.write(`\r\x1b[2K  ${text}`);
        isOpen = true;
      } else if (Date.now() - saidAt >= lineEveryMs) {
        process.stderr.write(`  ${text}\n`);
        saidAt = Date.now();
      }
    },
    end() {
      if (isOpen) process.stderr.write("\r\x1b[2K");
      isOpen = false;
    },
  };
}
