import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { offerRequestBody, postOfferRequest } from "../../support/offer-request-body.ts";
import type { Product } from "../../support/product.ts";
import { expireLeases, openDatabase, storedRequests } from "../../support/product-database.ts";
import { expect, freshDatabaseUrl, test } from "../../support/server-journey.ts";
import { SmtpPeer } from "../../support/smtp-peer.ts";

test("a process killed between the request and its mails loses nothing, on either database", async ({
  startProduct,
}) => {
  const surviveKill = async (database: NodeJS.ProcessEnv) => {
    const peer = await SmtpPeer.start();
    peer.hang("sender");
    const product = await startProduct({ ...database, SMTP_URL: peer.url() });
    const body = offerRequestBody({ submission_id: "0b8a7f0e-54f5-4f0c-8f2b-a9f0a2f4c702" });

    const answer = await postOfferRequest(product, body);
    expect(await answer.json()).toMatchObject({ confirmation: "delayed" });
    await product.kill();
    await expireLeases(product, database.DATABASE_URL);
    peer.behave();
    await product.start();

    const recipients = () => peer.received.flatMap((mail) => mail.envelope.to).sort();
    await expect.poll(recipients).toEqual([body.email, "eigenaar@example.nl"].sort());
    const repeat = await postOfferRequest(product, body);
    expect([repeat.status, await repeat.json()]).toEqual([200, expect.objectContaining({ confirmation: "sent" })]);
    await peer.goDown();
  };
  // The server waits four seconds for its mails.
  await Promise.all([surviveKill({}), surviveKill({ DATABASE_URL: await freshDatabaseUrl() })]);
});

test("a request is answered at once when mails go to files, and each mail is one file", async ({ product }) => {
  const body = offerRequestBody();
  expect(await (await postOfferRequest(product, body)).json()).toMatchObject({ confirmation: "sent" });
  const folder = path.join(product.dataDir, "mail");
  const mails = async () => {
    const files = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
    const read = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
    return read.filter((mail) => mail.includes(body.email));
  };
  await expect.poll(mails).toHaveLength(2);
  const found = await mails();
  const withHeader = (line: string) => found.filter((mail) => mail.split("\r\n").includes(line));
  expect(withHeader(`To: ${body.email}`)).toHaveLength(1);
  expect(withHeader(`Reply-To: ${body.email}`)).toHaveLength(1);
});

test("stopping lets the requests under way finish, however slow a client is and however often it is asked to stop", async ({
  startProduct,
}) => {
  const peer = await SmtpPeer.start();
  peer.hang("sender");
  const product = await startProduct({ SMTP_URL: peer.url() });
  const answers = Array.from({ length: 5 }, () => postOfferRequest(product, offerRequestBody()));
  await expect.poll(() => storedRequests(product).length).toBe(5);
  const { hostname, port } = new URL(product.url);
  const slow = connect(Number(port), hostname, () => {
    slow.write("POST /api/offer-requests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{");
  });
  // It is cut off, politely or not.
  slow.on("error", () => {});
  const cut = new Promise((resolve) => slow.resume().once("close", resolve));
  const stopped = product.stop();
  await expect.poll(() => product.log.some((line) => line.includes('"stopping"'))).toBe(true);
  await product.stop();
  expect(await stopped).toBe(0);
  await cut;
  expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201]);
  peer.behave();
  await product.start();
  // Leases were given back: the next process need not wait for them to expire.
  await expect.poll(() => peer.received.length).toBe(10);
  await peer.goDown();
});

test("a second start on a taken port says so in one line, and leaves the first alone", async ({ startProduct }) => {
  const first = await startProduct({ ADMIN_EMAIL: "", ADMIN_PASSWORD: "" });
  const second = startProduct({ PORT: new URL(first.url).port, DATA_DIR: first.dataDir });
  await expect(second).rejects.toThrow(/listened:\nPort \d+ is in use\..+$/);
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
});

test("while the database is locked pages go on, and a request gets through when it is free again", async ({
  product,
}) => {
  const release = lockDatabase(product);
  let isAnswered = false;
  const request = postOfferRequest(product, offerRequestBody()).finally(() => {
    isAnswered = true;
  });
  for (let visit = 0; visit < 5; visit++) expect((await fetch(`${product.url}/contact`)).status).toBe(200);
  expect(isAnswered).toBe(false);
  release();
  expect((await request).status).toBe(201);
});

function lockDatabase(product: Product): () => void {
  const database = openDatabase(product);
  database.exec("BEGIN IMMEDIATE");
  return () => database.close();
}

test("a backup is made and put back by the programs that an image has", async ({ startProduct }) => {
  const product = await startProduct();
  expect((await postOfferRequest(product, offerRequestBody())).status).toBe(201);
  const run = (tool: string, folder: string) =>
    promisify(execFile)(process.execPath, [path.resolve(`build/server/${tool}.js`), folder], {
      env: { DATA_DIR: product.dataDir, SITE_URL: product.url },
    });
  const backups = path.join(product.dataDir, "backups");
  expect((await run("backup", backups)).stdout).toContain("Backup made and opened");
  expect((await postOfferRequest(product, offerRequestBody())).status).toBe(201);
  await product.stop();
  expect((await run("restore", backups)).stdout).toContain("Restored the backup of");
  await product.start();
  expect(storedRequests(product)).toHaveLength(1);
});
