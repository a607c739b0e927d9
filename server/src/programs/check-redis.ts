import { openRedisStore } from "../platform/redis/redis-store.ts";

// Prints, as one line of JSON, whether a server could count in the Redis or Valkey at REDIS_URL.
let problem: string | null = null;
const store = await openRedisStore({
  url: (process.env["REDIS_URL"] ?? "").trim(),
  keyPrefix: process.env["REDIS_KEY_PREFIX"] || "gantry:",
  onUnavailable: (reason) => {
    problem = reason;
  },
  onAvailable: () => {},
});
store.close();
console.log(JSON.stringify({ problem }));
