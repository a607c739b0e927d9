import { basePath } from "../../base-path.ts";
import { readToken, renewToken, signIn } from "../../api/session.ts";

/** Goes on in the organization of a new token. The page is loaded afresh: nothing of the organization before is left in it. */
export function moveTo(token: string): void {
  if (readToken() === null) signIn(token, true);
  else renewToken(token);
  location.assign(`${basePath}/`);
}
