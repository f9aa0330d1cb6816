import { mkdirSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";
import { signInOwner } from "../../../tests/support/owner-session.ts";
import type { Product } from "../../../tests/support/product.ts";
import { balance } from "../balance.ts";
import type { Arrival } from "../letterbox.ts";
import { deskViews, Onlooker, PUBLIC_VIEWS } from "../onlooker.ts";
import { damage, leaveNoRoomInLog, onPostgres, onSqlite, type Place } from "../place.ts";
import { isAlive } from "../process-figures.ts";
import { Refusals } from "../refusals.ts";
import type { Finding, Scale, Scenario } from "../scenario.ts";
import { type Disk, smallDisk } from "../small-disk.ts";
import { type Scene, withProduct } from "../with-product.ts";

const PER_SECOND = { short: 5, full: 10 };
const MEGABYTES = { short: 64, full: 256 };
/** Milliseconds that it stays full. */
const FULL = { short: 3_000, full: 60_000 };
const ROUNDS = { short: 1, full: 2 };
const CALM = { short: 500, full: 5_000 };
/** Milliseconds within which requests are answered again once all is well; four seconds of them may be for the mail. */
const RECOVERED = 10_000;
/** Warnings and errors per second that are allowed, besides one for each mail that cannot be sent. */
const MOST_COMPLAINTS = 10;

/** The disk with the data and the mails is full for a while. */
export const diskFull: Scenario = {
  name: "disk-full",
  hasShortForm: true,
  async run(scale, seed) {
    const findings = await onSqlite((place) => onSmallDisk(place, scale, seed));
    if (scale === "short") return findings;
    // The disk holds the mails alone if the database is PostgreSQL.
    return [...findings, ...(await onPostgres((place) => onSmallDisk(place, scale, seed)))];
  },
};

async function onSmallDisk(place: Place, scale: Scale, seed: number): Promise<Finding[]> {
  const disk = smallDisk(MEGABYTES[scale]);
  try {
    const dataDir = path.join(disk.folder, "data");
    mkdirSync(dataDir);
    const env = { DATA_DIR: dataDir, SMTP_URL: "" };
    return await withProduct({ place, seed, perSecond: PER_SECOND[scale], env }, async (scene) => {
      const { product, visitors, mailsOfAll } = scene;
      const session = await signInOwner(product);
      const findings: Finding[] = [];
      for (let round = 1; round <= ROUNDS[scale]; round++) {
        await sleep(CALM[scale]);
        findings.push(...(await whileFull(place, scene, disk, session, scale)));
      }
      await visitors.leave();
      // A failed mail is tried again only after most of a minute.
      const isWaitedFor = scale === "full";
      if (isWaitedFor) await mailsOfAll();
      const arrivals = isWaitedFor ? await mailsInFolder(product) : null;
      return [
        { what: "server ended", on: place.name, count: isAlive(product.pid) ? 0 : 1, goal: { atMost: 0 } },
        ...findings,
        ...(await balance(place, product, visitors.asked, arrivals)),
        {
          what: "damage in the file of the database",
          on: place.name,
          count: await damage(place, product),
          goal: { atMost: 0 },
        },
      ];
    });
  } finally {
    disk.remove();
  }
}

async function whileFull(
  place: Place,
  { product, visitors }: Scene,
  disk: Disk,
  session: { Cookie: string },
  scale: Scale,
): Promise<Finding[]> {
  const on = `${place.name}, ${disk.kind}`;
  const before = product.log.length;
  leaveNoRoomInLog(place, product);
  disk.fill(product.pid);
  const start = performance.now();
  const refusals = new Refusals(product.url, visitors.asked);
  const onlooker = new Onlooker(product.url, [...PUBLIC_VIEWS, ...deskViews(session)]);
  await sleep(FULL[scale]);
  await Promise.all([onlooker.leave(), refusals.leave()]);
  const seconds = (performance.now() - start) / 1_000;
  const complaints = product.log.slice(before).filter(isComplaint).length;
  disk.makeRoom(product.pid);
  const again = await refusals.untilAccepted();
  return [
    ...onlooker.findings("pages", on, true),
    ...refusals.findings(on, { least: place.server ? 0 : 1 }),
    {
      what: "complaints in the log a second",
      on,
      count: Math.round(complaints / seconds),
      goal: { atMost: MOST_COMPLAINTS },
    },
    { what: "accepts again after (ms)", on, count: again, goal: { atMost: RECOVERED } },
  ];
}

function isComplaint(line: string): boolean {
  return !line.startsWith('{"level":30,') && !line.includes('"msg":"mail not sent"');
}

/** The mails that a product without a mail server has written. Sending a mail again overwrites its file. */
async function mailsInFolder({ dataDir }: Product): Promise<Arrival[]> {
  const folder = path.join(dataDir, "mail");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  return await Promise.all(
    names.map(async (name) => {
      const { messageId = "", to, replyTo } = await PostalMime.parse(await readFile(path.join(folder, name)));
      return { messageId, to: to?.[0]?.address ?? "", replyTo: replyTo?.[0]?.address, kills: 0 };
    }),
  );
}
