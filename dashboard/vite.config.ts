import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = process.env["GANTRY_SERVER"] ?? "http://127.0.0.1:3000";
// These belong to the server; everything else is a page of ours.
const serverPaths = ["/api", "/config", "/executions", "/reports", "/ready"];

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    // The page's policy allows no inline data but pictures, and small scripts as data: addresses would be refused.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
