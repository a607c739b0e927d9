import { PassThrough } from "node:stream";
import type Docker from "dockerode";
import { pack } from "tar-stream";
import { orMissing } from "./response-error.ts";

/**
 * The program of a parked container: waits for a signal forever. A few machine instructions, so that no image has to be pulled. x86-64: `pause` (34).
 * arm64 has no `pause`: `ppoll` (73) on nothing.
 */
const programs: Record<string, { machine: number; code: Buffer }> = {
  amd64: { machine: 62, code: Buffer.from("b8220000000f05ebf7", "hex") },
  arm64: { machine: 183, code: words(0xd2800000, 0xd2800001, 0xd2800002, 0xd2800003, 0xd2800928, 0xd4000001, 0x17fffffa) },
};

export const pauseProgram = "/pause";

/** The image of a parked container, imported if the engine does not have it yet. Throws on a platform without a program. */
export async function pauseImage(docker: Docker, architecture: string): Promise<string> {
  const program = programs[architecture];
  if (program === undefined) throw new Error(`no parked containers on ${architecture}`);
  const tag = `gantry/pause:2-${architecture}`;
  if ((await orMissing(docker.getImage(tag).inspect())) !== undefined) return tag;
  const tar = pack();
  tar.entry({ name: "pause", mode: 0o555 }, elf(program));
  tar.finalize();
  const progress: unknown = await docker.importImage(tar.pipe(new PassThrough()), { repo: tag });
  await new Promise((resolve, reject) => (progress as PassThrough).on("error", reject).on("end", resolve).resume());
  return tag;
}

function words(...instructions: number[]): Buffer {
  const bytes = Buffer.alloc(instructions.length * 4);
  for (const [index, instruction] of instructions.entries()) bytes.writeUInt32LE(instruction, index * 4);
  return bytes;
}

/** A static ELF executable of one loadable segment. Source: System V ABI, ELF-64 object file format. */
export function elf({ machine, code }: { machine: number; code: Buffer }): Buffer {
  const headerBytes = 64;
  const segmentBytes = 56;
  const base = 0x400000n;
  const start = headerBytes + segmentBytes;
  const file = Buffer.alloc(start + code.length);
  file.write("\x7fELF\x02\x01\x01", 0, "latin1");
  file.writeUInt16LE(2, 16); // executable
  file.writeUInt16LE(machine, 18);
  file.writeUInt32LE(1, 20);
  file.writeBigUInt64LE(base + BigInt(start), 24); // entry
  file.writeBigUInt64LE(BigInt(headerBytes), 32); // program headers
  file.writeUInt16LE(headerBytes, 52);
  file.writeUInt16LE(segmentBytes, 54);
  file.writeUInt16LE(1, 56); // one segment
  file.writeUInt32LE(1, headerBytes); // to be loaded
  file.writeUInt32LE(5, headerBytes + 4); // readable, executable
  file.writeBigUInt64LE(base, headerBytes + 16);
  file.writeBigUInt64LE(base, headerBytes + 24);
  file.writeBigUInt64LE(BigInt(file.length), headerBytes + 32);
  file.writeBigUInt64LE(BigInt(file.length), headerBytes + 40);
  file.writeBigUInt64LE(0x1000n, headerBytes + 48);
  code.copy(file, start);
  return file;
}
