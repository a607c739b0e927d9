import { basePath } from "../../base-path.ts";
import { readToken, renewToken, signIn } from "../../api/session.ts";

/**
 * Switches to the organization of a new token, at its home page or at the same path. The page is reloaded, so that no data of the previous one remains.
 */
export function moveTo(token: string, path = `${basePath}/`): void {
  if (readToken() === null) signIn(token, true);
  else renewToken(token);
  location.assign(path);
}
