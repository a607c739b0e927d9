import { createContext, useContext } from "react";

/** Where what floats over the page is put: in the page's own landmark, or in the dialog that is open, so that it is never outside both. */
const PortalHome = createContext<HTMLElement | null>(null);

export const PortalHomeProvider = PortalHome.Provider;

export function usePortalHome(): HTMLElement | null {
  return useContext(PortalHome);
}
