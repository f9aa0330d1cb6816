import { presentOpen } from "~/features/desk/go-live/open-items";
import { readGoLive } from "~/features/desk/go-live/read-list.server";
import { readMetaSetup } from "~/features/meta-leads/setup.server";
import type { DeskUser } from "~/features/users/sessions/session.server";
import type { Language } from "~/lib/language/language";
import { filterOf, readColleagues } from "../assign/read-colleagues.server";
import { readBoard } from "../board/board.server";
import { DESK_OUTCOMES, type DeskOutcome } from "../lead";
import type { BatchNotice } from "../list/bulk-change";
import type { LeadFilter } from "../list/lead-filter";
import { listLeads, readCounts, readFilterOptions } from "../list/lead-list.server";
import { countByStatus } from "../list/lead-list-store.server";
import { readBatchNotice } from "../list/present-batch.server";
import type { StepNotice } from "../plans/lead-plan";
import { readStepNotice } from "../plans/present-plan.server";
import { readToday } from "../today/read-today.server";
import { AT_TODAY } from "../today/today";
import { DASHBOARD_QUERY } from "./dashboard-answer";

type Services = Parameters<typeof readMetaSetup>[0] & Parameters<typeof readGoLive>[0];

interface Asked {
  url: URL;
  filter: LeadFilter;
  user: DeskUser;
  language: Language;
  now: Date;
}

/** Null if the list has no page where it is to start (any more). */
export async function readDashboard(services: Services, { url, filter, user, language, now }: Asked) {
  const { db } = services;
  const reader = { language, now };
  const asked = filterOf(filter, user.id);
  const columns = asked.view === "board" ? await readBoard(db, asked, reader) : null;
  const isOwner = user.role === "owner";
  const page = columns ? { leads: [], nextCursor: null } : await listLeads(db, asked, reader);
  if (!page) return null;
  return {
    columns,
    page,
    counts: await readCounts(db, now),
    suspects: await countByStatus(db, "spam"),
    options: { ...(await readFilterOptions(db, filter, reader)), colleagues: await readColleagues(db, user.id) },
    isOwner,
    toOpen: isOwner && filter.view === "today" ? presentOpen(await readGoLive(services, language), language) : null,
    today: filter.view === "today" ? await readToday(services, { filter: asked, isOwner }, reader) : null,
    // It contains the verification token: for the owner only.
    setup: isOwner && filter.status !== "spam" ? await readMetaSetup(services, language) : null,
    notice: await readNotice(services, { url, user, language }),
  };
}

export interface DashboardNotice {
  outcome: DeskOutcome | null;
  batch: BatchNotice | null;
  step: StepNotice | null;
  isAtToday: boolean;
}

async function readNotice(
  { db }: Services,
  { url, user, language }: Pick<Asked, "url" | "user" | "language">,
): Promise<DashboardNotice> {
  const { searchParams } = url;
  const batch = searchParams.get(DASHBOARD_QUERY.batch);
  return {
    outcome: DESK_OUTCOMES.find((known) => known === searchParams.get(DASHBOARD_QUERY.outcome)) ?? null,
    batch: batch === null ? null : await readBatchNotice(db, { id: batch, user_id: user.id }, language),
    isAtToday: searchParams.get(DASHBOARD_QUERY.place) === AT_TODAY,
    step: await readStepNotice(db, url, language),
  };
}
