import { badRequest } from "../../platform/errors.ts";

/** The last test of a page. */
export interface MatrixTestCursor {
  /** The section of the list: 0 failed, 1 flaky, 2 the others. */
  key: number;
  /** The index of the combination. */
  place: number;
  /** Which of the runs of the combination. */
  rank: number;
  ordinal: number;
}

export const encodeMatrixTestCursor = ({ key, place, rank, ordinal }: MatrixTestCursor): string =>
  Buffer.from([key, place, rank, ordinal].join(" ")).toString("base64url");

/** @throws 400 for a cursor that was not issued by the API. */
export function decodeMatrixTestCursor(text: string | undefined): MatrixTestCursor | undefined {
  if (!text) return undefined;
  const match = /^([0-2]) (\d{1,3}) (\d{1,4}) (\d{1,9})$/.exec(Buffer.from(text, "base64url").toString("latin1"));
  if (!match)
    throw badRequest("Invalid cursor", { message: "Use `nextCursor` from the previous response, unchanged.", code: "INVALID_CURSOR" });
  const [key = 0, place = 0, rank = 0, ordinal = 0] = match.slice(1).map(Number);
  return { key, place, rank, ordinal };
}
