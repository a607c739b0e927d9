import { type Logger, pino } from "pino";

/** The server's log: JSON lines without secrets. */
export function createLog(level: string, name: string): Logger {
  return pino({
    name,
    level,
    redact: {
      paths: [
        "req.headers.authorization",
        'req.headers["x-api-key"]',
        'req.headers["x-worker-secret"]',
        "*.password",
        "*.token",
        "*.apiKey",
      ],
      censor: "****",
    },
  });
}
