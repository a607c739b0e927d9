import { z } from "zod";
import { route } from "../route.ts";

export const health = {
  live: route({ method: "GET", path: "/", summary: "Liveness", allow: "public", limit: "none", reply: z.object({ message: z.string() }) }),
  ready: route({
    method: "GET",
    path: "/ready",
    summary: "Readiness: database reachable, migrations applied",
    allow: "public",
    limit: "none",
    reply: z.object({ success: z.literal(true), data: z.object({ database: z.literal("up"), workers: z.number() }) }),
  }),
  metrics: route({
    method: "GET",
    path: "/metrics",
    summary: "Prometheus metrics",
    allow: "operator",
    limit: "none",
    reply: z.string(),
    gives: "text",
  }),
};
