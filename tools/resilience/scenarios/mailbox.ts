import { setTimeout as sleep } from "node:timers/promises";
import { Dovecot, isDovecotInstalled } from "../../../tests/support/dovecot.ts";
import { offerRequestBody, postOfferRequest } from "../../../tests/support/offer-request-body.ts";
import { signInOwner } from "../../../tests/support/owner-session.ts";
import { Product } from "../../../tests/support/product.ts";
import { SmtpPeer } from "../../../tests/support/smtp-peer.ts";
import { Correspondence } from "../correspondence.ts";
import { damage, onPostgres, onSqlite, type Place, rowsOf } from "../place.ts";
import { memoryOf } from "../process-figures.ts";
import { startAgain } from "../readiness.ts";
import { type Finding, inEarnest, NotHere, type Scale, type Scenario } from "../scenario.ts";
import { SeededRandom } from "../seeded-random.ts";
import { untilAllIsSent } from "../stage.ts";
import { unexpectedLines } from "../unexpected-lines.ts";

const KILLS = { short: 5, full: 200 };
/** Milliseconds between two kills, and that the mail server stays away. */
const LIFE = { short: { least: 200, most: 700 }, full: { least: 300, most: 2_500 } };
const AWAY = 800;
/** Seconds: a process that is killed holds the mailbox for 45. */
const TAKE_OVER = 65;
const PATIENCE = 120;
/** Milliseconds that anything may take at all. */
const LONGEST = 20 * 60_000;
/** Mails in a mailbox of many years. */
const MANY = 50_000;
const SECRET = "a-secret-that-both-replicas-have-in-common";
/** The short form cannot wait for the ten seconds in which a mail can be taken back, or for the leases of the killed. */
const HASTEN = "update outbox set due_at = '2026-01-01', lease_owner = null, lease_until = null where state = 'queued'";
const EXPIRE = "update mailbox_connection set lease_owner = null, lease_until = null";

/** Kills the product and the mail server of the mailbox, while mail goes both ways. */
export const mailbox: Scenario = {
  name: "mailbox",
  hasShortForm: true,
  run: async (scale, seed) => {
    if (!isDovecotInstalled()) throw new NotHere("there is no Dovecot on this machine");
    const suffer = (replicas: number) => (place: Place) => withMailbox(place, { scale, seed, replicas });
    const findings = await onSqlite(suffer(1));
    if (scale === "short") return findings;
    return [...findings, ...(await onPostgres(suffer(2))), ...(await onSqlite(withLargeMailbox))];
  },
};

interface Form {
  scale: Scale;
  seed: number;
  replicas: number;
}

async function withMailbox(place: Place, { scale, seed, replicas }: Form): Promise<Finding[]> {
  const on = replicas === 1 ? place.name : `${place.name}, ${replicas} replicas`;
  const random = new SeededRandom(seed, "mailbox");
  const peer = await SmtpPeer.start({ keepsHeadsOnly: true });
  const dovecot = await Dovecot.start();
  const products: Product[] = [];
  let correspondence: Correspondence | undefined;
  try {
    for (let at = 0; at < replicas; at += 1) {
      const mail = { SMTP_URL: peer.url(), IMAP_URL: dovecot.url(), IMAP_POLL_SECONDS: "5" };
      products.push(await Product.start({ ...place.env, ...mail, SESSION_SECRET: SECRET }));
    }
    const [product] = products as [Product, ...Product[]];
    const ask = <T>(query: string) => rowsOf<T>(place, product, query);
    await until(async () => (await ask("select role from mailbox_folders")).length === 2);
    correspondence = await Correspondence.begin({
      products,
      session: await signInOwner(product),
      dovecot,
      peer,
      random,
      ask,
    });
    const kills = { product: 0, server: 0 };
    while (kills.product + kills.server < KILLS[scale]) {
      const { least, most } = LIFE[scale];
      await sleep(random.between(least, most));
      if (kills.product <= kills.server) {
        const victim = random.pick(products as [Product, ...Product[]]);
        await victim.kill();
        kills.product += 1;
        // Ends its lease: with kills every second, no process would ever read.
        await ask(EXPIRE);
        correspondence.noteKill();
        await startAgain(victim);
      } else {
        await dovecot.goDown("SIGKILL");
        kills.server += 1;
        await sleep(random.between(0, AWAY));
        await dovecot.comeBack();
      }
    }
    await correspondence.end();
    if (scale === "short") {
      await product.stop();
      await ask(HASTEN);
      await product.start();
    } else {
      // This time the lease has to end by itself.
      await product.kill();
      correspondence.noteKill();
      await startAgain(product);
    }
    const start = performance.now();
    const seconds = () => Math.round((performance.now() - start) / 100) / 10;
    while (!(await correspondence.isRead()) && seconds() < PATIENCE) await sleep(100);
    const untilRead = seconds();
    const calm = await untilAllIsSent(place, product, scale);
    return [
      { what: "kills of the product", on, count: kills.product, goal: { atLeast: 1 } },
      { what: "kills of the mail server", on, count: kills.server, goal: { atLeast: 1 } },
      ...(await correspondence.balance(on)),
      {
        what: "seconds until everything was read after the last kill",
        on,
        count: untilRead,
        goal: inEarnest(scale, { atMost: TAKE_OVER }),
      },
      { ...calm, on },
      ...products.map((each) => ({ ...unexpectedLines(place, each), on })),
      { what: "damage in the database file", on, count: await damage(place, product), goal: { atMost: 0 } },
    ];
  } finally {
    correspondence?.close();
    for (const product of products) await product.remove();
    await dovecot.stop();
    await peer.goDown();
  }
}

/** A mailbox of many years: it is read from the start on, and what is older only on request. */
async function withLargeMailbox(place: Place): Promise<Finding[]> {
  const on = `${MANY} mails`;
  const customer = "jan@klant.example";
  const mail = (from: string, at: number) =>
    [
      `From: ${from}`,
      "To: hallo@weef.example",
      `Message-ID: <${at}@oud.example>`,
      `Subject: Mail ${at}`,
      "",
      "Dag",
    ].join("\r\n");
  const dovecot = await Dovecot.start();
  for (let at = 0; at < MANY; at += 1) dovecot.deliver(mail(at % 100 === 0 ? customer : `x${at}@oud.example`, at));
  const product = await Product.start({ ...place.env, IMAP_URL: dovecot.url(), IMAP_POLL_SECONDS: "5" });
  try {
    const count = async (from: string) =>
      Number((await rowsOf<{ count: number }>(place, product, `select count(*) as count from ${from}`))[0]?.count);
    const secondsUntil = async (isSo: () => Promise<boolean>) => {
      const start = performance.now();
      await until(isSo);
      return Math.round((performance.now() - start) / 100) / 10;
    };
    await postOfferRequest(product, offerRequestBody({ email: customer }));
    const opened = await secondsUntil(async () => (await count("mailbox_connection where seen_at is not null")) === 1);
    const early = (await count("thread_messages")) + (await count("mailbox_strangers"));
    dovecot.deliver(mail(customer, MANY));
    const news = await secondsUntil(async () => (await count("thread_messages")) === 1);
    const session = await signInOwner(product);
    const body = new URLSearchParams({ do: "older", from: "2020-01-01" });
    await fetch(`${product.url}/admin/mailbox`, { method: "POST", headers: session, body, redirect: "manual" });
    const older = await secondsUntil(async () => (await count("mailbox_folders where older_from is not null")) === 0);
    const answers = await count("thread_messages");
    const strangers = await count("mailbox_strangers");
    return [
      { what: "seconds until it was opened for the first time", on, count: opened, goal: { atMost: 30 } },
      { what: "older mails taken without being asked for", on, count: early, goal: { atMost: 0 } },
      { what: "seconds until a new mail was in the thread", on, count: news, goal: { atMost: 5 } },
      { what: "seconds until older mail was read on request", on, count: older, goal: null },
      { what: "mails of the customer in the thread", on, count: answers, goal: { atLeast: MANY / 100 + 1 } },
      { what: "older mails of strangers in the tray", on, count: strangers, goal: { atMost: 0 } },
      { what: "MB of memory afterwards", on, count: Math.round(memoryOf(product.pid)), goal: { atMost: 300 } },
    ];
  } finally {
    await product.remove();
    await dovecot.stop();
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + LONGEST;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It did not come to pass: ${isSo}`);
    await sleep(50);
  }
}
