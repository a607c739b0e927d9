import { elf } from "../docker/api/pause-image.ts";

/**
 * A program for x86-64 that keeps 896 KiB in `/tmp/hidden`, a deleted file, where a look at the process does not find it. Without a parameter a thread
 * with open files of its own has it open, and the first thread has closed it. With one parameter the first thread has ended. With two, it has ended, and
 * the file is mapped instead of open.
 */
export const hidingProgram = elf({
  machine: 62,
  code: Buffer.from(
    [
      "4c8b3c24", // r15 = number of parameters, the program's name included
      "488d3da1000000be42000000ba80010000b8020000000f054989c6", // r14 = open("/tmp/hidden", O_CREAT | O_RDWR, 0600)
      "488d3d86000000b8570000000f05", // unlink("/tmp/hidden")
      "4c89f731f631d241ba00000e00b81d0100000f05", // fallocate(r14, 0, 0, 0xe0000)
      "4983ff037529", // with two parameters:
      "31ffbe00000e00ba0100000041ba010000004d89f04531c9b8090000000f05", // mmap(0, 0xe0000, PROT_READ, MAP_SHARED, r14, 0)
      "4c89f7b8030000000f05", // close(r14)
      "bf000b010031f631d24531d24531c0b8380000000f05", // clone(CLONE_VM | CLONE_FS | CLONE_SIGHAND | CLONE_THREAD)
      "85c07410", // in the new thread: pause
      "4983ff017513", // with a parameter: exit
      "4c89f7b8030000000f05", // close(r14)
      "b8220000000f05ebf7", // pause(), forever
      "31ffb83c0000000f05", // exit(0), of this thread
      "2f746d702f68696464656e00", // "/tmp/hidden"
    ].join(""),
    "hex",
  ),
});
