/** What a request loads, as browsers call it. */
export const harTypes = ["document", "fetch", "script", "style", "image", "font", "media", "websocket", "other"] as const;
export type HarType = (typeof harTypes)[number];
