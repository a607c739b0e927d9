import type { createTailwindMerge } from "tailwind-merge";

type Config = ReturnType<Parameters<typeof createTailwindMerge>[0]>;
type Groups = Config["classGroups"];

const any = () => true;
const isNumber = (value: string) => /^(?:\d+|\[length:.*\])$/.test(value);

/** Classes with these beginnings and any value: `px-3`, `gap-x-2`. */
const prefixes = [
  "p px py pt pr pb pl m mx my mt mr mb ml gap gap-x gap-y basis order z inset inset-x inset-y top right bottom left",
  "size w h min-w min-h max-w max-h translate-x translate-y rotate grid-cols grid-rows col col-span columns list",
  "justify-items justify-self self object leading tracking whitespace line-clamp underline-offset decoration",
  "bg fill opacity shadow duration transition animate cursor outline-offset",
].flatMap((line) => line.split(" "));

/** Classes with these beginnings, or nothing after them: `rounded`, `rounded-lg`. */
const optionalPrefixes = ["rounded", "rounded-t", "rounded-r", "rounded-b", "rounded-l", "shrink", "grow", "divide-y"] as const;

const withPrefix = (names: readonly string[], values: readonly (string | typeof any)[]) =>
  Object.fromEntries(names.map((name) => [name, [{ [name]: values }]]));

const borderWidths = Object.fromEntries(
  ["border", "border-t", "border-r", "border-b", "border-l"].map((name) => [`${name}-width`, [{ [name]: ["", isNumber] }]]),
);

const classGroups: Groups = {
  ...withPrefix(prefixes, [any]),
  ...withPrefix(optionalPrefixes, ["", any]),
  ...borderWidths,
  display: ["block", "inline", "inline-block", "flex", "inline-flex", "grid", "table", "table-cell", "contents", "hidden"],
  position: ["absolute", "fixed", "relative", "sticky", "static"],
  visibility: ["visible", "invisible"],
  "screen-readers": ["sr-only", "not-sr-only"],
  flex: [{ flex: [isNumber, "auto", "none"] }],
  "flex-direction": [{ flex: ["row", "row-reverse", "col", "col-reverse"] }],
  "flex-wrap": [{ flex: ["wrap", "nowrap"] }],
  items: [{ items: [any] }],
  justify: [{ justify: ["start", "center", "end", "between"] }],
  content: [{ content: ["start", "center", "end", "stretch"] }],
  overflow: [{ overflow: ["auto", "hidden", "visible", "clip", "scroll"] }],
  "overflow-x": [{ "overflow-x": [any] }],
  "overflow-y": [{ "overflow-y": [any] }],
  break: [{ break: ["normal", "words", "all", "keep"] }],
  "vertical-align": [{ align: [any] }],
  "font-size": [{ text: ["2xs", "xs", "sm", "base", "lg", "xl", "2xl", "3xl", isNumber] }],
  "text-align": [{ text: ["left", "center", "right"] }],
  "text-wrap": [{ text: ["wrap", "nowrap", "balance", "pretty"] }],
  "text-color": [{ text: [any] }],
  "font-weight": [{ font: ["normal", "medium", "semibold", "bold"] }],
  "font-family": [{ font: ["sans", "mono"] }],
  "text-decoration": ["underline", "line-through", "no-underline"],
  "border-style": [{ border: ["solid", "dashed", "dotted", "none"] }],
  "border-collapse": [{ border: ["collapse", "separate"] }],
  "border-color": [{ border: [any] }],
  "border-spacing": [{ "border-spacing": [any] }],
  "outline-style": [{ outline: ["none", "solid", "dashed"] }],
  "outline-width": [{ outline: ["", isNumber] }],
  "outline-color": [{ outline: [any] }],
  "ring-width": [{ ring: ["", isNumber] }],
  "ring-color": [{ ring: [any] }],
};

const sides = (name: string) => ["t", "r", "b", "l"].map((side) => `${name}${side}`);

/**
 * The classes that the dashboard uses, by the property that they set. tailwind-merge's own list, of all of Tailwind's classes, is 20 KB
 * that each page would load. `cn.test.ts` compares the two for all classes in the source.
 */
export const tailwindClasses: Config = {
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups: {
    p: ["px", "py", ...sides("p")],
    px: ["pr", "pl"],
    py: ["pt", "pb"],
    m: ["mx", "my", ...sides("m")],
    mx: ["mr", "ml"],
    my: ["mt", "mb"],
    inset: ["inset-x", "inset-y", "top", "right", "bottom", "left"],
    "inset-x": ["right", "left"],
    "inset-y": ["top", "bottom"],
    size: ["w", "h"],
    gap: ["gap-x", "gap-y"],
    flex: ["basis", "grow", "shrink"],
    overflow: ["overflow-x", "overflow-y"],
    rounded: sides("rounded-"),
    "border-width": sides("border-").map((side) => `${side}-width`),
    "font-size": ["leading"],
    "line-clamp": ["display", "overflow"],
  },
  conflictingClassGroupModifiers: { "font-size": ["leading"] },
  orderSensitiveModifiers: [
    "*",
    "**",
    "after",
    "backdrop",
    "before",
    "details-content",
    "file",
    "first-letter",
    "first-line",
    "marker",
    "placeholder",
    "selection",
  ],
};
