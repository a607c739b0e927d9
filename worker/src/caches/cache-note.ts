import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { CacheNote } from "./stored-cache.ts";

const Note = z.object({ id: z.string().regex(/^[0-9a-f]{24}$/), path: z.string(), scope: z.string(), taskId: z.string() });

export const newNote = (rest: Omit<CacheNote, "id">): CacheNote => ({ id: randomBytes(12).toString("hex"), ...rest });

/** The note of an archive. One without a note was saved by an earlier release: its id then comes from its name and its time. */
export async function readNote(path: string, file: string, savedMs: number): Promise<CacheNote> {
  const text = await readFile(path, "utf8").catch(() => "");
  const note = Note.safeParse(parsed(text));
  if (note.success) return note.data;
  const id = createHash("sha256").update(`${file} ${savedMs}`).digest("hex").slice(0, 24);
  return { id, path: null, scope: null, taskId: null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
