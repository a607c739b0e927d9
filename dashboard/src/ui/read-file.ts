/** A file's name as the API takes it. */
export const nameOfFile = (file: File, fallback: string): string =>
  file.name
    .replaceAll(/\p{Cc}/gu, "")
    .trim()
    .slice(0, 200)
    .replace(/[\uD800-\uDBFF]$/, "") || fallback;

export const base64Of = async (file: Blob): Promise<string> => (await dataUrlOf(file)).replace(/^[^,]*,/, "");

/** `data:image/png;base64,…` */
export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("The file could not be read."));
    reader.readAsDataURL(blob);
  });
}
