/** Sent with every response, also for errors of Node's parser. */
export function securityHeaders(production: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "x-xss-protection": "1; mode=block",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(production ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}
