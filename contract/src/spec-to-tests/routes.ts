import { z } from "zod";
import { route, writers } from "../route.ts";
import { SpecToTestsForm, SpecToTestsProgress, SpecToTestsComplete, SpecToTestsError } from "./schemas.ts";

export const specToTests = {
  generate: route({
    method: "POST",
    path: "/api/ai/spec-to-tests",
    summary: "Turn a specification document into test cases",
    allow: writers,
    limit: "api",
    takes: "multipart",
    form: SpecToTestsForm,
    gives: "events",
    noun: "project",
    reply: z.union([SpecToTestsProgress, SpecToTestsComplete, SpecToTestsError]),
  }),
};
