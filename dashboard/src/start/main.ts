import "../styles.css";
import { requestEarly } from "../api/early-requests.ts";
import { readStoredToken } from "../api/stored-token.ts";
import { basePath } from "../base-path.ts";
import { keepEarlyKeys } from "../features/shell/early-keys.ts";
import { everyInnerPage, type FirstLoads, firstLoads } from "./first-loads.ts";
import { loadFile } from "../load-file.ts";
import { innerPages, openPages, pageAt } from "../routes/pages.ts";
import { untilStyled } from "./until-styled.ts";

// The first script is small and immediately requests what every page needs, to avoid a waterfall of requests.
const token = readStoredToken();
const pathname = location.pathname.startsWith(`${basePath}/`) ? location.pathname.slice(basePath.length) : "/";

load(() => untilStyled().then(() => loadFile(() => import("./app.tsx"))));
const open = pageAt(openPages, pathname);
if (open) load(openPages[open.path]);
else if (token === null) load(openPages["/login"]);
else {
  keepEarlyKeys();
  const inner = pageAt(innerPages, pathname);
  request(everyInnerPage, token);
  if (inner) {
    load(innerPages[inner.path]);
    request(firstLoads[inner.path]?.(inner.params, location) ?? {}, token);
  }
}

function request({ files = [], requests = [] }: FirstLoads, token: string) {
  for (const file of files) load(file);
  for (const address of requests) requestEarly(address, token);
}

/** A failure is reported where the file is used. */
function load(file: () => Promise<unknown>) {
  file().catch(() => undefined);
}
