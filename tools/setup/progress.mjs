const spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const barWidth = 24;
const plainEveryMs = 5_000;

/**
 * One line per step. On a terminal it has a spinner; in a log a line is written when a step takes long and when it ends.
 * @param {string} title
 */
export function startStep(title) {
  const startedAt = Date.now();
  const live = process.stdout.isTTY === true && process.env.CI === undefined;
  let detail = "";
  let fraction;
  let frame = 0;
  let lastPlainAt = startedAt;
  let lastPlain = "";
  const draw = () => {
    if (live) {
      const room = Math.max(20, (process.stdout.columns || 80) - 1);
      const line = `  ${spinner[frame++ % spinner.length]} ${title}${fraction === undefined ? "" : ` ${bar(fraction)}`}${detail ? `  ${detail}` : ""}`;
      process.stdout.write(`\r\x1b[2K${line.slice(0, room)}`);
    } else if (Date.now() - lastPlainAt >= plainEveryMs && detail !== lastPlain) {
      console.log(`  … ${title}: ${detail}`);
      lastPlainAt = Date.now();
      lastPlain = detail;
    }
  };
  const timer = setInterval(draw, live ? 80 : 500);
  timer.unref();
  if (live) draw();
  else console.log(`  … ${title}`);
  const end = (mark, text) => {
    clearInterval(timer);
    if (live) process.stdout.write("\r\x1b[2K");
    console.log(`  ${mark} ${title}${text ? `: ${text}` : ""}`);
  };
  return {
    /** @param {string} text @param {number} [done] from 0 to 1 */
    say(text, done) {
      detail = text;
      fraction = done;
    },
    done: (text = "") => end("✓", `${text ? `${text}, ` : ""}${seconds(Date.now() - startedAt)}`),
    fail: (text = "failed") => end("✗", text),
  };
}

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

function bar(fraction) {
  const full = Math.round(Math.min(1, Math.max(0, fraction)) * barWidth);
  return `${"█".repeat(full)}${"░".repeat(barWidth - full)} ${String(Math.round(Math.min(1, fraction) * 100)).padStart(3)} %`;
}
