import { workerPath, type ViewerFiles } from "./viewer-files.ts";

/**
 * The `Content-Security-Policy` of the viewer's pages and of its service worker. Only the viewer's own scripts run. Requests reach the folder of this run, its report, and
 * nothing else. Styles inside elements are the viewer's own way.
 * @param host of the request, with its port
 */
export function viewerPolicy(host: string, run: string, { paths, hashes }: ViewerFiles["scripts"]): { page: string; worker: string } {
  const folder = `${host}/trace-viewer/${run}/`;
  const connect = `connect-src ${folder} ${host}/reports/${run}/ blob:`;
  return {
    page: [
      "default-src 'none'",
      `script-src ${[...paths.map((path) => folder + path), ...hashes].join(" ")}`,
      `style-src ${folder} 'unsafe-inline'`,
      `img-src ${folder} data: blob:`,
      `font-src ${folder} data:`,
      `media-src ${folder} data: blob:`,
      connect,
      `frame-src ${folder} data:`,
      `worker-src ${folder}${workerPath}`,
      `manifest-src ${folder}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
    worker: `default-src 'none'; ${connect}`,
  };
}
