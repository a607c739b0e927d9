import type { CallOptions, Endpoint } from "../api/client.ts";
import { requestLine } from "../api/request-line.ts";
import { anyRun } from "../features/executions/any-run.ts";
import { firstRuns, matrixRunsTogether } from "../features/executions/first-runs.ts";
import { likelyTab, readRunSearch } from "../features/executions/run-search.ts";
import { tabFiles } from "../features/run-page/tab-files.ts";
import { everyProject } from "../features/projects/every-project.ts";
import { firstProjects } from "../features/projects/first-projects.ts";
import { firstTests as firstTestsOfRun } from "../features/results/first-tests.ts";
import { firstTests } from "../features/tests/first-tests.ts";
import { frames, innerPages } from "../routes/pages.ts";

/** What a page needs in any case, in addition to its own file. The first script requests it while the other scripts load. */
export interface FirstLoads {
  files?: readonly (() => Promise<unknown>)[];
  /** Addresses of GET requests. They must equal those of the page's queries, or the browser sends both: share the query between them. */
  requests?: readonly string[];
}

export const everyInnerPage: FirstLoads = {
  files: [frames.shell],
  requests: [get("GET /api/auth/me", {}), get("GET /api/projects", { query: firstProjects })],
};

export const firstLoads: { readonly [Path in keyof typeof innerPages]?: (params: PathParams, address: Location) => FirstLoads } = {
  "/": () => ({ files: [innerPages["/runs"]], requests: [get("GET /api/executions", { query: anyRun })] }),
  "/runs": (_params, { search }) =>
    ofProject(search, (project) => get("GET /api/executions", { query: { project, ...matrixRunsTogether, ...firstRuns } })),
  "/tests": (_params, { search }) => ofProject(search, (project) => get("GET /api/tests", { query: { project, ...firstTests } })),
  "/runs/$id": ({ id = "" }, { search, hash }) => {
    const tab = likelyTab(readRunSearch(Object.fromEntries(new URLSearchParams(search))), hash);
    const params = { id };
    const tests = get("GET /api/executions/:id/tests", { params, query: firstTestsOfRun });
    return { files: [tabFiles[tab]], requests: [get("GET /api/executions/:id", { params }), ...(tab === "tests" ? [tests] : [])] };
  },
};

/** For a list of one project without filters: the address says all that the list asks for. */
function ofProject(search: string, request: (project: string) => string): FirstLoads {
  const parameters = new URLSearchParams(search);
  const project = parameters.get("project");
  return project && project !== everyProject && parameters.size === 1 ? { requests: [request(project)] } : {};
}

export type PathParams = Readonly<Record<string, string>>;

function get<const E extends Extract<Endpoint, `GET ${string}`>>(
  endpoint: E,
  options: CallOptions<E> & { params?: unknown; query?: unknown },
): string {
  return requestLine(endpoint, options).address;
}
