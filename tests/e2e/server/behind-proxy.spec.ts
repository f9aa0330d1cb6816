import { request } from "node:http";
import { offerRequestBody } from "../../support/offer-request-body.ts";
import { OWNER, type Product } from "../../support/product.ts";
import { expect, test } from "../../support/server-journey.ts";

const SITE_URL = "https://weef.example";

/** Sends a request as a proxy does that ends TLS: with the visitor's host and origin, over plain HTTP. */
function askAsProxy(product: Product, path: string, body?: URLSearchParams, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const own = { Host: "weef.example", "X-Forwarded-For": "192.0.2.7", ...headers };
    const form = { Origin: SITE_URL, "Content-Type": "application/x-www-form-urlencoded" };
    const options = { method: body ? "POST" : "GET", headers: body ? { ...own, ...form } : own };
    const asked = request(product.url + path, options, (response) => {
      response.resume();
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    asked.on("error", reject);
    asked.end(body?.toString());
  });
}

test("behind a proxy that ends TLS the owner signs in with a cookie for https only, each visitor has a limit of their own, and a made-up address does not help", async ({
  startProduct,
}) => {
  const product = await startProduct({ SITE_URL, TRUST_PROXY: "1", RATE_LIMIT: "on" });
  const answer = await askAsProxy(product, "/admin/sign-in", new URLSearchParams(OWNER));
  expect([answer.status, answer.headers.location]).toEqual([303, "/admin"]);
  const cookie = String(answer.headers["set-cookie"]);
  expect(cookie).toMatch(/^__Host-weef\.session_token=.+; Secure/);
  const desk = await askAsProxy(product, "/admin", undefined, { Cookie: cookie.split(";")[0] ?? "" });
  expect(desk.status).toBe(200);
  // ASVS asks for a year, MDN's Observatory for half a year.
  const [, seconds] =
    /^max-age=(\d+); includeSubDomains$/.exec(String(desk.headers["strict-transport-security"])) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);

  const ask = async (forwardedFor: string) => {
    const body = new URLSearchParams({ ...offerRequestBody(), page: "/contact" });
    return (await askAsProxy(product, "/api/offer-requests", body, { "X-Forwarded-For": forwardedFor })).status;
  };
  const statuses = [];
  for (let index = 0; index < 61; index++) statuses.push(await ask(`198.51.100.${index}, 192.0.2.7`));
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 303), 429]);
  expect(await ask("192.0.2.8")).toBe(303);
  // If asked to stop, it would wait five seconds for its proxy.
  await product.kill();
});
