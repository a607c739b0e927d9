import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type Plugin, defineConfig } from "vite";
import { serverPaths } from "../contract/src/server-paths.ts";
import { chunks } from "./build/chunks.ts";
import { framePreload } from "./build/frame-preload.ts";
import { outlineFirst } from "./build/outline-first.ts";

const server = process.env["GANTRY_SERVER"] ?? "http://127.0.0.1:3000";

/** Where the built pages go; the browser tests build into a separate folder. */
const outDir = process.env["GANTRY_DASHBOARD_OUT"] ?? "dist";

export default defineConfig({
  plugins: [react(), tailwindcss(), framePreload(), outlineFirst(), compressed()],
  // All schemas, also the contract's, then use a zod that is configured for the page's content security policy.
  resolve: { alias: [{ find: /^zod$/, replacement: join(import.meta.dirname, "src/start/zod-without-eval.ts") }] },
  // Scripts find each other wherever they are served, so one build works below every path. The server writes the path into the page.
  experimental: { renderBuiltUrl: (_name, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    // The page's policy allows no inline data but pictures, and small scripts as data: addresses would be refused.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Joined files are named after all their pages.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash].js`,
        codeSplitting: { groups: chunks },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: Object.fromEntries(serverPaths.map((path) => [`/${path}`, { target: server, changeOrigin: false, ws: path === "socket.io" }])),
  },
});

/** Lays a .gz and a .br next to every text of the build, for a server that hands them out as they are. */
function compressed(): Plugin {
  return {
    name: "gantry-compressed",
    apply: "build",
    async writeBundle({ dir = outDir }) {
      const names = (await readdir(dir, { recursive: true })).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const path = join(dir, name);
          const text = await readFile(path);
          const [gz, br] = await Promise.all([promisify(gzip)(text, { level: 9 }), promisify(brotliCompress)(text)]);
          await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)]);
        }),
      );
    },
  };
}
