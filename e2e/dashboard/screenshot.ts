import type { Page } from "playwright-core";
import type { DemoData } from "./demo-data.ts";

/** A page to be drawn. */
export interface Screenshot {
  name: string;
  path: (demo: DemoData) => string;
  /** Until this is there, the page is still loading. */
  ready: string;
  before?: (page: Page) => Promise<void>;
  signedOut?: boolean;
  /** In an organization that has nothing yet. */
  fresh?: boolean;
}
