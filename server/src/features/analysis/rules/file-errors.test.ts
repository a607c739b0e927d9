import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const byLog = (log: string) => explainByRules(materialOf({ log, exitCode: 1 }));
const byReport = (message: string) =>
  explainByRules({
    lines: [],
    tests: [{ id: "e-0", ordinal: 0, testKey: "k", name: "works", filePath: null, flaky: false, message, trace: message }],
    exitCode: 1,
    counts: null,
    sinceLastPass: null,
  });

test.each([
  "NotADirectoryError: [Errno 20] Not a directory: '/srv/out/report.txt'",
  "IsADirectoryError: [Errno 21] Is a directory: '/srv/out'",
  "FileExistsError: [Errno 17] File exists: '/srv/out'",
  "OSError: [Errno 39] Directory not empty: '/srv/out'",
  "OSError: [Errno 36] File name too long: 'aaaaaaaa'",
  "OSError: [Errno 40] Too many levels of symbolic links: '/srv/loop'",
  "OSError: [Errno 18] Invalid cross-device link: '/srv/a' -> '/mnt/b'",
  "Error: ENOTDIR: not a directory, scandir '/srv/out/report.txt'",
  "Error: EISDIR: illegal operation on a directory, read",
  "Error: EEXIST: file already exists, mkdir '/srv/out'",
  "Error: ENOTEMPTY: directory not empty, rmdir '/srv/out'",
  "Error: ENAMETOOLONG: name too long, open 'aaaaaaaa'",
  "Error: EXDEV: cross-device link not permitted, rename '/srv/a' -> '/mnt/b'",
  "java.nio.file.NotDirectoryException: /srv/out/report.txt",
  "java.nio.file.FileAlreadyExistsException: /srv/out",
  "java.nio.file.DirectoryNotEmptyException: /srv/out",
  "java.io.FileNotFoundException: /srv/out (Is a directory)",
  "java.io.FileNotFoundException: /srv/in (No such file or directory)",
  "java.nio.file.FileSystemException: /srv/out/a/b: Not a directory",
  "Errno::ENOTDIR: Not a directory @ dir_initialize - /srv/out/report.txt",
  "Errno::EISDIR: Is a directory @ io_fread - /srv/out",
  "Errno::EEXIST: File exists @ dir_s_mkdir - /srv/out",
  "Errno::ENOTEMPTY: Directory not empty @ dir_s_rmdir - /srv/out",
  "open /srv/out/report.txt/a: not a directory",
  "read /srv/out: is a directory",
  "mkdir /srv/out: file exists",
  "remove /srv/out: directory not empty",
  'called `Result::unwrap()` on an `Err` value: Os { code: 20, kind: NotADirectory, message: "Not a directory" }',
  'called `Result::unwrap()` on an `Err` value: Os { code: 21, kind: IsADirectory, message: "Is a directory" }',
  'called `Result::unwrap()` on an `Err` value: Os { code: 17, kind: AlreadyExists, message: "File exists" }',
  'called `Result::unwrap()` on an `Err` value: Os { code: 2, kind: NotFound, message: "No such file or directory" }',
  "System.IO.IOException : The file '/srv/out' already exists.",
  "System.IO.IOException: Directory not empty : '/srv/out'",
  "System.IO.DirectoryNotFoundException : Could not find a part of the path '/srv/in/a.json'.",
  "System.IO.FileNotFoundException : Could not find file '/srv/in'.",
  "System.UnauthorizedAccessException : Access to the path '/srv/out' is denied.",
  "ErrorException: mkdir(): File exists",
])("%s is an error of the environment", (message) => {
  expect([byReport(message).category, byLog(`starting\n${message}\n`).category]).toEqual(["environment", "environment"]);
});

test.each([
  ["assertion", "AssertionError: expected 'ENOTDIR: not a directory, open' to equal 'EEXIST: file already exists, mkdir'"],
  ["assertion", "AssertionError: assert 'Is a directory' == 'a file'"],
  ["data", "RuntimeError: the customer already exists"],
])("it stays %s where the words are values: %s", (category, message) => {
  expect(byReport(message).category).toBe(category);
});
