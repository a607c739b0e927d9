/** How much of a text file is read, in bytes. */
export const maxTextBytes = 256 * 1024;

interface FileStart {
  /** Decoded as UTF-8. */
  text: string;
  /** `null` when the server does not say. */
  totalBytes: number | null;
  isCut: boolean;
}

/** The first `maxTextBytes` of a file, also from a server that sends more than it was asked for. @throws when there is no such file */
export async function readStart(address: string, signal: AbortSignal): Promise<FileStart> {
  const response = await fetch(address, { headers: { range: `bytes=0-${maxTextBytes - 1}` }, signal });
  const total = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1];
  // No part of an empty file can be sent.
  if (response.status === 416 && total === "0") return { text: "", totalBytes: 0, isCut: false };
  if (!response.ok || !response.body) throw new Error(`The server answered with status ${response.status}.`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let left = maxTextBytes;
  let isCut = total !== undefined && Number(total) > maxTextBytes;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value.subarray(0, left), { stream: true });
    if (part.value.length > left) {
      isCut = true;
      await reader.cancel();
      break;
    }
    left -= part.value.length;
  }
  // The bytes of an incomplete last character are left out.
  if (!isCut) text += decoder.decode();
  return { text, totalBytes: total === undefined ? null : Number(total), isCut };
}
