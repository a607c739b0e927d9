import { useState } from "react";

/** A yes or no that this machine remembers. */
export function useStoredFlag(key: string, initial: boolean): [boolean, (value: boolean) => void] {
  const [flag, setFlag] = useState(() => {
    try {
      const stored = localStorage.getItem(key);
      return stored === null ? initial : stored === "1";
    } catch {
      return initial;
    }
  });
  const change = (value: boolean) => {
    setFlag(value);
    try {
      localStorage.setItem(key, value ? "1" : "0");
    } catch {
      // It then lasts as long as the page.
    }
  };
  return [flag, change];
}
