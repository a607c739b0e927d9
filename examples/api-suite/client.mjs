const base = process.env.BASE_URL;

/** One request; the answer's status and body. */
export async function call(method, path, { body, token } = {}) {
  const response = await fetch(base + path, {
    method,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(body ? { "content-type": "application/json" } : {}) },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

export async function signIn() {
  const { body } = await call("POST", "/login", { body: { user: "ada", password: "lovelace" } });
  return body.token;
}
