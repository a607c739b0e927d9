import { escaped } from "../pages/folder-page.ts";

/** A page for people whose link no longer opens a trace. @param run the address of the run's page */
export const errorPage = (reason: string, run: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>The trace cannot be opened</title>
<style>body { margin: 0 auto; max-width: 40rem; padding: 1.5rem 1rem; font: 16px/1.5 system-ui, sans-serif; } h1 { font-size: 1.5rem; }</style>
</head>
<body>
<main>
<h1>The trace cannot be opened</h1>
<p>${escaped(reason)}</p>
<p><a href="${escaped(run)}">Open the run in Gantry</a></p>
</main>
</body>
</html>
`;
