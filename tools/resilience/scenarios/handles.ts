import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { signInOwner } from "../../../tests/support/owner-session.ts";
import type { Product } from "../../../tests/support/product.ts";
import { balance } from "../balance.ts";
import { deskViews, Onlooker, PUBLIC_VIEWS } from "../onlooker.ts";
import { onPostgres, onSqlite, type Place } from "../place.ts";
import { isAlive, limitHandles, openHandles } from "../process-figures.ts";
import { Refusals } from "../refusals.ts";
import type { Finding, Scale, Scenario } from "../scenario.ts";
import { unexpectedLines } from "../unexpected-lines.ts";
import { withProduct } from "../with-product.ts";

const PER_SECOND = { short: 5, full: 20 };
/** Milliseconds without any file handles left. */
const GONE = { short: 2_000, full: 20_000 };
const ROUNDS = { short: 1, full: 3 };
/** Milliseconds within which requests are answered again once all is well; four seconds of them may be for the mail. */
const RECOVERED = 10_000;
const CALM = 500;
const IDLE_CONNECTIONS = 100;
/** Milliseconds within which clients who never finish a request are disconnected. */
const SLOW_GOAL = 90_000;

/** Takes all free file handles away from a running product: it can accept no connection and open no file. */
export const handles: Scenario = {
  name: "handles",
  hasShortForm: true,
  async run(scale, seed) {
    const findings = await onSqlite((place) => withoutHandles(place, scale, seed));
    if (scale === "short") return findings;
    return [...findings, ...(await onPostgres((place) => withoutHandles(place, scale, seed)))];
  },
};

async function withoutHandles(place: Place, scale: Scale, seed: number): Promise<Finding[]> {
  return await withProduct({ place, seed, perSecond: PER_SECOND[scale] }, async ({ product, visitors, mailsOfAll }) => {
    const { pid, url } = product;
    const session = await signInOwner(product);
    const refusals = new Refusals(url, visitors.asked);
    const recoveries: number[] = [];
    for (let round = 0; round < ROUNDS[scale]; round++) {
      // The first time, parts of the program that are loaded on demand are not loaded yet.
      limitHandles(pid, openHandles(pid) + 1);
      const idle = idleConnections(product);
      await sleep(GONE[scale]);
      limitHandles(pid, null);
      for (const socket of idle) socket.destroy();
      recoveries.push(await refusals.untilAccepted());
    }
    await refusals.leave();
    await visitors.leave();
    const after = new Onlooker(url, [...PUBLIC_VIEWS, ...deskViews(session)]);
    await sleep(CALM);
    await after.leave();
    const slow = scale === "full" ? [await slowSpeakers(place, product)] : [];
    // A failed mail is tried again only after most of a minute.
    const arrivals = scale === "full" ? await mailsOfAll() : null;
    return [
      { what: "server ended", on: place.name, count: isAlive(pid) ? 0 : 1, goal: { atMost: 0 } },
      ...refusals.findings(place.name, { mayBeSilent: true }),
      {
        what: "accepts again after, worst (ms)",
        on: place.name,
        count: Math.max(...recoveries),
        goal: { atMost: RECOVERED },
      },
      ...after.findings("pages afterwards", place.name, true),
      ...(await balance(place, product, visitors.asked, arrivals)),
      ...slow,
      // A database on a network cannot be reached without handles either, and the log may say so.
      ...(place.server ? [] : [unexpectedLines(place, product)]),
    ];
  });
}

/** Connections on which nothing is said. */
function idleConnections({ url }: Product): Socket[] {
  const port = Number(new URL(url).port);
  return Array.from({ length: IDLE_CONNECTIONS }, () => {
    const socket = connect(port, "127.0.0.1");
    // Being turned away is what they are for.
    return socket.on("error", () => {});
  });
}

/**
 * Opens connections that start a request and never finish it: measures how long it takes until the last is
 * disconnected.
 */
async function slowSpeakers(place: Place, product: Product): Promise<Finding> {
  const start = performance.now();
  const sockets = idleConnections(product);
  const left = sockets.map((socket) => new Promise((resolve) => socket.once("close", resolve)));
  const dripping = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write("X-Slow: yes\r\n");
  }, 1_000);
  for (const socket of sockets) socket.resume().write("GET / HTTP/1.1\r\nHost: localhost\r\n");
  await Promise.race([Promise.all(left), sleep(SLOW_GOAL * 2)]);
  clearInterval(dripping);
  for (const socket of sockets) socket.destroy();
  const ms = Math.round(performance.now() - start);
  return { what: "slow speakers shown out after (ms)", on: place.name, count: ms, goal: { atMost: SLOW_GOAL } };
}
