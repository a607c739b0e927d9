/** A folder of a report: its subfolders, and the files of the requested page. */
export interface FolderListing {
  title: string;
  /** A folder inside the report, with a parent folder. */
  hasParent: boolean;
  /** Its direct subfolders. */
  folders: readonly { name: string; files: number }[];
  /** Files in it and below, by relative path. */
  files: readonly { path: string; sizeBytes: number }[];
  totalFiles: number;
  /** Counted from 1. */
  page: number;
  pages: number;
}

/** A plain HTML page without scripts, readable in a terminal browser and by a screen reader. All links are relative. */
export function folderPage(listing: FolderListing): string {
  const { title, hasParent, folders, files, totalFiles, page, pages } = listing;
  const shown = pages > 1 ? `Page ${page} of ${pages}. ` : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${shown}${count(totalFiles, "file")}.</p>
${hasParent ? `<p><a href="../">Folder above</a></p>` : ""}
${folders.length > 0 ? `<nav aria-label="Folders">\n<h2>Folders</h2>\n<ul>\n${folders.map(folderRow).join("\n")}\n</ul>\n</nav>` : ""}
<h2 id="files">Files</h2>
<table aria-labelledby="files">
<thead><tr><th scope="col">Name</th><th scope="col" class="size">Size</th></tr></thead>
<tbody>
${files.map(fileRow).join("\n")}
</tbody>
</table>
${pages > 1 ? pageLinks(page, pages) : ""}
</main>
</body>
</html>
`;
}

const folderRow = ({ name, files }: FolderListing["folders"][number]) =>
  `<li><a href="./${encodeURIComponent(name)}/"><bdi>${escaped(name)}/</bdi></a> (${count(files, "file")})</li>`;

const fileRow = ({ path, sizeBytes }: FolderListing["files"][number]) =>
  `<tr><td><a href="./${path.split("/").map(encodeURIComponent).join("/")}"><bdi>${escaped(path)}</bdi></a></td><td class="size">${size(sizeBytes)}</td></tr>`;

function pageLinks(page: number, pages: number): string {
  const links = [
    page > 1 ? `<li><a rel="prev" href="?page=${page - 1}">Previous page</a></li>` : "",
    page < pages ? `<li><a rel="next" href="?page=${page + 1}">Next page</a></li>` : "",
  ];
  return `<nav aria-label="Pages"><ul class="pages">${links.join("")}</ul></nav>`;
}

const count = (number: number, noun: string) => `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;

function size(bytes: number): string {
  const units = ["B", "KB", "MB", "GB", "TB"];
  const unit = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** unit;
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`;
}

/** Also for attributes. Control characters are replaced by their visible pictures. */
export function escaped(text: string): string {
  return text
    .replace(/[\u0000-\u001f]/g, (character) => String.fromCharCode(0x2400 + character.charCodeAt(0)))
    .replace(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, "\ufffd")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.5rem; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 1.5rem 0 0.5rem; }
ul { margin: 0; padding-left: 1.25rem; }
.pages { display: flex; gap: 1.5rem; list-style: none; padding: 1rem 0; }
a { overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; padding: 0.25rem 0.5rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
.size { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
`;
