import { useLayoutEffect, useRef } from "react";

/** Keys and what they do: `n`, `?`, `/`, `mod+k`, or two in a row as `g r`. */
export type Hotkeys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const sequenceWindowMs = 900;
const storageKey = "gantry.keys";

/** Single-letter keys can be turned off (WCAG 2.1.4); `mod+…` always works. */
export function areLetterKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

export function turnLetterKeys(on: boolean): void {
  try {
    localStorage.setItem(storageKey, on ? "on" : "off");
  } catch {
    // They then stay as they are.
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** A dialog, menu or list is open over the page and handles the keys itself. */
function isCovered(): boolean {
  return document.querySelector("[role=dialog],[role=alertdialog],[role=menu],[role=listbox]") !== null;
}

function nameOf(event: KeyboardEvent): string | undefined {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return `mod+${key}`;
  return key;
}

/** Enter on a button or link is theirs. */
function isOnPage(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.id === "page";
}

/** Listens while the component is on the page. */
export function useHotkeys(hotkeys: Hotkeys): void {
  const current = useRef(hotkeys);
  // Not after the paint: a key that is pressed as soon as something is seen would be lost.
  useLayoutEffect(() => {
    current.current = hotkeys;
  });
  useLayoutEffect(() => {
    let first = "";
    let firstAtMs = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      const name = nameOf(event);
      if (!name || event.defaultPrevented || event.isComposing) return;
      const isChord = name.startsWith("mod+");
      if (!isChord && (isTyping(event.target) || isCovered() || !areLetterKeysOn())) return;
      const pair = event.timeStamp - firstAtMs < sequenceWindowMs ? `${first} ${name}` : "";
      const action = current.current[pair] ?? current.current[name];
      first = name;
      firstAtMs = event.timeStamp;
      if (!action || (name === "Enter" && !isOnPage())) return;
      event.preventDefault();
      action(event);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
