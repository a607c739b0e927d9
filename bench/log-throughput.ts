import { importImage } from "../worker/src/engines/testing/images.ts";
import { findEngine } from "./engine.ts";
import { median, print } from "./figures.ts";
import { startService } from "./service.ts";

/** 32 MB of 100-byte lines: printed → masked, stored, received by a socket client. Settings: DOCKER_HOST, ROUNDS (3), MEGABYTES (32). */
const rounds = Number(process.env["ROUNDS"] ?? 3);
const megabytes = Number(process.env["MEGABYTES"] ?? 32);
const line = "x".repeat(99);
const lines = Math.floor((megabytes * 1e6) / 100);

const { docker, host } = await findEngine();
const image = "gantry-bench/lines:1";
await importImage(docker, image, { entrypoint: `#!/bin/sh\nyes ${line} | head -n ${lines}\n` });
const service = await startService(host);
try {
  await service.withSlots(1);
  const member = await service.member();
  const rates: number[] = [];
  let lost = 0;
  for (let round = 0; round < rounds; round++) {
    const socket = await member.socket();
    let bytes = 0;
    let first = 0;
    const ended = new Promise<void>((resolve) => {
      socket.on("execution-log", ({ log, stream }: { log: string; stream: string }) => {
        first ||= performance.now();
        if (stream === "stdout") bytes += log.length;
      });
      socket.on("execution-updated", ({ status }: { status: string }) => status === "PASSED" && resolve());
    });
    await member.post("/api/executions", { image });
    await ended;
    rates.push(bytes / 1e6 / ((performance.now() - first) / 1000));
    lost += lines * 100 - bytes;
    socket.close();
  }
  print("B5", `${megabytes} MB of lines, printed → received`, `${median(rates).toFixed(1)} MB/s, ${lost} bytes lost`, "≥ 20 MB/s, 0 lost");
} finally {
  await service.close();
}
process.exit(0);
