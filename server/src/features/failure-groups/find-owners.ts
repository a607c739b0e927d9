import type { UploadReaderJobs } from "../uploads/upload-reader-jobs.ts";
import { ownerOfFile, readOwnerRules } from "./owner-rules.ts";

type Owners = UploadReaderJobs["owners"];

/** After this time the other failures stay without an owner. */
const timeLimitMs = 2_000;

/** Runs in a reader process: comparing rules with paths can take long. */
export async function findOwners({ rules: text, files }: Owners["options"]): Promise<Owners["result"]> {
  const { rules } = readOwnerRules(text);
  const until = performance.now() + timeLimitMs;
  return files.flatMap(({ id, path }) => {
    const owner = ownerOfFile(rules, path, () => performance.now() > until);
    return owner === null ? [] : [{ id, owner }];
  });
}
