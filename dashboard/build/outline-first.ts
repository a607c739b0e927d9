import type { Plugin } from "vite";

/**
 * Moves the stylesheet of the built page after the outline. A stylesheet in the head would keep the browser from drawing anything until it has
 * arrived.
 */
export function outlineFirst(): Plugin {
  return {
    name: "gantry-outline-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const styles: string[] = [];
        const without = html.replaceAll(/ *<link rel="stylesheet"[^>]*>\n?/g, (link) => {
          styles.push(link.trim());
          return "";
        });
        return without.replace("</body>", `  ${styles.join("\n    ")}\n  </body>`);
      },
    },
  };
}
