import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../tests/support/free-port.ts";
import { isNginxInstalled, startNginx } from "../../tests/support/nginx.ts";
import { Product } from "../../tests/support/product.ts";
import { SmtpPeer } from "../../tests/support/smtp-peer.ts";
import { keptConnections } from "./call.ts";
import { Letterbox } from "./letterbox.ts";
import { Onlooker, RENDERED_PRICES, type View } from "./onlooker.ts";
import type { Place } from "./place.ts";
import { NotHere } from "./scenario.ts";
import { SeededRandom } from "./seeded-random.ts";
import { Visitors } from "./visitors.ts";

/**
 * A kept page, one rendered for each visit, and a file. So few that a small machine has time left for those who ask.
 */
const VIEWS: readonly View[] = [{ path: "/", status: 200 }, RENDERED_PRICES, { path: "/favicon.svg", status: 200 }];

interface FleetOptions {
  place: Place;
  size: number;
  perSecond: number;
  seed: number;
}

/** Several processes on one PostgreSQL behind one nginx, with people who ask and look all the time. */
export interface Fleet {
  place: Place;
  /** The address of nginx. */
  url: string;
  replicas: readonly Product[];
  letterbox: Letterbox;
  visitors: Visitors;
  onlooker: Onlooker;
  randomOf: (name: string) => SeededRandom;
}

/** The environment that all processes of a fleet share; `siteUrl` is that of the proxy. */
export function replicaEnv({ env }: Place, siteUrl: string): NodeJS.ProcessEnv {
  return {
    ...env,
    SITE_URL: siteUrl,
    SESSION_SECRET: "the same for all replicas, as deploy.md says",
    TRUST_PROXY: "1",
  };
}

/** Starts a fleet for as long as `work` takes: all processes at the same moment, on an empty database. */
export async function withFleet<T>(
  { place, size, perSecond, seed }: FleetOptions,
  work: (fleet: Fleet) => Promise<T>,
): Promise<T> {
  if (!isNginxInstalled()) throw new NotHere("nginx is not installed");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const peer = await SmtpPeer.start({ keepsHeadsOnly: true });
  const letterbox = new Letterbox(peer);
  const start = () => Product.start({ ...replicaEnv(place, url), SMTP_URL: peer.url() });
  const replicas = await Promise.all(Array.from({ length: size }, start));
  const nginx = await startNginx(
    port,
    replicas.map((replica) => `127.0.0.1:${new URL(replica.url).port}`),
  );
  const randomOf = (name: string) => new SeededRandom(seed, name);
  const agent = keptConnections();
  const visitors = new Visitors({ url, random: randomOf("visitors"), perSecond, agent });
  await untilAnswered(url);
  visitors.start();
  const onlooker = new Onlooker(url, VIEWS);
  try {
    return await work({ place, url, replicas, letterbox, visitors, onlooker, randomOf });
  } finally {
    await onlooker.leave();
    await visitors.leave();
    agent.destroy();
    letterbox.close();
    await nginx.stop();
    await Promise.all(replicas.map((replica) => replica.remove()));
    await peer.goDown();
  }
}

async function untilAnswered(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(20);
  }
}
