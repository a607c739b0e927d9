// The application under test: orders in memory, a token to change them.
import { createServer } from "node:http";

export async function startApi() {
  const orders = new Map();
  let next = 1;
  const server = createServer(async (request, response) => {
    const answer = (status, body) => response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    // A little slower than memory, as a real service would be.
    await new Promise((resolve) => setTimeout(resolve, 60 + Math.random() * 120));
    const url = new URL(request.url, "http://api");
    const [, collection, id] = url.pathname.split("/");
    if (url.pathname === "/health") return answer(200, { status: "ok" });
    if (url.pathname === "/login" && request.method === "POST") {
      const { user, password } = await bodyOf(request);
      return user === "ada" && password === "lovelace"
        ? answer(200, { token: "let-me-in" })
        : answer(401, { error: "wrong user or password" });
    }
    if (collection !== "orders") return answer(404, { error: "no such place" });
    if (request.method === "GET" && !id) return answer(200, [...orders.values()]);
    if (request.method === "GET") return orders.has(id) ? answer(200, orders.get(id)) : answer(404, { error: "no such order" });
    if (request.headers.authorization !== "Bearer let-me-in") return answer(401, { error: "sign in first" });
    if (request.method === "DELETE") return orders.delete(id) ? answer(200, {}) : answer(404, { error: "no such order" });
    const { item, quantity } = await bodyOf(request);
    if (!item || !(quantity > 0)) return answer(400, { error: "an order needs an item and a quantity above 0" });
    const order = { id: String(next++), item, quantity, total: quantity * 250 };
    orders.set(order.id, order);
    return answer(201, order);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

async function bodyOf(request) {
  let text = "";
  for await (const piece of request) text += piece;
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
