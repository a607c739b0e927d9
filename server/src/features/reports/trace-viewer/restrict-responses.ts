/**
 * Runs before the code of the viewer's service worker, in the browser. The worker answers requests with content of the trace, which is not trusted. What it makes up
 * itself gets a policy: snapshots of pages have no network, no forms and no windows, and may run only the script that the viewer added (by Playwright's own
 * policy, which stays); anything else that is opened as a page gets an opaque origin and nothing to load. Pictures, styles and fonts of a snapshot
 * keep the addresses that they had when it was taken. They never reach the network either, because the worker answers them from the trace.
 */
export const restrictResponses = `{
  const respondWith = FetchEvent.prototype.respondWith;
  const snapshots = self.registration.scope + "snapshot/";
  const ofSnapshot = "sandbox allow-scripts allow-same-origin; connect-src 'none'; frame-src " + snapshots + " data:; worker-src 'none'; manifest-src 'none'; object-src 'none'; form-action 'none'";
  const ofOthers = "sandbox; default-src 'none'";
  FetchEvent.prototype.respondWith = function (answer) {
    const { url } = this.request;
    const restricted = Promise.resolve(answer).then((response) => {
      if (response.type !== "default") return response;
      response.headers.append("content-security-policy", url.startsWith(snapshots) ? ofSnapshot : ofOthers);
      return response;
    });
    return respondWith.call(this, restricted);
  };
}`;
