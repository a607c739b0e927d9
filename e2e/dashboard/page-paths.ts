/** The dashboard's own table. It is loaded at run time only: its types need those of a browser. */
const table: string = new URL("../../dashboard/src/routes/pages.ts", import.meta.url).href;
const { innerPages } = (await import(table)) as { innerPages: Readonly<Record<string, unknown>> };

/** The paths of all pages for people who are signed in, such as `/runs/$id`; without `/`, which leads to another one. */
export const pagePaths: readonly string[] = Object.keys(innerPages).filter((path) => path !== "/");

/** The pages' paths whose records every organization has. */
export const plainPaths: readonly string[] = pagePaths.filter((path) => !path.includes("$"));
