// The application under test: a page and three addresses.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";

const products = [
  { id: 1, name: "Green tea", price: 450 },
  { id: 2, name: "Black tea", price: 400 },
  { id: 3, name: "Teapot", price: 2400 },
  { id: 4, name: "Cup", price: 900 },
];
let searches = 0;

const server = createServer(async (request, response) => {
  const url = new URL(request.url, "http://shop");
  const json = (body) => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  if (url.pathname === "/api/products") {
    const wanted = (url.searchParams.get("q") ?? "").toLowerCase();
    // Every other search is slow: the kind of fault that makes a test flaky.
    if (wanted && searches++ % 2 === 0) await new Promise((resolve) => setTimeout(resolve, 4_000));
    return json(products.filter((product) => product.name.toLowerCase().includes(wanted)));
  }
  if (url.pathname === "/api/total") {
    const items = JSON.parse(url.searchParams.get("items") ?? "[]");
    const sum = items.reduce((total, id) => total + (products.find((product) => product.id === id)?.price ?? 0), 0);
    // The bug that the suite finds: ten percent off is taken twice.
    return json({ total: sum >= 3000 ? Math.round(sum * 0.9 * 0.9) : sum });
  }
  const page = await readFile(join(import.meta.dirname, "index.html"));
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
});
server.listen(4173, "127.0.0.1");
