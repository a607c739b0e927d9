import { badRequest } from "../../platform/errors.ts";

/** The cursor of the failure lists, which are ordered by time, then by a text. */
export interface Position {
  at: Date;
  id: string;
}

export function encodePosition({ at, id }: Position): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString("base64url");
}

/** @throws 400 for an invalid cursor. */
export function decodePosition(cursor: string | undefined): Position | undefined {
  if (!cursor) return undefined;
  const match = /^(\d{1,15})\.([0-9a-f-]{32,40})$/.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  if (!match?.[1] || !match[2])
    throw badRequest("Invalid cursor", { message: "Use `nextCursor` from the previous response, unchanged.", code: "INVALID_CURSOR" });
  return { at: new Date(Number(match[1])), id: match[2] };
}
