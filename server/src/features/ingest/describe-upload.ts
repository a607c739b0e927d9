import { openReportFile } from "@gantry/reports/formats/format.ts";
import type { Upload } from "../uploads/receive-upload.ts";

const mostNamed = 3;

/** What an upload without tests contains, for its sender: `It holds coverage.xml (XML, <coverage>).` */
export async function describeUpload({ root, files }: Upload): Promise<string> {
  if (files.length === 0) return "It holds no files.";
  const seen = await Promise.all(
    files.slice(0, mostNamed).map(async (file) => {
      const kind = await openReportFile(root, file).then(
        ({ head }) => kindOf(head),
        () => "damaged",
      );
      return `${file.path.slice(0, 200)} (${kind})`;
    }),
  );
  const others = files.length - seen.length;
  return `It holds ${seen.join(", ")}${others > 0 ? ` and ${others} more ${others === 1 ? "file" : "files"}` : ""}.`;
}

function kindOf(head: string): string {
  const text = head.trimStart();
  if (text === "") return "empty";
  if (text.startsWith("<")) {
    const root = /<([A-Za-z_][\w.:-]{0,60})/.exec(text)?.[1];
    return root === undefined ? "XML" : `${/^html$/i.test(root) ? "HTML" : "XML"}, <${root}>`;
  }
  if (text.startsWith("[")) return "a JSON list";
  if (!text.startsWith("{")) return "text";
  const keys = [...text.matchAll(/"([A-Za-z_$][\w$-]{0,40})"\s*:/g)].slice(0, 4).map(([, key]) => key);
  return keys.length === 0 ? "JSON" : `JSON with ${keys.join(", ")}`;
}
