import { wantsJson } from "./command-output.ts";

const lineEveryMs = 10_000;

export interface Progress {
  say(text: string): void;
  end(): void;
}

/** Shows how far a command is: on a terminal one line that changes, elsewhere a line every ten seconds, with `--json` nothing. On stderr. */
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
