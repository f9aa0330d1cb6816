import type { Db } from "~/lib/db/database.server";
import type { WebsiteCheckRow } from "~/lib/db/tables/check-tables";
import type { Env } from "~/lib/env.server";
import type { Limiter } from "~/lib/http/rate-limit.server";
import type { Log } from "~/lib/log.server";
import { type LeasedQueue, leasedQueue } from "~/platform/jobs/leased-queue.server";
import type { CheckResult } from "./check";
import { findRefusal, finishCheck, type Result, recordStep } from "./check-store.server";
import { checkWebsite } from "./check-website.server";

/** Sites that one process looks at together: bounds its memory. */
const AT_ONCE = 6;
/** Milliseconds: a check takes ten seconds at most. */
const LEASE = 20_000;
/** A process that ends in the middle of a check leaves it to another, so many times. */
const MOST_ATTEMPTS = 3;

interface CheckServices {
  db: Db;
  log: Log;
  env: Pick<Env, "ALLOWED_PRIVATE_HOSTS" | "SITE_URL">;
  limits: { checkRedirects: Limiter };
  now?: () => Date;
}

/** Looks at the sites that were asked for. */
export function checkQueue(services: CheckServices): LeasedQueue {
  const { db, log, now } = services;
  return leasedQueue({
    ...{ db, log, now, table: "website_checks", noun: "website check" },
    concurrency: AT_ONCE,
    lease: LEASE,
    // Another process goes on with it.
    patience: null,
    attempt: (check, queue) => lookAt(services, check, queue),
  });
}

async function lookAt(
  { db, log, env, limits, now = () => new Date() }: CheckServices,
  check: WebsiteCheckRow,
  { signal }: LeasedQueue,
): Promise<void> {
  const onStep = (step: string) =>
    void recordStep(db, check.id, step).catch((error: unknown) =>
      log.warn({ err: error }, "the step of a website check is not stored"),
    );
  const result: CheckResult =
    check.attempts > MOST_ATTEMPTS
      ? { state: "unreachable", reason: "other" }
      : await checkWebsite(check.url, {
          allowedHosts: env.ALLOWED_PRIVATE_HOSTS,
          siteUrl: env.SITE_URL,
          isRefused: async (host) => (await findRefusal(db, host)) !== undefined,
          consumeRedirect: async (domain) => (await limits.checkRedirects.consume(domain)).allowed,
          now,
          signal,
          onStep,
        });
  signal.throwIfAborted();
  await db.transaction().execute((tx) => finishCheck(tx, check, columnsOf(result, now())));
}

function columnsOf(result: CheckResult, now: Date): Result {
  const done_at = now.toISOString();
  if (result.state === "unreachable") {
    const { state, reason } = result;
    return { state, reason, seen_url: null, title: null, phone: null, findings: "[]", done_at };
  }
  const { state, url: seen_url, title, phone, findings } = result;
  return { state, reason: null, seen_url, title, phone, findings: JSON.stringify(findings), done_at };
}
