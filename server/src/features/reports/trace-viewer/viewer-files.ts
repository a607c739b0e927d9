import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { restrictResponses } from "./restrict-responses.ts";

/** A file of Playwright's trace viewer. */
interface ViewerFile {
  bytes: Buffer;
  /** Whether its name changes with its content. */
  isHashed: boolean;
}

export interface ViewerFiles {
  /** By path below the viewer's folder, such as `index.html`. */
  files: ReadonlyMap<string, ViewerFile>;
  /** The scripts that its pages load, by path, and hashes of those inside them as a policy names them. */
  scripts: { paths: string[]; hashes: string[] };
}

/** The service worker of the viewer, by path below the viewer's folder. */
export const workerPath = "sw.bundle.js";

/** Shows what is missing in browsers without service workers, such as Firefox in a private window. */
const noticePath = "no-service-workers.js";

/** Next to the built server; from source, in the package that it is copied from. `undefined`: not installed. */
function viewerFolder(): string | undefined {
  const built = join(import.meta.dirname, "trace-viewer");
  if (existsSync(join(built, "index.html"))) return built;
  try {
    const manifest = createRequire(import.meta.url).resolve("playwright-core/package.json");
    const folder = join(dirname(manifest), "lib/vite/traceViewer");
    return existsSync(join(folder, "index.html")) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the viewer is installed. */
export const hasViewer = (): boolean => viewerFolder() !== undefined;

/** Reads the viewer into memory, 1.7 MB. `undefined`: it is not installed. */
export async function readViewerFiles(folder = viewerFolder()): Promise<ViewerFiles | undefined> {
  if (folder === undefined) return undefined;
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(html|js|css|svg|ttf|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const files = new Map<string, ViewerFile>();
  for (const name of names.filter((path) => !path.startsWith("uiMode")))
    files.set(name, { bytes: await readFile(join(folder, name)), isHashed: /[.-][\w-]{8}\.\w+$/.test(name) });
  const worker = files.get(workerPath);
  const page = files.get("index.html");
  if (!worker || !page) return undefined;
  files.set(workerPath, { ...worker, bytes: Buffer.concat([Buffer.from(`${restrictResponses}\n`), worker.bytes]) });
  const html = page.bytes.toString().replace("</head>", `<script src="./${noticePath}"></script></head>`);
  files.set("index.html", { bytes: Buffer.from(html), isHashed: false });
  files.set(noticePath, { bytes: Buffer.from(notice), isHashed: false });
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  return { files, scripts: { paths: [...files.keys()].filter((path) => path.endsWith(".js") && path !== workerPath), hashes } };
}

const notice = `if (!navigator.serviceWorker) addEventListener("DOMContentLoaded", () => {
  document.title = "The trace cannot be shown";
  document.body.textContent = "This browser does not run service workers here, which Playwright's trace viewer needs. Private windows of some browsers do not. Open the trace in a normal window, or download it and run: npx playwright show-trace trace.zip";
});
`;
