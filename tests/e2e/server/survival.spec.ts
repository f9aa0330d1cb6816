import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, freshDatabaseUrl, test } from "../../support/journey.ts";
import { offerRequestBody, postOfferRequest } from "../../support/offer-request-body.ts";
import type { Product } from "../../support/product.ts";
import { SmtpPeer } from "../../support/smtp-peer.ts";
import { storedRequests } from "../../support/stored-requests.ts";

/** The leases of a process that was killed run out within this time; then another sends its mails. */
const LEASE_OVER = 70_000;

const DATABASES: [name: string, env: () => Promise<NodeJS.ProcessEnv>][] = [
  ["SQLite", async () => ({})],
  ["PostgreSQL", async () => ({ DATABASE_URL: await freshDatabaseUrl() })],
];

for (const [database, env] of DATABASES) {
  test(`a process killed between the request and its mails loses nothing (${database})`, async ({ startProduct }) => {
    test.setTimeout(LEASE_OVER + 30_000);
    const peer = await SmtpPeer.start();
    peer.hang("sender");
    const product = await startProduct({ ...(await env()), SMTP_URL: peer.url() });
    const body = offerRequestBody({ submission_id: "0b8a7f0e-54f5-4f0c-8f2b-a9f0a2f4c702" });

    const answer = await postOfferRequest(product, body);
    expect(await answer.json()).toMatchObject({ confirmation: "delayed" });
    await product.kill();
    peer.behave();
    await product.start();

    const recipients = () => peer.received.flatMap((mail) => mail.envelope.to).sort();
    await expect.poll(recipients, { timeout: LEASE_OVER }).toEqual([body.email, "eigenaar@example.nl"].sort());
    const repeat = await postOfferRequest(product, body);
    expect([repeat.status, await repeat.json()]).toEqual([200, expect.objectContaining({ confirmation: "sent" })]);
    await peer.goDown();
  });
}

test("a request is answered at once when mails go to files, and each mail is one file", async ({ startProduct }) => {
  const product = await startProduct();
  const body = offerRequestBody();
  expect(await (await postOfferRequest(product, body)).json()).toMatchObject({ confirmation: "sent" });
  const folder = path.join(product.dataDir, "mail");
  await expect.poll(() => readdir(folder)).toHaveLength(2);
  const mails = await Promise.all((await readdir(folder)).map((file) => readFile(path.join(folder, file), "utf8")));
  const withHeader = (line: string) => mails.filter((mail) => mail.split("\r\n").includes(line));
  expect(withHeader(`To: ${body.email}`)).toHaveLength(1);
  expect(withHeader(`Reply-To: ${body.email}`)).toHaveLength(1);
});

test("stopping lets the requests under way finish", async ({ startProduct }) => {
  const peer = await SmtpPeer.start();
  peer.hang("sender");
  const product = await startProduct({ SMTP_URL: peer.url() });
  const answers = Array.from({ length: 5 }, () => postOfferRequest(product, offerRequestBody()));
  await expect.poll(() => storedRequests(product).length).toBe(5);
  await product.stop();
  expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201]);
  peer.behave();
  await product.start();
  // Their leases were given back: nobody waits for them to run out.
  await expect.poll(() => peer.received.length).toBe(10);
  await peer.goDown();
});

test("while the database is locked pages go on, and a request gets through when it is free again", async ({
  startProduct,
}) => {
  const product = await startProduct();
  const release = await lockDatabase(product);
  const request = postOfferRequest(product, offerRequestBody());
  const page = await fetch(`${product.url}/contact`);
  expect(page.status).toBe(200);
  release();
  expect((await request).status).toBe(201);
});

async function lockDatabase({ dataDir }: Product): Promise<() => void> {
  const { DatabaseSync } = await import("node:sqlite");
  const database = new DatabaseSync(path.join(dataDir, "weef.db"));
  database.exec("BEGIN IMMEDIATE");
  return () => database.close();
}
