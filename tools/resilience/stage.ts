import { setTimeout as sleep } from "node:timers/promises";
import { Product } from "../../tests/support/product.ts";
import { SmtpPeer } from "../../tests/support/smtp-peer.ts";
import { balance } from "./balance.ts";
import { keptConnections } from "./call.ts";
import { Letterbox } from "./letterbox.ts";
import { MailWeather } from "./mail-weather.ts";
import { damage, type Place, rowsOf } from "./place.ts";
import { type Finding, inEarnest, type Scale } from "./scenario.ts";
import { SeededRandom } from "./seeded-random.ts";
import { unsentMails } from "./stored.ts";
import { unexpectedLines } from "./unexpected-lines.ts";
import { Visitors } from "./visitors.ts";

const PER_SECOND = { short: 10, full: 20 };
/** Milliseconds that the mail server's weather lasts at most. */
const WEATHER = { short: 1_500, full: 6_000 };
/** Seconds of fair weather within which every mail has to be out, and how long they are waited for. */
const FAIR = 60;
const PATIENCE = { short: 300, full: FAIR };
const HASTEN = "update outbox set due_at = created_at, lease_owner = null, lease_until = null where state = 'queued'";

/** A product that people send requests to all the time, while its mail server comes and goes. */
export interface Stage {
  place: Place;
  product: Product;
  /** The environment the product was started with, without the settings of its own. */
  env: NodeJS.ProcessEnv;
  letterbox: Letterbox;
  visitors: Visitors;
  /** The random numbers of this name, for this run. */
  randomOf: (name: string) => SeededRandom;
  scale: Scale;
}

/** Does `harm` while people ask; then lets everything calm down, and checks what became of their requests and mails. */
export async function onStage(
  place: Place,
  { scale, seed }: { scale: Scale; seed: number },
  harm: (stage: Stage) => Promise<Finding[]>,
): Promise<Finding[]> {
  const randomOf = (name: string) => new SeededRandom(seed, name);
  const peer = await SmtpPeer.start({ keepsHeadsOnly: true });
  const env = { ...place.env, SMTP_URL: peer.url() };
  const product = await Product.start(env);
  const letterbox = new Letterbox(peer);
  const weather = new MailWeather(peer, randomOf("weather"), WEATHER[scale]);
  const agent = keptConnections();
  const perSecond = PER_SECOND[scale];
  const visitors = new Visitors({ url: product.url, random: randomOf("visitors"), perSecond, agent });
  try {
    visitors.start();
    weather.start();
    const found = await harm({ place, product, env, letterbox, visitors, randomOf, scale });
    await visitors.leave();
    await weather.clear();
    if (scale === "short") await hastenMails(place, product);
    const calm = await untilAllIsSent(place, product, scale);
    letterbox.close();
    return [
      ...found,
      ...(await balance(place, product, visitors.asked, letterbox.arrivals)),
      calm,
      unexpectedLines(place, product),
      { what: "damage in the database file", on: place.name, count: await damage(place, product), goal: { atMost: 0 } },
    ];
  } finally {
    letterbox.close();
    agent.destroy();
    await product.remove();
    await peer.goDown();
  }
}

/**
 * Makes mails due that wait for the lease of a killed process, or for the mail server: the short form cannot wait a
 * minute.
 */
async function hastenMails(place: Place, product: Product): Promise<void> {
  await product.stop();
  await rowsOf(place, product, HASTEN);
  await product.start();
}

/** Seconds of fair weather until no mail is waiting any more, to a tenth; gives up after `PATIENCE`. */
export async function untilAllIsSent(place: Place, product: Product, scale: Scale = "full"): Promise<Finding> {
  const start = performance.now();
  for (;;) {
    const count = Math.round((performance.now() - start) / 100) / 10;
    if ((await unsentMails(place, product)) === 0 || count > PATIENCE[scale]) {
      return {
        what: "seconds of fair weather until all mails were out",
        on: place.name,
        count,
        goal: inEarnest(scale, { atMost: FAIR }),
      };
    }
    await sleep(100);
  }
}
