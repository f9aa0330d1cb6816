import { randomUUID } from "node:crypto";
import { postConfiguration, storedConfigurations } from "../../support/configurations.ts";
import { JSON_TYPE } from "../../support/offer-request-body.ts";
import { signInOwner } from "../../support/owner-session.ts";
import { expect, test } from "../../support/server-journey.ts";

const someone = () => `smit-${randomUUID()}@bakkerij.example`;
const body = (changes: object = {}) => ({ name: "R. Smit", email: someone(), website_type: "webshop", ...changes });

test("wrong choices and texts are refused in their field, and nothing is stored", async ({ product }) => {
  for (const [what, changes] of [
    // The rules of each field are the schema's: configurator-request.test.ts.
    ["unknown ids", { services: ["design", "rockets"] }],
    ["a list for a choice", { website_type: ["webshop"] }],
    ["control characters", { industry: "bakker\u0000" }],
  ] as const) {
    const sent = body(changes);
    const response = await postConfiguration(product, sent);
    expect(response.status, what).toBe(422);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual(Object.keys(changes));
    expect(storedConfigurations(product, sent.email)).toEqual([]);
  }
});

test("what looks like markup or a formula is kept as the text that it is", async ({ product }) => {
  const sent = body({ company: "=HYPERLINK(1)", industry: "<script>alert(1)</script>", description: "+1\n@x" });
  expect((await postConfiguration(product, sent)).status).toBe(201);
  expect(storedConfigurations(product, sent.email)).toMatchObject([
    { company: "=HYPERLINK(1)", industry: "<script>alert(1)</script>", description: "+1\n@x" },
  ]);
});

test("a repeat answers with the stored request", async ({ product }) => {
  const sent = body({ submission_id: randomUUID() });
  const first = await postConfiguration(product, sent);
  const again = await postConfiguration(product, { ...sent, name: "Somebody else" });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(await again.json()).toEqual(await first.json());
});

test("the owner reads them with their lists and price lines; others do not", async ({ product }) => {
  const sent = body({ services: ["hosting"], features: ["landing-pages"] });
  await postConfiguration(product, sent);
  const address = `${product.url}/api/configurator-requests?limit=200`;
  expect((await fetch(address)).status).toBe(401);
  const response = await fetch(address, { headers: await signInOwner(product) });
  const { items } = (await response.json()) as { items: { email: string }[] };
  const item = items.find(({ email }) => email === sent.email);
  expect(item).toMatchObject({
    services: ["hosting"],
    source: "configurator",
    price_lines: { totals: { once: { excludingVat: 1_698 }, month: { excludingVat: 15 } } },
  });
  expect(item).not.toHaveProperty("body_digest");
});

test("a plain form is answered with the page: the thanks, or all that was typed", async ({ product }) => {
  const post = (fields: [string, string][]) =>
    fetch(`${product.url}/api/configurator-requests`, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  const email = someone();
  const chosen: [string, string][] = [
    ["page", "/en/configurator-abonnement"],
    ["services", "seo"],
    ["services", "hosting"],
    ["website_type", "abonnement-pro"],
  ];
  const wrong = await post([...chosen, ["email", email], ["company", "Smit <BV>"]]);
  expect(wrong.status).toBe(422);
  const html = await wrong.text();
  expect(html).toContain('lang="en"');
  expect(html).toContain("Smit &lt;BV&gt;");
  const right = await post([...chosen, ["email", email], ["name", "R. Smit"]]);
  expect(right.status).toBe(303);
  expect(right.headers.get("Location")).toMatch(/^\/en\/configurator-abonnement\?aanvraag=sent&op=20\d\d-/);
  expect(storedConfigurations(product, email)).toMatchObject([
    { services: '["seo","hosting"]', website_type: "abonnement-pro", language: "en" },
  ]);
});

test("drafts are as strict, and limited", async ({ startProduct }) => {
  const product = await startProduct({ RATE_LIMIT: "on" });
  const post = (fields: object) =>
    fetch(`${product.url}/api/configurator-drafts`, {
      method: "POST",
      headers: JSON_TYPE,
      body: JSON.stringify(fields),
    });
  expect((await post({ draft_email: ["a@b.example"] })).status).toBe(422);
  expect((await post({})).status).toBe(422);
  const email = someone();
  const answers = await Promise.all(Array.from({ length: 8 }, () => post({ draft_email: email, services: ["x"] })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
});

test("a configuration is confirmed by the owner's call as well", async ({ product }) => {
  const formData = {
    phone: "",
    company: "Smit",
    websiteType: "webshop",
    services: ["seo"],
    timeline: "rush",
    source: "configurator",
  };
  const response = await fetch(`${product.url}/functions/send-auto-response`, {
    method: "POST",
    headers: { ...JSON_TYPE, ...(await signInOwner(product)) },
    body: JSON.stringify({ to: someone(), name: "R. Smit", type: "configurator", formData }),
  });
  expect([response.status, await response.json()]).toEqual([200, { status: "sent" }]);
});
