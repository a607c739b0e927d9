import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = process.env["GANTRY_SERVER"] ?? "http://127.0.0.1:3000";
// These belong to the server; everything else is a page of ours.
const serverPaths = ["/api", "/config", "/executions", "/reports", "/ready"];

/** Where the built pages go; the browser tests build into a folder of their own. */
const outDir = process.env["GANTRY_DASHBOARD_OUT"] ?? "dist";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    // The page's policy allows no inline data but pictures, and small scripts as data: addresses would be refused.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Whoever makes a schema imports this chunk, so zod has heard of the policy before the first one.
        codeSplitting: { groups: [{ name: "zod", test: /node_modules[\\/]zod[\\/]|zod-without-eval/ }] },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: {
      ...Object.fromEntries(serverPaths.map((path) => [path, { target: server, changeOrigin: false }])),
      "/socket.io": { target: server, ws: true },
    },
  },
});
