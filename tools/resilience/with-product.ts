import { setTimeout as sleep } from "node:timers/promises";
import { Product } from "../../tests/support/product.ts";
import { SmtpPeer } from "../../tests/support/smtp-peer.ts";
import { keptConnections } from "./call.ts";
import { type Arrival, Letterbox } from "./letterbox.ts";
import type { Place } from "./place.ts";
import { SeededRandom } from "./seeded-random.ts";
import { unsentMails } from "./stored.ts";
import { Visitors } from "./visitors.ts";

/** Milliseconds: how long mails may take once all is well, and the time between two checks. */
const FAIR_WEATHER = 60_000;
const OFTEN = 200;

interface Asked {
  place: Place;
  seed: number;
  /** Visitors per second. */
  perSecond: number;
  env?: NodeJS.ProcessEnv;
}

export interface Scene {
  product: Product;
  visitors: Visitors;
  /** Waits, for a minute at most, until no mail is queued any more, and returns everything that the mail server took. */
  mailsOfAll: () => Promise<Arrival[]>;
}

/** Runs `work` on a product of its own with a mail server and visitors who ask, and cleans everything up. */
export async function withProduct<T>(
  { place, seed, perSecond, env = {} }: Asked,
  work: (scene: Scene) => Promise<T>,
): Promise<T> {
  const peer = await SmtpPeer.start({ keepsHeadsOnly: true });
  const letterbox = new Letterbox(peer);
  const product = await Product.start({ ...place.env, SMTP_URL: peer.url(), ...env });
  const agent = keptConnections();
  const visitors = new Visitors({ url: product.url, random: new SeededRandom(seed, "visitors"), perSecond, agent });
  visitors.start();
  const mailsOfAll = async () => {
    const deadline = performance.now() + FAIR_WEATHER;
    while ((await unsentMails(place, product)) > 0 && performance.now() < deadline) await sleep(OFTEN);
    letterbox.close();
    return letterbox.arrivals;
  };
  try {
    return await work({ product, visitors, mailsOfAll });
  } finally {
    await visitors.leave();
    agent.destroy();
    letterbox.close();
    await product.remove();
    await peer.goDown();
  }
}
