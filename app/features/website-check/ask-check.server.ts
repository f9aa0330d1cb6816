import * as z from "zod/mini";
import { isSuspect } from "~/components/forms/suspect";
import { optionalText, submissionId } from "~/components/forms/text-field";
import { business } from "~/content/business";
import { TooManyRequests } from "~/features/requests/store-request.server";
import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { WebsiteCheckRow } from "~/lib/db/tables/check-tables";
import type { Limiter } from "~/lib/http/rate-limit.server";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import { addHours, addMinutes } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import { hashOfToken, linkToken, makeToken } from "~/lib/token.server";
import type { LeasedQueue } from "~/platform/jobs/leased-queue.server";
import {
  checksOfLeads,
  countDay,
  countQueued,
  findCheck,
  findRefusal,
  insertCheck,
  latestOfHost,
  lockHost,
} from "./check-store.server";
import { type AddressProblem, readAddress } from "./read-address.server";

/** Minutes for which a host is not looked at again. */
export const HOST_INTERVAL = 10;
/** Checks that wait. More would keep visitors waiting for minutes. */
const MOST_QUEUED = 300;
/** Seconds. */
const TRY_AGAIN = 60;
/** The source of checks that the desk asks for. */
export const DESK_SOURCE = "desk";
const BOUNDS = { source: 60, url: 2_000 };

/** `refused`: the owner of the site does not want it. */
export type UrlProblem = AddressProblem | "refused";

export type Asked =
  | { outcome: "asked"; token: string }
  | { outcome: "invalid"; problem: UrlProblem }
  | { outcome: "limited"; retryAfter: number };

export interface AskServices {
  db: Db;
  env: { SESSION_SECRET: string; ALLOWED_PRIVATE_HOSTS: ReadonlySet<string> };
  websiteChecks: Pick<LeasedQueue, "wake">;
}

export const checkRequestSchema = z.object({
  submission_id: z.catch(submissionId, null),
  source: z.pipe(
    z.catch(optionalText(BOUNDS.source), null),
    z.transform((value) => (value && /^(?!desk)[a-z0-9-]+$/.test(value) ? value : "")),
  ),
  url: z.catch(z.string().check(z.maxLength(BOUNDS.url)), ""),
});

/** A repeat of the same submission has the same token. A program that fills in the hidden field gets one without a check. */
export async function askForCheck(
  services: AskServices & { limits: { checksByAddress: Limiter; checksInAll: Limiter } },
  fields: Record<string, unknown>,
  sender: { language: Language; address: string },
  now = new Date(),
): Promise<Asked> {
  const { db, env, limits, websiteChecks } = services;
  const { submission_id, source, url: typed } = z.parse(checkRequestSchema, fields);
  const url = await readUrl(services, typed);
  if ("problem" in url) return { outcome: "invalid", problem: url.problem };
  if (isSuspect(fields)) return { outcome: "asked", token: makeToken() };
  const counted: [Limiter, string][] = [
    [limits.checksByAddress, sender.address],
    [limits.checksInAll, ""],
  ];
  const asked = { submission_id, source, language: sender.language, lead_id: null, ...url };
  try {
    const token = await db.transaction().execute((tx) => insertOrFollow(tx, asked, env, { now, counted }));
    websiteChecks.wake();
    return { outcome: "asked", token };
  } catch (error) {
    if (error instanceof TooManyRequests) return { outcome: "limited", retryAfter: error.retryAfter };
    throw error;
  }
}

/** Looks at the site of a lead. `seenAt`: the lead has a result of that moment, and the host may not be looked at yet. */
export async function checkForLead(
  services: AskServices,
  lead: { id: string; language: Language },
  typed: string,
  now = new Date(),
): Promise<{ problem: UrlProblem } | { seenAt: string } | null> {
  const { db, env, websiteChecks } = services;
  const url = await readUrl(services, typed);
  if ("problem" in url) return url;
  const asked = { submission_id: null, source: DESK_SOURCE, language: lead.language, lead_id: lead.id, ...url };
  const seen = await db.transaction().execute(async (tx) => {
    await lockHost(tx, url.host);
    const latest = await recentOfHost(tx, url.host, now);
    const known = latest ? await checksOfLeads(tx, [lead.id]) : [];
    if (latest && known.some(({ id, follows }) => (follows ?? id) === latest.id)) return { seenAt: latest.created_at };
    await insertOrFollow(tx, asked, env, { now, counted: [] });
    return null;
  });
  if (!seen) websiteChecks.wake();
  return seen;
}

/** The same for a visitor and in every mail. */
export function tokenOf(id: string, { SESSION_SECRET }: { SESSION_SECRET: string }): string {
  return linkToken(`website-check ${id}`, SESSION_SECRET);
}

/** Undefined once its days are over. */
export async function findCheckByToken(db: Db, token: string, now: Date): Promise<WebsiteCheckRow | undefined> {
  const row = await findCheck(db, { token_hash: hashOfToken(token) });
  return row && row.expires_at > now.toISOString() ? row : undefined;
}

async function readUrl(
  { db, env }: AskServices,
  typed: string,
): Promise<{ url: string; host: string } | { problem: UrlProblem }> {
  const read = readAddress(typed, env.ALLOWED_PRIVATE_HOSTS);
  if ("problem" in read) return read;
  return (await findRefusal(db, new URL(read.url).hostname)) ? { problem: "refused" } : read;
}

type AskedFor = Pick<WebsiteCheckRow, "submission_id" | "source" | "language" | "lead_id" | "url" | "host">;

/** A host that was looked at a few minutes ago is not looked at again: the check gets the result of that one. */
async function insertOrFollow(
  tx: Tx,
  asked: AskedFor,
  env: { SESSION_SECRET: string },
  { now, counted }: { now: Date; counted: readonly [Limiter, string][] },
): Promise<string> {
  if (asked.submission_id) {
    await lockKey(tx, `website check ${asked.submission_id}`);
    const known = await findCheck(tx, { submission_id: asked.submission_id });
    if (known) return tokenOf(known.id, env);
  }
  await lockHost(tx, asked.host);
  for (const [limiter, key] of counted) {
    const allowance = await limiter.consume(key, tx);
    if (!allowance.allowed) throw new TooManyRequests(allowance.retryAfter);
  }
  const at = now.toISOString();
  const isDesk = asked.source === DESK_SOURCE;
  const followed = await recentOfHost(tx, asked.host, now);
  if (!followed && !isDesk && (await countQueued(tx)) >= MOST_QUEUED) throw new TooManyRequests(TRY_AGAIN);
  const id = newId();
  const token = tokenOf(id, env);
  await insertCheck(tx, {
    ...asked,
    id,
    token_hash: hashOfToken(token),
    ...(followed ? resultOf(followed) : UNSEEN),
    email: null,
    email_at: null,
    attempts: 0,
    due_at: at,
    lease_owner: null,
    lease_until: null,
    created_at: at,
    expires_at: addHours(at, business.retention.checkDays * 24),
  });
  if (!isDesk) await countDay(tx, dayOf(at));
  return token;
}

function recentOfHost(tx: Tx, host: string, now: Date): Promise<WebsiteCheckRow | undefined> {
  return latestOfHost(tx, host, new Date(addMinutes(now.toISOString(), -HOST_INTERVAL)));
}

const UNSEEN = {
  follows: null,
  state: "queued",
  step: null,
  reason: null,
  seen_url: null,
  title: null,
  phone: null,
  findings: "[]",
  done_at: null,
} as const;

function resultOf({ id, state, step, reason, seen_url, title, phone, findings, done_at }: WebsiteCheckRow) {
  const known = state === "queued" ? "following" : state;
  return { follows: id, state: known, step, reason, seen_url, title, phone, findings, done_at } as const;
}
