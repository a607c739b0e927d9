import http from "node:http";
import https from "node:https";

/**
 * Loaded into the product's processes by NODE_OPTIONS. Some services have one fixed address, such as api.linear.app: here every https address
 * leads to the fakes of the test run at GANTRY_TEST_WEB, which tell the services apart by the header `x-fake-host`. Nothing else of the
 * product is changed, and addresses that begin with http:// are reached as usual.
 */
const web = process.env.GANTRY_TEST_WEB;
if (web !== undefined)
  https.request = (url, { lookup: _lookup, ...options }, onResponse) =>
    http.request(
      new URL(url.pathname + url.search, web),
      { ...options, headers: { ...options.headers, "x-fake-host": url.host } },
      onResponse,
    );
