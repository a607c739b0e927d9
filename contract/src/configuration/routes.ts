import { z } from "zod";
import { ok } from "../errors.ts";
import { Id } from "../ids.ts";
import { everyone, route } from "../route.ts";
import { Defaults, ImageMetrics, TestFolder } from "./schemas.ts";

const ProjectQuery = z.object({ project: Id.optional(), projectId: Id.optional() });
const common = { allow: everyone, limit: "api" } as const;

export const configuration = {
  defaults: route({
    ...common,
    method: "GET",
    path: "/config/defaults",
    summary: "Get the defaults for a new run",
    query: ProjectQuery,
    reply: ok(Defaults),
  }),
  testsStructure: route({
    ...common,
    method: "GET",
    path: "/api/tests-structure",
    summary: "List test folders found in the newest results",
    query: ProjectQuery,
    reply: ok(z.array(TestFolder)),
  }),
  imageMetrics: route({
    ...common,
    method: "GET",
    path: "/api/metrics/:image",
    summary: "Get statistics of an image's runs",
    params: z.object({ image: z.string().min(1).max(255) }),
    query: ProjectQuery,
    reply: ok(ImageMetrics),
  }),
};
