/** The method and URL of a request to a route such as `GET /api/projects/:id`. Empty fields of the query are left out. */
export function requestLine(
  endpoint: string,
  { params, query }: { params?: unknown; query?: unknown },
): { method: string; address: string } {
  const [method = "", path = ""] = endpoint.split(" ");
  const values = new Map(Object.entries(params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return { method, address: text ? `${filled}?${text}` : filled };
}
