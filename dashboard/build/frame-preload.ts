import type { Plugin } from "vite";

/** Adds preload links for the application's files to index.html, so that they load in parallel with the first script. */
export function framePreload(): Plugin {
  return {
    name: "gantry-frame-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const files = new Set<string>();
        const add = (name: string | undefined) => {
          const chunk = chunks.find(({ fileName }) => fileName === name);
          if (!chunk || files.has(chunk.fileName)) return;
          files.add(chunk.fileName);
          chunk.imports.forEach(add);
        };
        add(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith("/src/start/app.tsx")))?.fileName);
        const entry = chunks.find(({ isEntry }) => isEntry);
        return [...files]
          .filter((name) => name !== entry?.fileName && !entry?.imports.includes(name))
          .map((name) => ({ tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href: `/${name}` }, injectTo: "head" }));
      },
    },
  };
}
