import { rounds } from "@gantry/host/testing/rounds.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomBytes } from "node:crypto";
import { Redactor, redactText } from "./redact.ts";
import { compileSecrets, type SecretPatterns } from "./secret-patterns.ts";

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

/** With all long tests each of the ways, otherwise every seventh. */
function* chunkings(bytes: Buffer): Generator<Buffer[]> {
  for (let cuts = 0; cuts < 2 ** (bytes.length - 1); cuts += rounds(7, 1)) {
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
    it(`gives the same result in whichever of the 32,768 ways it is cut: ${name}`, () => {
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
    fc.assert(property, { numRuns: rounds(150, 500) });
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
    fc.assert(property, { numRuns: rounds(400, 1_500) });
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

  // Printed by Node.js 20, Go 1.19, Python 3.11, PHP 8.2, Ruby 3.1 and jq; the rows of .NET, Gson, Handlebars and Mustache are as documented.
  it.each([
    ["Go's JSON", "pa&ss<wo>rd-Kq71", String.raw`pa\u0026ss\u003cwo\u003erd-Kq71`],
    ["Go's JSON in JSON", "pa&ss<wo>rd-Kq71", String.raw`pa\\u0026ss\\u003cwo\\u003erd-Kq71`],
    [".NET's JSON", "pa&ss<w'o+rd\"üKq71", String.raw`pa\u0026ss\u003Cw\u0027o\u002Brd\u0022\u00FCKq71`],
    ["Gson", "pa&ss=wo'rd", String.raw`pa\u0026ss\u003dwo\u0027rd`],
    ["PHP's JSON_HEX_*", "p&<'\"ü/\\é>x", String.raw`p\u0026\u003C\u0027\u0022\u00fc\/\\\u00e9\u003Ex`],
    ["PHP's JSON_HEX_TAG", "p&<'ü/x>", String.raw`p&\u003C'\u00fc\/x\u003E`],
    ["Python's JSON", "schlüssel-€🔑", String.raw`schl\u00fcssel-\u20ac\ud83d\udd11`],
    ["JSON in JSON", 'say "hi" \\ ho', String.raw`say \\\"hi\\\" \\\\ ho`],
    ["JSON in HTML", 'say "hi" & <ho>', String.raw`say \&quot;hi\&quot; &amp; &lt;ho&gt;`],
    ["JSON in a URL", 'say "hi" & <ho>', "say%20%5C%22hi%5C%22%20%26%20%3Cho%3E"],
    ["the password of new URL()", "ab+cd=ef/Gh12345", "ab+cd%3Def%2FGh12345"],
    ["the path of new URL()", "a!\"#$%&'<=>?@[]^`{|}~ üZ", "a!%22%23$%&'%3C=%3E%3F@[]^%60{|%7D~%20%C3%BCZ"],
    ["the query of new URL()", "two words~and!more*(x)'y", "two%20words~and!more*(x)%27y"],
    ["the hash of new URL()", "A!\"#$%&'<=>[\\]`{|}~ üZ", "A!%22#$%&'%3C=%3E[\\]%60{|}~%20%C3%BCZ"],
    ["URLSearchParams", "two words~and!more*(x)'y", "two+words%7Eand%21more*%28x%29%27y"],
    ["Go's PathEscape", "A!#$%&'()*+/:;=?@~ Z", "A%21%23$%25&%27%28%29%2A+%2F:%3B=%3F@~%20Z"],
    ["a password in Go's URL", "A!#$%&'()*+/:;=?@~ Z", "A%21%23$%25&%27%28%29%2A+%2F%3A;=%3F%40~%20Z"],
    ["Go's QueryEscape", "A!$&()*+/:=?@~ Z", "A%21%24%26%28%29%2A%2B%2F%3A%3D%3F%40~+Z"],
    ["Python's quote", "A!$&()*+/:=?@~ Z", "A%21%24%26%28%29%2A%2B/%3A%3D%3F%40~%20Z"],
    ["Python's quote_plus", "A!$&()*+/:=?@~ Z", "A%21%24%26%28%29%2A%2B%2F%3A%3D%3F%40~+Z"],
    ["PHP's urlencode", "A!*~/ Z", "A%21%2A%7E%2F+Z"],
    ["small digits", "ab+cd=ef/Gh12345", "ab+cd%3def%2fGh12345"],
    ["Go's HTML", "pa\"ss'w&<o>rd", "pa&#34;ss&#39;w&amp;&lt;o&gt;rd"],
    ["Go's templates", "pa+ss<word", "pa&#43;ss&lt;word"],
    ["Handlebars", "pa=ss`w'ord", "pa&#x3D;ss&#x60;w&#x27;ord"],
    ["Mustache", "pa/ss=w'ord", "pa&#x2F;ss&#x3D;w&#39;ord"],
    ["PHP's HTML", "it's<here>", "it&#039;s&lt;here&gt;"],
    ["XML's text", 'say "it\'s" & <x>', 'say "it\'s" &amp; &lt;x&gt;'],
    ["decimal HTML numbers", "s3c<", "&#115;&#51;&#99;&#60;"],
    ["hexadecimal HTML numbers", "s3cK", "&#x73;&#x33;&#x63;&#x4b;"],
    ["xxd -i", "s3cr3t", "0x73, 0x33, 0x63, 0x72, 0x33, 0x74"],
    ["JSON of a Node.js buffer", "s3cr3t", "115,51,99,114,51,116"],
    ["set -x", "it's-here", String.raw`it'\''s-here`],
    ["export -p", 'pa$s"word', String.raw`pa\$s\"word`],
    ["PHP's JSON in XML", `pé/"x'Kq71`, String.raw`p\u00e9\/\&quot;x'Kq71`],
    ["Go's JSON in XML", `pa&"x'Kq71`, String.raw`pa\u0026\&quot;x'Kq71`],
    ["repr of Python", 'it\'s "a" b', String.raw`it\'s "a" b`],
    ["bytes of Python", "schlüssel", String.raw`schl\xc3\xbcssel`],
    ["Python's ascii()", "Zürich-€'s-🔑", String.raw`Z\xfcrich-\u20ac\'s-\U0001f511`],
    ["Python's unicode_escape", "Zürich\\'s-pässe", String.raw`Z\xfcrich\\'s-p\xe4sse`],
    ["Python's backslashreplace", "Zürich\\'s-🔑", String.raw`Z\xfcrich\'s-\U0001f511`],
    ["Go's %+q", 'Zü"rich-🔑', String.raw`Z\u00fc\"rich-\U0001f511`],
    ["Ruby's dump", "Zürich#$x-🔑", String.raw`Z\u00FCrich\#$x-\u{1F511}`],
    ["Ruby's inspect", 'x#$yz#{ab}"#@q#1', String.raw`x\#$yz\#{ab}\"\#@q#1`],
    ["Rust's escape_default", "Zürich-🔑", String.raw`Z\u{fc}rich-\u{1f511}`],
    ["Perl's Data::Dumper", "Zürich-🔑", String.raw`Z\x{fc}rich-\x{1f511}`],
    ["Git's quoted paths", "Zürich-pässe", String.raw`Z\303\274rich-p\303\244sse`],
    ["Java's Properties", "abc=dé:ghi#12!\\🔑", String.raw`abc\=d\u00E9\:ghi\#12\!\\\uD83D\uDD11`],
    ["PHP's addslashes", 'it\'s "ok" 42', String.raw`it\'s \"ok\" 42`],
    ["Go's JSEscapeString", "it's <ok>=42", String.raw`it\'s \u003Cok\u003E\u003D42`],
    ["Go's Println of bytes", "tok_ü", "116 111 107 95 195 188"],
    ["Java's Arrays.toString of bytes", "tok_ü", "116, 111, 107, 95, -61, -68"],
    ["Go's % #x", "tok_", "0x74 0x6f 0x6b 0x5f"],
    ["the user of Java's URI", "p@ss/w:rd&x=y1", "p%40ss%2Fw:rd&x=y1"],
    ["the path of Java's URI", "p ä?ss/w:rd&x=y1", "p%20ä%3Fss/w:rd&x=y1"],
    ["JSON in a form", 'it\'s "ok" 42-zz', "it%27s+%5C%22ok%5C%22+42-zz"],
    ["ASCII JSON in a form", 'ü\'s "ok"', "%5Cu00fc%27s+%5C%22ok%5C%22"],
    ["JSON in XML's text", 'pa"ss&wo<rd7', String.raw`pa\"ss&amp;wo&lt;rd7`],
    ["ASCII JSON in XML's text", 'pä"ss&wo>rd7', String.raw`p\u00e4\"ss&amp;wo>rd7`],
    ["CSV", 'a"b"c-42', 'a""b""c-42'],
    ["SQL, YAML and PowerShell", "it's o'clock", "it''s o''clock"],
    ["Compose", "pa$w$rd", "pa$$w$$rd"],
    ["a regular expression", "a.b+(c)|d-1 e", String.raw`a\.b\+\(c\)\|d-1 e`],
    ["a regular expression in JavaScript's source", "http://a.b/c?d", String.raw`http:\/\/a\.b\/c\?d`],
    ["Python's re.escape", "a.b-c d#e", String.raw`a\.b\-c\ d\#e`],
    ["Unicode's decomposed form", "Zürich-é1", "Zu\u0308rich-e\u03011"],
    ["Unicode's composed form", "Zu\u0308rich-1", "Zürich-1"],
    ["the folder names of Playwright", "tok_live=_8f/K2: mPq", "tok-live-8f-K2-mPq"],
    ["pytest's tmp_path", "tok-live=8f/K2.mPq", "tok_live_8f_K2_mPq"],
    ["names that keep dots", "tok-live=8f/ K2.mPq", "tok-live_8f__K2.mPq"],
    ["base64 of JSON", 'say "hi" & ho', Buffer.from(JSON.stringify('say "hi" & ho').slice(1, -1)).toString("base64")],
  ])("masks a secret as it is printed by %s", (_name, secret, written) => {
    expect(redactText(compileSecrets([secret]), `x ${written} y`)).toBe("x **** y");
  });

  it("masks secrets in text that is UTF-16 or Latin-1", () => {
    for (const [secret, written] of [
      ["schlüssel<1>", "schlüssel<1>"],
      ["schlüssel<1>", "schlüssel&lt;1&gt;"],
    ] as const) {
      const patterns = compileSecrets([secret]);
      const littleEndian = Buffer.from(`\ufeffa ${written} b`, "utf16le");
      expect(redactIn(patterns, [littleEndian])).toBe(Buffer.from("\ufeffa ~~ b", "utf16le").toString("latin1").replace("~\0~\0", "****"));
      expect(redactIn(patterns, [Buffer.from(littleEndian).swap16()])).toBe("\xfe\xff\0a\0 \0**** \0b");
    }
    for (const written of ["schlüssel<1>", "schlüssel\\u003c1\\u003e", "schlüssel&lt;1&gt;"])
      expect(redactIn(compileSecrets(["schlüssel<1>"]), [Buffer.from(`a ${written} b`, "latin1")])).toBe("a **** b");
  });

  it("leaves enough of the limit of all forms to the lines of a long secret", () => {
    const lines = Array.from({ length: 55 }, (_, at) => `line ${at} "x" <y> & 'z' / ü+= `.repeat(2).trim());
    const patterns = compileSecrets([lines.join("\n")]);
    for (const line of lines) expect(redactText(patterns, `- ${line.replaceAll("ü", "\\xfc").replaceAll("'", "\\'")}`)).toBe("- ****");
  });

  it.each([
    ["a color", "s\x9b1m3\x9b0mcr\x9bm3t"],
    ["a link", "s3c\x9d8;;https://example.com/\xdc\x9cr3t"],
    ["a title", "s3c\x9d0;title\x07r3t"],
    ["a device control string", "s3c\x90q\x1b\\r3t"],
  ])("masks a secret with %s of eight bits inside in Latin-1", (_name, written) => {
    expect(redactIn(compileSecrets(["s3cr3t"]), [Buffer.from(`\xfc ${written} \xfc`, "latin1")])).toBe("\xfc **** \xfc");
  });

  it("takes no character of UTF-8 for an escape sequence of Latin-1", () => {
    const text = "s3c雛1mr3t s3cÜ s3cr3t 雛s3cr3t雛";
    expect(redactText(compileSecrets(["s3cr3t"]), text)).toBe("s3c雛1mr3t s3cÜ **** 雛****雛");
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

  it.each([
    ["a color", "s3c\x1b[31mr3t"],
    ["a color after each character", "s\x1b[1;31m3\x1b[0mc\x1b[38;5;200mr\x1b[m3\x1b[7mt"],
    ["what `tput sgr0` prints", "s3cr\x1b(B\x1b[m3t"],
    ["a link", "s3c\x1b]8;;https://example.com\x07r3t"],
    ["a link that ends otherwise", "s3c\x1b]8;;https://example.com\x1b\\r3t"],
    ["a color of eight bits", "s3c\u009b1mr3t"],
    ["a color of eight bits in JSON", "s3c\\u009b1mr3t"],
    ["a link of eight bits", "s3c\u009d8;;https://example.com\u009cr3t"],
    ["a title with other letters", "s3c\x1b]0;© ü\x07r3t"],
    ["a device control string", "s3c\x1bP1$r0m\x1b\\r3t"],
    ["an application command", "s3c\x1b_Gi=1;\x07ü\x1b\\r3t"],
    ["a private message of eight bits", "s3c\u009ehi\u009cr3t"],
    ["a color in JSON", "s3c\\u001b[31mr3t"],
    ["a color in JSON in JSON", "s3c\\\\u001B[31mr3t"],
    ["a color in XML", "s3c&#27;[31mr3t"],
    ["a color in hexadecimal XML", "s3c&#x1B;[31mr3t"],
    ["a color in pytest's XML", "s3c#x1B[31mr3t"],
    ["a color in source code", "s3c\\033[31mr3t"],
    ["what is left of a color", "s3c[31mr3t"],
    ["what is left of colors after each character", "s[1;31m3[0mc[38;5;200mr[m3[Kt"],
    ["control characters", "s\x013\x07c\x0fr\x7f3\bt"],
    ["a color of `cat -v`", "s3c^[[31mr3t"],
  ])("masks a secret with %s inside", (_name, written) => {
    expect(redactText(compileSecrets(["s3cr3t"]), `x \x1b[32m${written}\x1b[0m y`)).toBe("x \x1b[32m****\x1b[0m y");
    // Encoded, too.
    expect(redactText(compileSecrets(["s3c&r3t", "x"]), "s3c&am\x1b[1mp;r3t")).toBe("****");
  });

  it.each(["\\u001b[1m", "\\x1b[1m", "\\\\u001B[1m", "&#27;[1m", "#x1B[1m", "[1m"])(
    "masks a secret with %s before each of its characters",
    (color) => {
      const [secret, other] = ["a\"=:#'é<&1", "日本語&パス🔑ключ<77>é"];
      const patterns = compileSecrets([secret, other]);
      for (const written of [
        [...secret],
        ["a", '\\"', ..."=:#'é<&1"],
        [...other],
        [..."日本語", "&amp;", ..."パス🔑ключ", "&lt;", ..."77", "&gt;", "é"],
      ])
        expect(redactText(patterns, `- ${written.join(color)} -`)).toBe("- **** -");
    },
  );

  it.each([
    ["the beginning of one before a real one", "s3c\x1b[31ms3cr3t", "s3c\x1b[31m****"],
    ["one inside a link", "s3\x1b]8;;https://example.com/?s3cr3t\x07r", "s3\x1b]8;;https://example.com/?****\x07r"],
    ["what only looks like an escape sequence", "s3c&#2 s3c\\u00 s3cr3t", "s3c&#2 s3c\\u00 ****"],
    ["a secret that holds such characters", "-a&#27;b\\e&x-", "-****-"],
    ["such a secret with a color inside", "-a&#\x1b[1m27;b\\e&x-", "-****-"],
    ["text in brackets", "s3c[3]r3t s3c[31r3t s3c[m]r3t", "s3c[3]r3t s3c[31r3t s3c[m]r3t"],
    ["text between the halves", "s3c \x1b[31mr3t", "s3c \x1b[31mr3t"],
    ["one that a color and the end cut off", "0123456789-l\x1b[0m", "****\x1b[0m"],
  ])("finds what is secret around escape sequences, and no more: %s", (_name, text, expected) => {
    expect(redactText(compileSecrets(["s3cr3t", "a&#27;b\\e&x", "0123456789-long"]), text)).toBe(expected);
  });

  it("masks secrets with escape sequences anywhere inside, however the stream is cut", () => {
    const sequences = ["\x1b[31m", "\x1b[0m", "\x1b(B", "\x1b]0;t\x07", "\\u001b[1m", "&#27;[m", "[1;31m", "\x0f"];
    const property = fc.property(
      fc.array(fc.string({ unit: fc.constantFrom(..."abBu0#27;["), minLength: 4, maxLength: 12 }), { minLength: 1, maxLength: 3 }),
      fc.array(fc.tuple(fc.nat(2), fc.array(fc.tuple(fc.nat(12), fc.nat(7)), { maxLength: 4 })), { minLength: 1, maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 }),
      (secrets, parts, sizes) => {
        const written = parts.map(([which, colors]) => {
          const pieces = [...(secrets[which % secrets.length] ?? "")];
          for (const [at, kind] of colors) pieces.splice(1 + (at % (pieces.length - 1)), 0, sequences[kind] ?? "");
          return pieces.join("");
        });
        const bytes = Buffer.from(written.join("\n~\n"));
        const patterns = compileSecrets(secrets);
        const whole = redactIn(patterns, [bytes]);
        expect(redactIn(patterns, cut(bytes, sizes))).toBe(whole);
        expect(whole.split("\n~\n").every((part) => part.includes("****"))).toBe(true);
        let shown = whole;
        for (const sequence of sequences) shown = shown.replaceAll(sequence, "");
        for (const secret of secrets) expect(shown).not.toContain(secret);
      },
    );
    fc.assert(property, { numRuns: rounds(150, 500) });
  });

  it("masks every line of a secret of several lines", () => {
    const key = "-----BEGIN KEY-----\nMIIEvQIBADANBg\r\nkqhkiG9w0BAQEF\n-----END KEY-----\n";
    const patterns = compileSecrets([key]);
    expect(redactText(patterns, "got MIIEvQIBADANBg and\n  kqhkiG9w0BAQEF")).toBe("got **** and\n  ****");
    expect(redactText(patterns, `a ${key}b`)).toBe("a ****b");
  });

  it.each([76, 64])("masks base64 of a secret file that a tool breaks into lines of %i characters", (width) => {
    const body =
      randomBytes(1200)
        .toString("base64")
        .match(/.{1,64}/g) ?? [];
    const key = ["-----BEGIN PRIVATE KEY-----", ...body, "-----END PRIVATE KEY-----", ""].join("\n");
    const patterns = compileSecrets([key]);
    for (const printed of [key, key.trimEnd(), `${key}\n`]) {
      const wrapped =
        Buffer.from(printed)
          .toString("base64")
          .match(new RegExp(`.{1,${width}}`, "g")) ?? [];
      expect(wrapped.length).toBeGreaterThan(20);
      for (const lineBreak of ["\n", "\r\n"]) {
        const left = redactText(patterns, `key:\n${wrapped.map((line) => `  ${line}${lineBreak}`).join("")}`);
        expect(
          left
            .replaceAll("****", "")
            .trim()
            .split(/\s+/)
            .filter((word) => word.length >= 8),
        ).toEqual([]);
      }
    }
  });

  it("masks base64 of one long line that a tool breaks", () => {
    const token = randomBytes(200).toString("hex");
    const wrapped = Buffer.from(`${token}\n`).toString("base64").replace(/.{76}/g, "$&\n");
    expect(redactText(compileSecrets([token]), wrapped)).not.toMatch(/\w{8}/);
  });

  it.each([
    ["lines", () => randomBytes(9).toString("base64")],
    ["tokens", () => `token: ${randomBytes(9).toString("hex")}`],
  ])("masks all encodings of small secrets beside a large one of many %s, and names only the large one", (_name, line) => {
    const large = Array.from({ length: 5000 }, line).join("\n");
    const kube = `users:\n- name: ci\n  user:\n    token: ${randomBytes(20).toString("hex")}\n`;
    const key = (
      randomBytes(1200)
        .toString("base64")
        .match(/.{1,64}/g) ?? []
    ).join("\n");
    const patterns = compileSecrets([
      { name: "BIG", value: large, parts: large.split("\n").map((text) => text.replace("token: ", "")) },
      { name: "KEY", value: key },
      { name: "KUBE", value: kube },
      { name: "PASSWORD", value: "Gx7-2mKq+9/Lw" },
    ]);
    expect(patterns.incomplete).toEqual(["BIG"]);
    for (const secret of [kube, key, key.split("\n")[4] ?? "", "Gx7-2mKq+9/Lw"])
      for (const encoding of ["base64", "hex"] as const)
        expect(redactText(patterns, `= ${Buffer.from(secret).toString(encoding)}`)).toBe("= ****");
    for (const text of [large, large.split("\n")[4999] ?? ""]) expect(redactText(patterns, `= ${text}`)).toBe("= ****");
    const encoded = Buffer.from(large).toString("base64");
    expect(redactText(patterns, `= ${encoded}`)).toBe("= ****");
  });

  it("names no secret while all usual encodings are masked", () => {
    expect(
      compileSecrets([{ name: "FILE", value: Array.from({ length: 100 }, (_, at) => `line ${at} of a file`).join("\n") }]).incomplete,
    ).toEqual([]);
  });

  it("does not mask what is shorter than four bytes", () => {
    expect(redactText(compileSecrets(["abc", "1"]), "abc 1")).toBe("abc 1");
  });

  it("holds nothing back that cannot become a secret", () => {
    const redactor = new Redactor(compileSecrets(["s3cr3t"]));
    expect(Buffer.concat(redactor.push(Buffer.from("line one\nline s3"))).toString()).toBe("line one\nline ");
    expect(Buffer.concat(redactor.push(Buffer.from("a")))).toEqual(Buffer.from("s3a"));
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
