import { z } from "zod";
import { ok } from "../errors.ts";
import { route, writers, everyone } from "../route.ts";
import { CiTrigger, SourceHostAnswer, GateQuestion, GateAnswer } from "./schemas.ts";

export const ci = {
  trigger: route({
    method: "POST",
    path: "/api/ci/trigger",
    summary: "Queue a run for a CI pipeline, in its own test cycle",
    allow: writers,
    limit: "api",
    credential: "key",
    noun: "execution",
    unknownFields: "warn",
    body: CiTrigger,
    reply: z.object({
      success: z.literal(true),
      cycleId: z.string(),
      taskId: z.string(),
      status: z.literal("PENDING"),
      sourceHost: SourceHostAnswer.optional(),
    }),
    idempotent: true,
  }),
  gate: route({
    method: "POST",
    path: "/api/webhooks/ci/pr",
    summary: "Get the quality gate: may this pull request be merged? Failures of quarantined tests are ignored and listed",
    allow: everyone,
    limit: "api",
    noun: "execution",
    unknownFields: "warn",
    body: GateQuestion,
    reply: ok(GateAnswer),
  }),
};
