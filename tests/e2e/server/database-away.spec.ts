import { offerRequestBody, postOfferRequest } from "../../support/offer-request-body.ts";
import { signInOwner } from "../../support/owner-session.ts";
import { openDatabaseAgain, shutDatabase } from "../../support/postgres.ts";
import { expect, freshDatabaseUrl, postgresServer, test } from "../../support/server-journey.ts";

test("while PostgreSQL is away requests wait with a 503, pages go on, and all is well when it is back", async ({
  startProduct,
  expectTrouble,
}) => {
  expectTrouble(/better-auth: INTERNAL_SERVER_ERROR/);
  const databaseUrl = await freshDatabaseUrl();
  const product = await startProduct({ DATABASE_URL: databaseUrl });
  const body = offerRequestBody({ submission_id: "0b8a7f0e-54f5-4f0c-8f2b-a9f0a2f4c703" });
  const owner = await signInOwner(product);
  await shutDatabase(postgresServer(), databaseUrl);

  const refused = await postOfferRequest(product, body);
  expect([refused.status, await refused.json()]).toEqual([503, { error: expect.any(String) }]);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${product.url}/contact`)).status).toBe(200);

  const form = new URLSearchParams({ ...offerRequestBody({ name: "Zoë van Dam" }), page: "/contact" });
  const page = await fetch(`${product.url}/api/offer-requests`, { method: "POST", body: form });
  const html = await page.text();
  expect([page.status, page.headers.get("Retry-After")]).toEqual([503, expect.any(String)]);
  expect(html).toContain("Er ging iets mis 😔");
  expect(html).toContain('value="Zoë van Dam"');

  const appointments = await fetch(`${product.url}/afspraak`);
  expect(await appointments.text()).toMatch(/<a href="\/afspraak"[^>]*>Opnieuw proberen<\/a>/);

  const code = "c".repeat(43);
  for (const [method, path] of [
    ["GET", "/admin"],
    ["GET", `/afspraak/beheer/${code}`],
    ["POST", `/afspraak/beheer/${code}`],
    ["GET", `/afspraak/beheer/${code}/agenda.ics`],
    ["GET", `/offerte/${code}`],
    ["GET", `/offerte/${code}/offerte.pdf`],
    ["GET", `/nieuwsbrief/bevestigen?code=${code}`],
    ["POST", `/nieuwsbrief/bevestigen?code=${code}`],
    ["POST", `/nieuwsbrief/afmelden?code=${code}`],
  ] as const) {
    const sent = method === "POST" ? { body: new URLSearchParams({ do: "cancel" }) } : {};
    const answer = await fetch(product.url + path, { method, headers: owner, ...sent });
    expect([answer.status, answer.headers.get("Retry-After")], `${method} ${path}`).toEqual([503, expect.any(String)]);
  }
  const link = await fetch(`${product.url}/nieuwsbrief/bevestigen?code=${code}`);
  expect(await link.text(), "a second try leads to the same link").toContain(`name="code" value="${code}"`);

  for (const file of ["exports/leads.csv", "quotes/some/document", "mails/some/html"]) {
    const answer = await fetch(`${product.url}/admin/${file}`, { headers: owner });
    expect([answer.status, await answer.json()], file).toEqual([503, { error: expect.any(String) }]);
  }

  await openDatabaseAgain(postgresServer(), databaseUrl);
  expect((await postOfferRequest(product, body)).status).toBe(201);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
});

test("a start that cannot write what it has to says so in one line", async ({ startProduct }) => {
  const databaseUrl = await freshDatabaseUrl();
  await startProduct({ DATABASE_URL: databaseUrl });
  const readOnly = new URL(databaseUrl);
  readOnly.searchParams.set("options", "-c default_transaction_read_only=on");
  const second = startProduct({ DATABASE_URL: readOnly.href, ADMIN_PASSWORD: "een ander lang wachtwoord" });
  await expect(second).rejects.toThrow(
    /listened:\nThe database cannot be used \(.* read-only transaction\)\. See to DATABASE_URL\.$/,
  );
});
