import { JSON_TYPE, offerRequestBody, postOfferRequest } from "../../support/offer-request-body.ts";
import { signInOwner } from "../../support/owner-session.ts";
import { expect, test as journey } from "../../support/server-journey.ts";

interface Page {
  items: { id: string; name: string; email: string }[];
  next_cursor: string | null;
}

interface Contract {
  components: {
    schemas: { OfferRequest: { properties: object; required: string[] } };
    securitySchemes: { session: { name: string } };
  };
}

const AUTO_RESPONSE = {
  to: "jan@smit.example",
  name: "Jan Smit",
  type: "offer-request",
  formData: { phone: "06 12 34 56 78", service: "webshop", source: "contact" },
};

const RESPONSES: object[] = [
  AUTO_RESPONSE,
  {
    ...AUTO_RESPONSE,
    type: "package-contact",
    formData: { phone: "", message: "Graag snel", source: "package-contact-pro", package: "Pro" },
  },
  { ...AUTO_RESPONSE, type: "meta-ads-lead", formData: { phone: null, message: null, source: "meta-ads" } },
];

const test = journey.extend<object, { owner: { Cookie: string } }>({
  owner: [async ({ product }, use) => use(await signInOwner(product)), { scope: "worker" }],
});

const OWNER_ONLY: [method: string, path: string][] = [
  ["GET", "/api/offer-requests"],
  ["POST", "/functions/send-auto-response"],
  ["POST", "/functions/test-meta-ads-emails"],
];

test("what is for the owner is answered with 401 to everybody else", async ({ product }) => {
  for (const [method, path] of OWNER_ONLY) {
    const withCookie = (Cookie: string) => ({ method, headers: { ...JSON_TYPE, Cookie } });
    const answers = [
      await fetch(product.url + path, { method, headers: JSON_TYPE }),
      await fetch(product.url + path, withCookie("weef.session_token=guess")),
      await fetch(product.url + path, withCookie("weef.session_token=a.b; weef.session_data=c")),
    ];
    expect(
      answers.map((answer) => answer.status),
      `${method} ${path}`,
    ).toEqual([401, 401, 401]);
    expect(await answers[0]?.json()).toEqual({ error: "Sign in first." });
  }
});

test("no page of the desk shows anything to a visitor", async ({ product }) => {
  for (const path of ["/admin", "/admin.data", "/admin?cursor=x", "/admin/meta-ads"]) {
    const body = offerRequestBody();
    await postOfferRequest(product, body);
    const response = await fetch(product.url + path);
    const text = await response.text();
    expect(text, path).not.toContain(body.email);
    expect(response.url + text).toContain("/admin/sign-in");
    expect(response.headers.get("Cache-Control")).toMatch(/no-store/);
    expect(response.headers.get("X-Robots-Tag")).toContain("noindex");
  }
});

test("the owner reads the requests page by page, newest first, with what the contract says and no more", async ({
  startProduct,
}) => {
  const product = await startProduct();
  const bodies = Array.from({ length: 5 }, (_, index) => offerRequestBody({ name: `Bezoeker ${index}` }));
  for (const body of bodies) await postOfferRequest(product, body);
  const headers = await signInOwner(product);
  const read = async (path: string) => (await fetch(product.url + path, { headers })).json();
  const items: Page["items"] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page = (await read(`/api/offer-requests?limit=2${cursor && `&cursor=${cursor}`}`)) as Page;
    items.push(...page.items);
    cursor = page.next_cursor;
  }
  expect(items.map(({ name }) => name)).toEqual(bodies.map(({ name }) => name).reverse());

  const { components } = (await read("/api/openapi.json")) as Contract;
  const { properties, required } = components.schemas.OfferRequest;
  expect(Object.keys(items[0] ?? {}).sort()).toEqual(Object.keys(properties).sort());
  expect(required.toSorted()).toEqual(Object.keys(properties).sort());
  expect(headers.Cookie).toContain(`${components.securitySchemes.session.name}=`);
});

test("a list that is asked for in a wrong way is refused with a message", async ({ product, owner }) => {
  for (const query of ["limit=0", "limit=201", "limit=many", "cursor=guess"]) {
    const response = await fetch(`${product.url}/api/offer-requests?${query}`, { headers: owner });
    expect(response.status, query).toBe(422);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([query.split("=")[0]]);
  }
});

test("the owner sends a customer the confirmation", async ({ product, owner }) => {
  const headers = { ...JSON_TYPE, ...owner };
  const send = (body: object) =>
    fetch(`${product.url}/functions/send-auto-response`, { method: "POST", headers, body: JSON.stringify(body) });
  for (const response of RESPONSES) {
    const sent = await send(response);
    expect([sent.status, await sent.json()]).toEqual([200, { status: "sent" }]);
  }
  const refused = await send({ ...AUTO_RESPONSE, to: "nobody", type: "newsletter" });
  expect(refused.status).toBe(422);
  expect(Object.keys(((await refused.json()) as { fields: object }).fields).sort()).toEqual(["to", "type"]);
});

test("a confirmation with something wrong is refused in its field", async ({ product, owner }) => {
  for (const [what, wrong, fields] of [
    ["a list for a text", { name: ["Jan"] }, ["name"]],
    ["a text for the data", { formData: "all" }, ["formData"]],
    ["lists in the data", { formData: { phone: ["06"], message: [1], source: {} } }, ["formData"]],
    ["two recipients", { to: "a@smit.example, b@smit.example" }, ["to"]],
    ["a line more in a header", { to: "a@smit.example\r\nBcc: b@smit.example" }, ["to"]],
    ["10,000 services", { type: "configurator", formData: { services: Array(5_000).fill("seo") } }, ["formData"]],
    ["unknown services", { type: "configurator", formData: { services: ["rockets"] } }, ["formData"]],
    ["a name of the language", { type: "__proto__" }, ["type"]],
  ] as const) {
    const headers = { ...JSON_TYPE, ...owner };
    const body = JSON.stringify({ ...AUTO_RESPONSE, ...wrong });
    const response = await fetch(`${product.url}/functions/send-auto-response`, { method: "POST", headers, body });
    expect(response.status, what).toBe(422);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual(fields);
  }
});

test("a session of another site's page cannot send", async ({ product, owner }) => {
  const headers = { ...JSON_TYPE, ...owner, Origin: "https://evil.example" };
  const body = JSON.stringify(AUTO_RESPONSE);
  const response = await fetch(`${product.url}/functions/send-auto-response`, { method: "POST", headers, body });
  expect(response.status).toBe(403);
});
