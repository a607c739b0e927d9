import type { Page } from "playwright-core";
import type { Scene } from "./scene.ts";

/** A page to be drawn. */
export interface Shot {
  name: string;
  path: (scene: Scene) => string;
  /** Until this is there, the page is still loading. */
  ready: string;
  before?: (page: Page) => Promise<void>;
  signedOut?: boolean;
  /** In an organization that has nothing yet. */
  fresh?: boolean;
}
