import { createContext, useContext } from "react";

/** The container of overlays: the open dialog, or the page's landmark. */
const PortalHome = createContext<HTMLElement | null>(null);

export const PortalHomeProvider = PortalHome.Provider;

export function usePortalHome(): HTMLElement | null {
  return useContext(PortalHome);
}
