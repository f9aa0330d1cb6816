import type { AlertFinding } from "~/features/mail/templates/template-props";
import type { AlertRow } from "~/lib/db/alert-tables";
import type { Db } from "~/lib/db/database.server";
import { masked } from "~/lib/log.server";
import { type DiskSpace, isNearlyFull } from "./full-disk";
import { oldestProblem, owedMails } from "./store.server";

/** Mail that is owed for longer than this many milliseconds is held up. */
const LATE = 15 * 60_000;
const MEGABYTE = 1_000_000;

/** The template in which the owner is told: it does not wait for itself. */
export const ALERT_TEMPLATE = "alert-notice";

/** Something that was looked at, and whether it keeps the product from its work. */
export interface Trouble {
  cause: AlertRow["cause"];
  place: string;
  holds: boolean;
  /** ISO-8601 UTC: since when, as far as that can be told. */
  since: string;
  finding: AlertFinding;
}

interface Looking {
  db: Db;
  /** How this machine is called, and how much room there is for its data. */
  machine: string;
  diskSpace: () => Promise<DiskSpace>;
}

/**
 * Looks at all that can go wrong, one after the other: what cannot be looked at keeps nothing before it from being told.
 * `known` are the alerts of now. Throws what the database or the disk throws.
 */
export async function* findTroubles(
  looking: Looking,
  known: readonly AlertRow[],
  now: Date,
): AsyncGenerator<Trouble, void> {
  yield await lateMail(looking, now);
  yield await fullDisk(looking, known, now);
}

async function lateMail({ db }: Looking, now: Date): Promise<Trouble> {
  const { oldest, waiting } = await owedMails(db, ALERT_TEMPLATE, now);
  const isLate = oldest !== null && now.getTime() - Date.parse(oldest) > LATE;
  // It stays with the notice, where nobody looks for a visitor's address when it is to be erased.
  const problem = isLate ? await oldestProblem(db) : null;
  return {
    cause: "mail",
    place: "",
    holds: isLate,
    since: oldest ?? now.toISOString(),
    finding: { cause: "mail", waiting, reason: problem && masked(problem) },
  };
}

async function fullDisk({ machine, diskSpace }: Looking, known: readonly AlertRow[], now: Date): Promise<Trouble> {
  const disk = await diskSpace();
  const isKnown = known.some(({ cause, place }) => cause === "disk" && place === machine);
  return {
    cause: "disk",
    place: machine,
    holds: isNearlyFull(disk, isKnown),
    since: now.toISOString(),
    finding: { cause: "disk", machine, freeMegabytes: Math.round(disk.free / MEGABYTE) },
  };
}
