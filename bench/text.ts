import type { LogChunk } from "@gantry/contract/executions/schemas.ts";
import { LogBuffer } from "../dashboard/src/features/logs/lines/log-buffer.ts";
import { Redactor } from "../reports/src/redaction/redact.ts";
import { compileSecrets } from "../reports/src/redaction/secret-patterns.ts";
import { median, ms, print } from "./figures.ts";

/** What each byte of a run's output goes through in one process: masking in the worker, and lines in the browser. Setting: ROUNDS (5). */
const rounds = Number(process.env["ROUNDS"] ?? 5);

print("B11", "ordinary output masked, two dozen secrets", `${median(repeat(maskedPerSecond)).toFixed(0)} MB/s`, "≥ 100 MB/s");
print("B11", "100,000 colored lines put together", ms(median(repeat(linesTogetherMs))), "≤ 500 ms");

function repeat(measure: () => number): number[] {
  return Array.from({ length: rounds }, measure);
}

/** In megabytes. */
function maskedPerSecond(): number {
  const secrets = Array.from({ length: 24 }, (_, n) => `s3cr3t-${n}-${"kQ9xZ2vB7mL4".slice(n % 8)}-value`);
  const line = Buffer.from("2026-01-31T12:00:00.000Z  PASS  src/checkout/cart.spec.ts > adds an item to the cart (132 ms)\n");
  const chunk = Buffer.concat(Array.from({ length: Math.ceil(65_536 / line.length) }, () => line)).subarray(0, 65_536);
  const redactor = new Redactor(compileSecrets(secrets));
  const chunks = 1_600;
  const began = performance.now();
  for (let count = 0; count < chunks; count += 1) redactor.push(chunk);
  return (chunks * chunk.length) / 1e6 / ((performance.now() - began) / 1000);
}

function linesTogetherMs(): number {
  const buffer = new LogBuffer();
  const chunks = Array.from(
    { length: 1_000 },
    (_, index): LogChunk => ({
      seq: index + 1,
      stream: "stdout",
      log: Array.from({ length: 100 }, (_, line) => `\u001b[32m✓\u001b[0m test ${index}-${line}\n`).join(""),
      at: "2026-01-31T12:00:00.000Z",
    }),
  );
  const began = performance.now();
  for (const chunk of chunks) buffer.receive(chunk);
  return performance.now() - began;
}
