import "./styles.css";
import { askEarly } from "./api/early.ts";
import { readStoredToken } from "./api/stored-token.ts";
import { basePath } from "./base-path.ts";
import { runTabs } from "./features/executions/run-search.ts";
import { tabFiles } from "./features/executions/tab-files.ts";
import { loadFile } from "./load-file.ts";
import { frames, innerPages, openPages, pathAt } from "./pages.ts";

// Small and first: it sends for all that the page is sure to need at once, where each part would only find out about the next.
// A page that needs other files than those requested here only loads a little later.
const token = readStoredToken();
const path = location.pathname.startsWith(`${basePath}/`) ? location.pathname.slice(basePath.length) : "/";

fetchFiles(() => loadFile(() => import("./app.tsx")));
const openPath = pathAt(openPages, path);
if (openPath) fetchFiles(openPages[openPath]);
else if (token === null) fetchFiles(openPages["/login"]);
else fetchInnerPage(token);

function fetchInnerPage(token: string) {
  fetchFiles(frames.shell);
  const innerPath = pathAt(innerPages, path);
  if (innerPath) fetchFiles(innerPages[innerPath]);
  askEarly("/api/auth/me", token);
  askEarly("/api/projects?limit=100", token);
  if (innerPath === "/") {
    fetchFiles(innerPages["/runs"]);
    askEarly("/api/executions?limit=1", token);
  }
  if (innerPath === "/runs/$id") {
    const asked = new URLSearchParams(location.search).get("tab");
    const tab = runTabs.find((known) => known === asked) ?? "terminal";
    const run = `/api/executions/${path.split("/")[2]}`;
    fetchFiles(tabFiles[tab]);
    askEarly(run, token);
    if (tab === "tests") askEarly(`${run}/tests?limit=500&order=failed&details=false`, token);
  }
}

/** A failed request is reported where the file is used. */
function fetchFiles(load: () => Promise<unknown>) {
  load().catch(() => undefined);
}
