import { useEffect, useRef, useState } from "react";

/**
 * Which fields of a row show what is wrong with them: those that were left, so that a new row does not begin with errors. A field that
 * is left with the pointer shows it after the click: the message would move the button that is being pressed.
 * @returns `error`: the message to show at a field; `leave`: for the field's `onBlur`
 */
export function useTouchedFields(problemOf: (field: string) => string | undefined, showsAll: boolean) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => void (isPressed.current = true);
    const release = () => void (isPressed.current = false);
    const listeners = { pointerdown: press, pointerup: release, pointercancel: release };
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener, true);
    };
  }, []);
  const add = (field: string) => setLeft((before) => new Set(before).add(field));
  return {
    error: (field: string) => (showsAll || left.has(field) ? problemOf(field) : undefined),
    leave: (field: string) => () => {
      if (!isPressed.current) return add(field);
      // The click follows the release at once.
      window.addEventListener("pointerup", () => setTimeout(() => add(field)), { once: true });
    },
  };
}
