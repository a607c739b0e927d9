import { Suspense, lazy, useSyncExternalStore } from "react";
import { loadFile } from "../../load-file.ts";

// Loaded on first use.
const Toasts = lazy(async () => ({ default: (await loadFile(() => import("./Toasts.tsx"))).Toasts }));

let isNeeded = false;
const listeners = new Set<() => void>();

function need() {
  isNeeded = true;
  for (const listener of listeners) listener();
}

/** Where toasts are shown; renders nothing before the first one. */
export function Toaster() {
  const needed = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isNeeded,
  );
  return <Suspense>{needed && <Toasts />}</Suspense>;
}

/** A button in a notification. */
interface ToastAction {
  label: string;
  act: () => void;
}

async function show(kind: "success" | "error", words: string, action?: ToastAction) {
  need();
  const sonner = await loadFile(() => import("sonner"));
  sonner.toast[kind](words, action ? { action: { label: action.label, onClick: action.act } } : {});
}

/** Shows a short notification. */
export const toast = {
  success: (words: string, action?: ToastAction): void => void show("success", words, action),
  error: (words: string): void => void show("error", words),
};
