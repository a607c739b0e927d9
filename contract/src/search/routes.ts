import { z } from "zod";
import { ok } from "../errors.ts";
import { everyone, route } from "../route.ts";
import { maxSearchLength, shortestSearch } from "./constants.ts";
import { SearchResult } from "./schemas.ts";

export const search = {
  find: route({
    method: "GET",
    path: "/api/search",
    summary: "Find runs, tests, test cases, test cycles and failures of all projects; the newest five of each",
    allow: everyone,
    limit: "api",
    query: z.object({
      /** Case does not matter. Runs are found like in their list; of the others, every word must be found. `#1482` is the number of a run or a pull request, `TC-12` that of a test case. */
      q: z.string().trim().min(shortestSearch).max(maxSearchLength),
    }),
    reply: ok(z.array(SearchResult)),
  }),
};
