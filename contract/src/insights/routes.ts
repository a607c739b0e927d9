import { z } from "zod";
import { ok } from "../errors.ts";
import { Environment } from "../executions/schemas.ts";
import { Id, Moment } from "../ids.ts";
import { everyone, route } from "../route.ts";
import { Insights } from "./schemas.ts";

const Day = z.iso.date().or(Moment.transform((moment) => moment.slice(0, 10)));

export const insights = {
  get: route({
    allow: everyone,
    limit: "api",
    method: "GET",
    path: "/api/insights",
    summary: "Get pass rate and duration over time, and the most notable tests",
    query: z.object({
      project: Id.optional(),
      projectId: Id.optional(),
      image: z.string().max(255).optional(),
      branch: z.string().trim().min(1).max(300).optional(),
      environment: Environment.optional(),
      groupName: z.string().min(1).max(100).optional(),
      /**
       * The outermost suite of tests, or their file if they have no suite. Only runs and results of its tests count: a run passed if none of them failed, and
       * took as long as they did.
       */
      suite: z.string().trim().min(1).max(1000).optional(),
      from: Day.optional(),
      to: Day.optional(),
    }),
    reply: ok(Insights),
  }),
};
