import { randomUUID } from "node:crypto";
import { JSON_TYPE, offerRequestBody, postOfferRequest } from "../../support/offer-request-body.ts";
import { storedRequests } from "../../support/product-database.ts";
import { expect, test } from "../../support/server-journey.ts";

const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded" };
const good = offerRequestBody();
const withField = (changes: object) => JSON.stringify({ ...good, ...changes });

const REFUSED: [what: string, status: number, init: RequestInit, fields?: string[]][] = [
  ["an empty body", 400, { body: "" }],
  ["no JSON", 400, { body: "{name" }],
  ["a list", 400, { body: "[]" }],
  ["nothing", 400, { body: "null" }],
  ["very deep JSON", 400, { body: "[".repeat(30_000) }],
  // The rules of each field are the schema's: offer-request.test.ts.
  ["wrong types", 422, { body: withField({ name: 1, email: [] }) }, ["name", "email"]],
  ["100,000 characters", 413, { body: withField({ message: "a".repeat(100_000) }) }],
  ["10 MB", 413, { body: "x".repeat(10_000_000) }],
  ["plain text", 415, { body: "name=Jan", headers: { "Content-Type": "text/plain" } }],
  ["no content type", 415, { body: new Uint8Array([1]), headers: {} }],
  ["a post from another site", 403, { body: withField({}), headers: { ...JSON_TYPE, Origin: "https://evil.example" } }],
  ["a form from another site", 403, { body: "name=Jan", headers: { ...FORM_TYPE, Origin: "https://evil.example" } }],
  ["another method", 405, { method: "PUT", body: withField({}) }],
];

test("what cannot be a request is refused with its status and a message", async ({ product }) => {
  for (const [what, status, init, fields] of REFUSED) {
    const response = await postOfferRequest(product, null, init);
    const answer = (await response.json()) as { error: string; fields?: Record<string, string> };
    expect(response.status, what).toBe(status);
    expect(answer.error, what).toMatch(/^[A-Z].+\.$/);
    expect(Object.keys(answer.fields ?? {}), what).toEqual(fields ?? []);
    expect(JSON.stringify(answer)).not.toMatch(/\bat .+:\d+|node_modules/);
    expect(storedRequests(product, good.email)).toEqual([]);
  }
});

test("what can only be read answers another method as every call does", async ({ product }) => {
  const paths = ["/api/appointments/slots", "/api/openapi.json", "/robots.txt", "/admin/exports/leads.csv"];
  for (const path of [...paths, "/admin/quotes/none/document"]) {
    const response = await fetch(product.url + path, { method: "POST" });
    expect(response.status, path).toBe(405);
    expect(response.headers.get("Allow"), path).toMatch(/^GET/);
    expect(Object.keys((await response.json()) as object), path).toEqual(["error"]);
  }
});

test("a body without end is cut off at 64 KiB", async ({ product }) => {
  let chunks = 0;
  const body = new ReadableStream({
    pull(controller) {
      chunks += 1;
      if (chunks > 1_000) controller.close();
      else controller.enqueue(new Uint8Array(16_384).fill(97));
    },
  });
  const init = { method: "POST", headers: JSON_TYPE, body, duplex: "half" } as RequestInit;
  const response = await fetch(`${product.url}/api/offer-requests`, init).catch(() => null);
  expect(response?.status ?? 413).toBe(413);
  expect(chunks).toBeLessThan(1_000);
});

test("messages are in the visitor's language", async ({ product }) => {
  const inLanguage = async (language: string) => {
    const response = await postOfferRequest(product, {}, { headers: { ...JSON_TYPE, "Accept-Language": language } });
    return ((await response.json()) as { fields: { name: string } }).fields.name;
  };
  expect(await inLanguage("nl-NL")).toBe("Vul je naam in.");
  expect(await inLanguage("en-GB")).toBe("Enter your name.");
});

test("markup is kept as text", async ({ product }) => {
  const name = `<img src=x onerror=alert(1)> & "quotes"`;
  const body = offerRequestBody({ name });
  expect((await postOfferRequest(product, body)).status).toBe(201);
  expect(storedRequests(product, body.email)).toMatchObject([{ name }]);
});

test("a repeat answers with the stored request, also with another text", async ({ product }) => {
  const body = offerRequestBody({ submission_id: randomUUID() });
  const first = await postOfferRequest(product, body);
  const again = await postOfferRequest(product, { ...body, name: "Someone else" });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(await again.json()).toEqual(await first.json());
  expect(storedRequests(product, body.email)).toMatchObject([{ name: "Jan Smit" }]);
});

test("of 200 posts in a burst those over the limit wait, and all that were accepted are stored", async ({
  startProduct,
}) => {
  const product = await startProduct({ RATE_LIMIT: "on" });
  const posts = Array.from({ length: 200 }, () => postOfferRequest(product, offerRequestBody()));
  const responses = await Promise.all(posts);
  const accepted = responses.filter((response) => response.status === 201);
  const refused = responses.filter((response) => response.status === 429);
  expect(accepted).toHaveLength(60);
  expect(refused).toHaveLength(140);
  expect(refused.every((response) => Number(response.headers.get("Retry-After")) > 0)).toBe(true);
  expect(storedRequests(product)).toHaveLength(60);
});

test("without JavaScript an impossible page is not gone back to", async ({ product }) => {
  const body = new URLSearchParams({ ...offerRequestBody(), page: "//evil.example/x" });
  const response = await fetch(`${product.url}/api/offer-requests`, { method: "POST", body, redirect: "manual" });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toMatch(/^\/contact\?/);
});

test("an address that cannot be read is a page that is not there", async ({ product }) => {
  for (const path of ["/%", "/%ff", "/%c0%ae%c0%ae/etc/passwd", "/..%2f..%2fetc/passwd", "//evil.example"]) {
    const response = await fetch(product.url + path, { redirect: "manual" });
    expect(response.status, path).toBe(404);
    expect(await response.text(), path).toContain("Oops! Page not found");
  }
});
