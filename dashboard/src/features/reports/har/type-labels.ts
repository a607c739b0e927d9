import type { HarType } from "@gantry/contract/har/constants.ts";

export const typeLabels: Readonly<Record<HarType, string>> = {
  document: "Document",
  fetch: "Fetch/XHR",
  script: "Script",
  style: "Style sheet",
  image: "Image",
  font: "Font",
  media: "Media",
  websocket: "WebSocket",
  other: "Other",
};
