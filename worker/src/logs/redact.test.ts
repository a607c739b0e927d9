import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileSecrets, Redactor, redactText, type SecretPatterns } from "./redact.ts";

function redactIn(patterns: SecretPatterns, chunks: readonly Buffer[]): string {
  const redactor = new Redactor(patterns);
  return Buffer.concat([...chunks.flatMap((chunk) => redactor.push(chunk)), ...redactor.finish()]).toString("latin1");
}

/** What masking means, said slowly: every byte of every occurrence, overlapping occurrences as one mask. */
function reference(forms: readonly string[], text: string): string {
  const spans = forms.flatMap((form) => {
    const found: [number, number][] = [];
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) found.push([at, at + form.length]);
    return found;
  });
  const partial = Math.max(
    0,
    ...forms.flatMap((form) => Array.from({ length: form.length - 1 }, (_, cut) => (text.endsWith(form.slice(0, cut + 1)) ? cut + 1 : 0))),
  );
  const whole = Math.max(0, ...forms.map((form) => (text.endsWith(form) ? form.length : 0)));
  if (Math.max(partial, whole) >= 6) spans.push([text.length - Math.max(partial, whole), text.length]);
  spans.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  let out = "";
  let at = 0;
  let maskedTo = 0;
  for (const [start, end] of spans) {
    if (start >= maskedTo) {
      out += `${text.slice(at, start)}****`;
      at = end;
    }
    maskedTo = Math.max(maskedTo, end);
    at = Math.max(at, maskedTo);
  }
  return out + text.slice(at);
}

function* chunkings(bytes: Buffer): Generator<Buffer[]> {
  for (let cuts = 0; cuts < 2 ** (bytes.length - 1); cuts += 1) {
    const chunks: Buffer[] = [];
    let from = 0;
    for (let i = 1; i < bytes.length; i += 1) {
      if ((cuts >> (i - 1)) & 1) {
        chunks.push(bytes.subarray(from, i));
        from = i;
      }
    }
    chunks.push(bytes.subarray(from));
    yield chunks;
  }
}

/** Sixteen bytes each, so that all 32,768 ways to cut them can be tried. */
const cases: { name: string; secrets: string[]; text: string }[] = [
  { name: "a secret in the middle", secrets: ["q7Zp1x"], text: "token=q7Zp1x end" },
  { name: "two secrets side by side", secrets: ["q7Zp", "1xLm"], text: "--q7Zp1xLm------" },
  { name: "secrets that overlap", secrets: ["abcq7Z", "q7Zdef"], text: "...abcq7Zdef...." },
  { name: "one secret inside another", secrets: ["q7Zp1xLm9k", "Zp1x"], text: "xxq7Zp1xLm9kyyyy" },
  { name: "a beginning that comes to nothing, and the secret right after", secrets: ["aabaac"], text: "-aabaabaac-aabaa" },
  { name: "one secret that begins another", secrets: ["q7Zp", "q7Zp1xLm"], text: "q7Zp1xL.q7Zp1xLm" },
  { name: "a secret of one letter repeated", secrets: ["aaaa"], text: "baaaaaaab-aaa-aa" },
  { name: "the beginning of a secret at the end", secrets: ["q7Zp1xLm9k"], text: "the end q7Zp1xLm" },
];

describe("masking secrets in a stream", () => {
  for (const { name, secrets, text } of cases) {
    it(`gives the same result for every one of the 32,768 ways to cut ${name}`, () => {
      const patterns = compileSecrets(secrets);
      expect(text).toHaveLength(16);
      const expected = reference(secrets, text);
      let wrong = 0;
      for (const chunks of chunkings(Buffer.from(text))) if (redactIn(patterns, chunks) !== expected) wrong += 1;
      expect({ expected, wrong }).toEqual({ expected, wrong: 0 });
    });
  }

  it("leaves no four bytes of a secret in a row, however long the secrets and however the stream is cut", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."0123456789ABCDEFGHJKMNPQRSTVWXYZ+/=%&<\"'ü\n"), minLength: 8, maxLength: 60 });
    const property = fc.property(
      fc.array(letters, { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(fc.string({ unit: fc.constantFrom(..."abcxyz .\n"), maxLength: 20 }), fc.nat(3), fc.nat(6)), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 }),
      (secrets, parts, sizes) => {
        const text = parts
          .map(([plain, which, encoding]) => `${plain}\u0001${encode(secrets[which % secrets.length] ?? "", encoding)}\u0001`)
          .join("");
        const bytes = Buffer.from(text);
        const patterns = compileSecrets(secrets);
        const whole = redactIn(patterns, [bytes]);
        expect(redactIn(patterns, cut(bytes, sizes))).toBe(whole);
        // Lines below four bytes cannot be masked; all others must be gone.
        for (const secret of secrets)
          for (const line of secret.split("\n").filter((one) => Buffer.byteLength(one) >= 4))
            expect(whole).not.toContain(Buffer.from(line).toString("latin1"));
      },
    );
    fc.assert(property, { numRuns: 3_000 });
  });

  it("agrees with the plain meaning on random streams over a small alphabet, where everything overlaps", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b"), minLength: 4, maxLength: 9 });
    const property = fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 4 }),
      fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 60 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }),
      (secrets, text, sizes) => {
        const patterns = compileSecrets(secrets);
        const forms = secrets;
        expect(redactIn(patterns, cut(Buffer.from(text), sizes))).toBe(reference(forms, text));
      },
    );
    fc.assert(property, { numRuns: 5_000 });
  });

  it.each(["base64", "base64url", "hex"] as const)("masks a secret inside text that is encoded as %s at any offset", (encoding) => {
    const secret = "n0t-f0r-y0ur-eyes!";
    for (const before of ["", "u", "us", "use", "user:"]) {
      const encoded = Buffer.from(`${before}${secret}, and more`).toString(encoding);
      const left = redactText(compileSecrets([secret]), encoded);
      expect(Buffer.from(left.replaceAll("****", "~"), encoding).toString("latin1")).not.toMatch(/0t-f|0r-y|0ur-|eyes/);
      expect(left).toContain("****");
    }
  });

  it.each([
    ["URL", 'a b/c?d="ü"&e', encodeURIComponent('a b/c?d="ü"&e')],
    ["form", "pass word+more", "pass+word%2Bmore"],
    ["JSON", 'line "one"\tand\\two', JSON.stringify('line "one"\tand\\two').slice(1, -1)],
    ["ASCII JSON", "schlüssel", "schl\\u00fcssel"],
    ["HTML", "<p&ssword>'s", "&lt;p&amp;ssword&gt;&#39;s"],
  ])("masks a secret written as %s", (_name, secret, written) => {
    expect(redactText(compileSecrets([secret]), `x ${written} y`)).toBe("x **** y");
  });

  it("masks a secret that is encoded as base64 twice, at any offset of both", () => {
    const secret = "n0t-f0r-y0ur-eyes!";
    const pads = ["", "u", "us"];
    for (const inner of pads)
      for (const outer of pads) {
        const once = Buffer.from(`${inner}${secret}, and more`).toString("base64");
        const left = redactText(compileSecrets([secret]), Buffer.from(`${outer}${once} and more`).toString("base64"));
        const decoded = Buffer.from(left.replaceAll("****", "~"), "base64").toString("latin1");
        expect(left).toContain("****");
        expect(Buffer.from(decoded, "base64").toString("latin1")).not.toMatch(/f0r-y0u/);
      }
  });

  it.each([
    ["od -tx1", "73 33 63 72 33 74"],
    ["xxd", "7333 6372 3374"],
    ["a fingerprint", "73:33:63:72:33:74"],
    ["capital digits", "73-33-63-72-33-74"],
  ])("masks a secret in hexadecimal digits like those of %s", (_name, written) => {
    expect(redactText(compileSecrets(["s3cr3t"]), `0000000 ${written} 0a`)).toBe("0000000 **** 0a");
  });

  it("masks every line of a secret of several lines", () => {
    const key = "-----BEGIN KEY-----\nMIIEvQIBADANBg\r\nkqhkiG9w0BAQEF\n-----END KEY-----\n";
    const patterns = compileSecrets([key]);
    expect(redactText(patterns, "got MIIEvQIBADANBg and\n  kqhkiG9w0BAQEF")).toBe("got **** and\n  ****");
    expect(redactText(patterns, `a ${key}b`)).toBe("a ****b");
  });

  it("does not mask what is shorter than four bytes", () => {
    expect(redactText(compileSecrets(["abc", "1"]), "abc 1")).toBe("abc 1");
  });

  it("holds nothing back that cannot become a secret", () => {
    const redactor = new Redactor(compileSecrets(["s3cr3t"]));
    expect(Buffer.concat(redactor.push(Buffer.from("line one\nline s3"))).toString()).toBe("line one\nline ");
    expect(Buffer.concat(redactor.push(Buffer.from("a")))).toEqual(Buffer.from("s3a"));
  });

  it("passes ordinary text at more than 100 MB/s with two dozen secrets", () => {
    const secrets = Array.from({ length: 24 }, (_, n) => `s3cr3t-${n}-${"kQ9xZ2vB7mL4".slice(n % 8)}-value`);
    const patterns = compileSecrets(secrets);
    const line = Buffer.from("2026-01-31T12:00:00.000Z  PASS  src/checkout/cart.spec.ts > adds an item to the cart (132 ms)\n");
    const chunk = Buffer.concat(Array.from({ length: Math.ceil(65_536 / line.length) }, () => line)).subarray(0, 65_536);
    const measure = () => {
      const redactor = new Redactor(patterns);
      const rounds = 800;
      const before = performance.now();
      for (let round = 0; round < rounds; round += 1) redactor.push(chunk);
      return (rounds * chunk.length) / 1e6 / ((performance.now() - before) / 1000);
    };
    const mbPerSecond = Math.max(measure(), measure(), measure());
    console.info(`masking: ${Math.round(mbPerSecond)} MB/s`);
    // Generous: other work shares the machine during tests.
    expect(mbPerSecond).toBeGreaterThan(60);
  });
});

function encode(secret: string, how: number): string {
  const bytes = Buffer.from(secret);
  return (
    [
      secret,
      bytes.toString("base64"),
      Buffer.from(`x${secret}`).toString("base64"),
      Buffer.from(`xy${secret}`).toString("base64"),
      encodeURIComponent(secret),
      JSON.stringify(secret),
      bytes.toString("hex"),
    ][how] ?? secret
  );
}

function cut(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  const chunks: Buffer[] = [];
  let at = 0;
  for (let turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    chunks.push(bytes.subarray(at, at + size));
    at += size;
  }
  return chunks;
}
