import type { Outbox, QueuedMail } from "~/features/mail/outbox/outbox.server";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import type { AlertNoticeProps } from "~/features/mail/templates/template-props";
import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { AlertRow } from "~/lib/db/tables/notice-tables";
import type { Log } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { enqueuePush } from "../enqueue-push.server";
import { ALERT_PATHS } from "./alert-paths";
import { deleteAlert, listAlerts, mailsEnded, saveAlert } from "./alert-store.server";
import { ALERT_TEMPLATE, type Trouble } from "./find-troubles.server";

/** Milliseconds. The owner is told of the same trouble no more often than this. */
const DAY = 24 * 3_600_000;
/** A machine without confirmation for this long counts as gone. */
const NOTE = 10 * 60_000;
const GONE = 3_600_000;

export interface AlertServices {
  db: Db;
  outbox: Pick<Outbox, "enqueue" | "withdraw" | "deliver">;
  log: Log;
  env: { SITE_URL: string };
  ownerEmail: string;
}

type Ending = "over" | "given-up" | "unclear";

interface Told {
  mail: string | null;
  since: string;
  /** null while it lasts. */
  ending: Ending | null;
}

export function isNews({ holds }: Trouble, known: AlertRow | undefined, now: Date): boolean {
  if (!known) return holds;
  return !holds || now.getTime() - Date.parse(known.seen_at) >= NOTE || isDueAgain(known, now);
}

/** One process tells the owner, in one transaction. The mail server may be away: devices and the log are told too. */
export async function sendTroubleNotice(services: AlertServices, trouble: Trouble, now: Date): Promise<void> {
  const { db, outbox, log } = services;
  const told = await db.transaction().execute(async (tx) => {
    await lockKey(tx, "alerts");
    const known = (await listAlerts(tx)).find((row) => isAbout(row, trouble));
    return trouble.holds
      ? await begin(services, tx, trouble, known, now)
      : await end(services, tx, trouble, known, now);
  });
  if (told === null) return;
  const { cause, place, finding } = trouble;
  const about = { cause, place, since: told.since };
  if (trouble.holds) log.error({ ...about, ...withoutWords(finding) }, "the owner is alerted");
  else log.info({ ...about, ending: told.ending }, "the trouble has ended");
  if (told.mail !== null) void outbox.deliver(told.mail, 0);
}

export async function forgetMachines(db: Db, known: readonly AlertRow[], now: Date): Promise<void> {
  const gone = known.filter((row) => row.cause === "disk" && now.getTime() - Date.parse(row.seen_at) >= GONE);
  for (const { id } of gone) await db.transaction().execute((tx) => deleteAlert(tx, id));
}

export function isAbout(row: AlertRow, { cause, place }: Trouble): boolean {
  return row.cause === cause && row.place === place;
}

async function begin(
  services: AlertServices,
  tx: Tx,
  trouble: Trouble,
  known: AlertRow | undefined,
  now: Date,
): Promise<Told | null> {
  const { cause, place, since } = trouble;
  const at = now.toISOString();
  const isTold = known !== undefined && !isDueAgain(known, now);
  const row = known ?? { id: newId(), cause, place, since, told_at: at, seen_at: at };
  await saveAlert(tx, { ...row, seen_at: at, told_at: isTold ? row.told_at : at });
  if (isTold) return null;
  await services.outbox.withdraw(tx, row.id, ALERT_TEMPLATE);
  await enqueuePush(tx, { kind: "alert", cause }, now);
  const mail = await services.outbox.enqueue(tx, notice(services, trouble, row, { until: null }));
  return { mail, since: row.since, ending: null };
}

async function end(
  services: AlertServices,
  tx: Tx,
  trouble: Trouble,
  known: AlertRow | undefined,
  now: Date,
): Promise<Told | null> {
  if (!known) return null;
  const { id, since } = known;
  await deleteAlert(tx, id);
  await services.outbox.withdraw(tx, id, ALERT_TEMPLATE);
  const ending = await endingOf(tx, known);
  if (ending === "unclear") return { mail: null, since, ending };
  const how = { until: now.toISOString(), isGivenUp: ending === "given-up" };
  return { mail: await services.outbox.enqueue(tx, notice(services, trouble, known, how)), since, ending };
}

/** Mail goes out again only if some was sent: what waited may also have been given up, or withdrawn. */
async function endingOf(tx: Tx, { cause, since }: AlertRow): Promise<Ending> {
  if (cause !== "mail") return "over";
  const { sent, failed } = await mailsEnded(tx, ALERT_TEMPLATE, since);
  if (sent > 0) return "over";
  return failed > 0 ? "given-up" : "unclear";
}

function isDueAgain({ told_at }: AlertRow, now: Date): boolean {
  return now.getTime() - Date.parse(told_at) >= DAY;
}

function notice(
  { env, ownerEmail }: AlertServices,
  { cause, finding }: Trouble,
  { id, since }: AlertRow,
  how: Pick<AlertNoticeProps, "until" | "isGivenUp">,
): QueuedMail<"alert-notice"> {
  const url = env.SITE_URL + ALERT_PATHS[cause];
  return {
    template: ALERT_TEMPLATE,
    language: OWNER_LANGUAGE,
    recipient: ownerEmail,
    requestId: id,
    props: { ...finding, since, ...how, url },
  };
}

/** The answer of a mail server can name somebody, so it is not logged. */
function withoutWords(finding: Trouble["finding"]): object {
  switch (finding.cause) {
    case "mail":
      return { waiting: finding.waiting };
    case "disk":
      return { freeMegabytes: finding.freeMegabytes };
    case "mailbox":
    case "calendar":
      return { reason: finding.reason };
  }
}
