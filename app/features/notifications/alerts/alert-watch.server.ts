import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import { settledWithin } from "~/lib/settled-within";
import { listAlerts } from "./alert-store.server";
import { findTroubles } from "./find-troubles.server";
import type { DiskSpace } from "./full-disk";
import { type AlertServices, forgetMachines, isAbout, isNews, sendTroubleNotice } from "./send-trouble-notice.server";

/** Milliseconds. */
const LOOK = 60_000;
const STOP_PATIENCE = 1_000;

interface AlertOptions extends AlertServices {
  env: { SITE_URL: string; DATA_DIR: string };
  machine?: string;
  /** Whose mailbox is read. */
  mailbox?: string | null;
  diskSpace?: () => Promise<DiskSpace>;
  now?: () => Date;
}

export class AlertWatch {
  readonly #options: AlertOptions;
  readonly #looking: Parameters<typeof findTroubles>[0];
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> = Promise.resolve();

  constructor(options: AlertOptions) {
    const { db, env, machine = hostname(), diskSpace = () => spaceFor(env.DATA_DIR), mailbox } = options;
    this.#options = options;
    this.#looking = { db, machine, diskSpace, mailbox: mailbox ?? "" };
  }

  /** Not at once: what fell due while no process was running is about to be sent. */
  start(): void {
    this.#timer = setInterval(() => this.#lookSafely(), LOOK).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await settledWithin(this.#underWay, STOP_PATIENCE);
  }

  async look(): Promise<void> {
    const now = this.#options.now?.() ?? new Date();
    const { db } = this.#options;
    const known = await listAlerts(db);
    for await (const trouble of findTroubles(this.#looking, known, now)) {
      const row = known.find((each) => isAbout(each, trouble));
      if (isNews(trouble, row, now)) await sendTroubleNotice(this.#options, trouble, now);
    }
    const elsewhere = known.filter(({ place }) => place !== this.#looking.machine);
    await forgetMachines(db, elsewhere, now);
  }

  #lookSafely(): void {
    this.#underWay = this.look().catch((error: unknown) =>
      this.#options.log.warn({ err: error }, "cannot tell whether the owner needs an alert"),
    );
  }
}

async function spaceFor(folder: string): Promise<DiskSpace> {
  const { bsize, bavail, blocks } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
