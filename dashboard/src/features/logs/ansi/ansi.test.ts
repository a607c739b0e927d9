import { describe, expect, test } from "vitest";
import { styleAfter, contrast, parseLine, parseLines, readable } from "./ansi.ts";
import { plainText } from "./plain-text.ts";

const esc = "\u001b";

describe("what a line reads as", () => {
  test("colors, cursor movements, titles and links are removed from the text", () => {
    expect(
      plainText(
        `${esc}[1;31mred${esc}[0m${esc}[2K${esc}[3A up${esc}]0;title\u0007 ${esc}]8;;https://evil.example${esc}\\link${esc}]8;;${esc}\\`,
      ),
    ).toBe("red up link");
  });

  test("an unterminated title does not hide the rest of the line", () => {
    expect(plainText(`${esc}]0;never ends and the error is here`)).toBe("0;never ends and the error is here");
  });

  test("after a carriage return the last text is shown, and one at the end hides nothing", () => {
    expect(plainText("10 %\r50 %\r100 %\r")).toBe("100 %");
  });

  test("control characters and direction marks are shown as text", () => {
    expect(plainText("a\u0007b\u202ec\u009bd\u200be")).toBe("a\\x07b\\u202ec\\x9bd\\u200be");
  });

  test("tabs, emoji and their joiners are kept", () => {
    expect(plainText("\t👩‍💻 ok")).toBe("\t👩‍💻 ok");
  });
});

describe("what a line looks like", () => {
  test("bold, underline and colors become spans in order", () => {
    const spans = parseLine(`plain ${esc}[1;4;32mgreen${esc}[0m end`, "");
    expect(spans.map((span) => span.text)).toEqual(["plain ", "green", " end"]);
    expect(spans[1]).toMatchObject({ bold: true, underline: true });
    expect(spans[1]?.color).toBeDefined();
    expect(spans[2]?.color).toBeUndefined();
  });

  test("a color continues in the next line until it is reset", () => {
    const [first, second, third] = parseLines(`${esc}[31mone\ntwo${esc}[0m\nthree`);
    expect(second?.[0]?.color).toBe(first?.[0]?.color);
    expect(third?.[0]?.color).toBeUndefined();
  });

  test("the spans' text is exactly the line's plain text", () => {
    const line = `${esc}[38:2::10:20:30mdark${esc}[m \u202e ${esc}[?25l${esc}[38;5;196mbright${esc}[K`;
    expect(
      parseLine(line, "1")
        .map((span) => span.text)
        .join(""),
    ).toBe(plainText(line));
  });

  test("a color that is too dark for the terminal is made readable", () => {
    expect(contrast(readable([0, 0, 139], [11, 15, 20]), [11, 15, 20])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(readable([255, 255, 255], [250, 250, 120]), [250, 250, 120])).toBeGreaterThanOrEqual(4.5);
  });

  test("hidden text is shown", () => {
    expect(parseLine(`${esc}[8mpassword${esc}[0m`, "")[0]?.text).toBe("password");
  });
});

describe("colors that continue in the next line", () => {
  test("a reset ends all of them, and codes after it still apply", () => {
    expect(styleAfter(`${esc}[31m`, "1")).toBe("1;31");
    expect(styleAfter(`${esc}[0;32m`, "1;31")).toBe("32");
    expect(styleAfter(`${esc}[m`, "1;31")).toBe("");
  });

  test("the zero of a palette color is not a reset", () => {
    expect(styleAfter(`${esc}[38;5;0m`, "1")).toBe("1;38;5;0");
    expect(styleAfter(`${esc}[48;2;0;0;0m`, "1")).toBe("1;48;2;0;0;0");
  });

  test("the state of a suite that never resets does not grow", () => {
    let carry = "";
    for (let line = 0; line < 5000; line += 1) carry = styleAfter(`${esc}[1;3${line % 8}m`, carry);
    expect(carry.length).toBeLessThan(400);
    expect(parseLine("x", carry)[0]).toMatchObject({ bold: true });
  });

  test("lines without escape codes are not parsed", () => {
    expect(styleAfter("plain", "31")).toBe("31");
  });
});
