import { signInOwner } from "../../support/owner-session.ts";
import { expireLeases, openDatabase } from "../../support/product-database.ts";
import { expect, test } from "../../support/server-journey.ts";
import { SmtpPeer } from "../../support/smtp-peer.ts";

const READERS = 60;

test("a product that is killed in the middle of a letter goes on with it, and nobody gets it twice", async ({
  startProduct,
}) => {
  const peer = await SmtpPeer.start();
  const product = await startProduct({ SMTP_URL: peer.url() });
  const emails = Array.from({ length: READERS }, (_, nth) => `lezer-${nth}@lezers.example`);
  {
    using database = openDatabase(product);
    const at = "2026-01-05T10:00:00.000Z";
    const add = database.prepare(
      "insert into subscribers (id, email, language, state, wording, page, requested_at, confirmed_at) values (?, ?, 'nl', 'confirmed', 'Ja', '/blog', ?, ?)",
    );
    for (const email of emails) add.run(crypto.randomUUID(), email, at, at);
  }
  const headers = await signInOwner(product);
  const id = crypto.randomUUID();
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${product.url}/admin/newsletter/letters/${path}`, {
      method: "POST",
      headers,
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  const texts = { subject_nl: "Voor de winter", body_nl: "Drie tips.", subject_en: "", body_en: "" };
  expect((await post("new", { do: "save", id, version: "0", ...texts })).status).toBe(303);
  expect((await post(id, { do: "send", version: "1" })).status).toBe(303);
  for (const enough of [5, 30, 45]) {
    await expect.poll(() => peer.received.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(enough);
    await product.kill();
    await expireLeases(product, undefined);
    await product.start();
  }
  const byReader = () => {
    const ids = new Map<string, Set<string | undefined>>();
    for (const { envelope, messageId } of peer.received) {
      for (const email of envelope.to) ids.set(email, (ids.get(email) ?? new Set<string | undefined>()).add(messageId));
    }
    return ids;
  };
  await expect.poll(() => byReader().size, { timeout: 90_000 }).toBe(READERS);
  // A kill between a mail and the note of it repeats that mail, by which a mail program knows it again.
  expect([...byReader().values()].every((ids) => ids.size === 1)).toBe(true);
  expect([...byReader().keys()].toSorted()).toEqual(emails.toSorted());
  await peer.goDown();
});
