import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { untilDiskHasRoom } from "./full-disk.ts";

const full = (code: string) => Object.assign(new Error("no room"), { code });

test.each(["ENOSPC", "EDQUOT"])("work that failed with %s is repeated, and the reason is said once", async (code) => {
  const said: string[] = [];
  let tries = 0;
  const work = () => {
    tries += 1;
    if (tries < 3) throw full(code);
    return "done";
  };
  expect(await untilDiskHasRoom(`${tmpdir()}/not/there`, work, (sentence) => said.push(sentence))).toBe("done");
  expect(said).toEqual([
    expect.stringMatching(new RegExp(`^Waiting, because the disk under .*/not/there is full \\(${code}; \\d+ bytes and`)),
  ]);
});

test("other errors are not waited for", async () => {
  await expect(
    untilDiskHasRoom(
      tmpdir(),
      () => Promise.reject(full("EACCES")),
      () => {},
    ),
  ).rejects.toMatchObject({ code: "EACCES" });
});
