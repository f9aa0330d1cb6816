import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import { repeat, type Service } from "~/platform/jobs/schedule.server";
import { listAlerts } from "./alert-store.server";
import { type DiskSpace, findTroubles } from "./find-troubles.server";
import { type AlertServices, forgetMachines, isAbout, isNews, sendTroubleNotice } from "./send-trouble-notice.server";

/** Milliseconds. */
const LOOK = 60_000;

interface AlertOptions extends AlertServices {
  env: { SITE_URL: string; DATA_DIR: string };
  machine?: string;
  /** The mailbox that is read. */
  mailbox?: { readonly name: string | null };
  diskSpace?: () => Promise<DiskSpace>;
  now?: () => Date;
}

/** Looks after a minute first: mails that fell due while no process was running are about to be sent. */
export function alertWatch(options: AlertOptions): Service {
  const work = () => lookForTroubles(options);
  return repeat({ every: LOOK, work, log: options.log, trouble: "cannot tell whether the owner needs an alert" });
}

export async function lookForTroubles(options: AlertOptions): Promise<void> {
  const { db, env, machine = hostname(), diskSpace = () => spaceFor(env.DATA_DIR), mailbox } = options;
  const now = options.now?.() ?? new Date();
  const known = await listAlerts(db);
  for await (const trouble of findTroubles({ db, machine, diskSpace, mailbox: mailbox?.name ?? "" }, known, now)) {
    const row = known.find((each) => isAbout(each, trouble));
    if (isNews(trouble, row, now)) await sendTroubleNotice(options, trouble, now);
  }
  const elsewhere = known.filter(({ place }) => place !== machine);
  await forgetMachines(db, elsewhere, now);
}

async function spaceFor(folder: string): Promise<DiskSpace> {
  const { bsize, bavail, blocks } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
