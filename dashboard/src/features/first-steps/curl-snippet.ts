interface Snippet {
  origin: string;
  projectId: string;
  image: string;
  /** Without a key the snippet has a placeholder. */
  key?: string | undefined;
}

/** Shell lines that start a run of a project. */
export function curlSnippet({ origin, projectId, image, key }: Snippet): string {
  const body = JSON.stringify({ projectId, image, folder: "all" });
  return [
    `export GANTRY_API_KEY=${key ?? "…"}`,
    "",
    `curl --fail-with-body -X POST ${origin}/api/execution-request \\`,
    '  -H "x-api-key: $GANTRY_API_KEY" \\',
    '  -H "content-type: application/json" \\',
    `  -d '${body}'`,
  ].join("\n");
}
