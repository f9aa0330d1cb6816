import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { dayOf } from "~/lib/time/zoned-time";
import type { LeadFilter } from "../list/lead-filter";
import { readContext, selectionOf } from "../list/lead-list.server";
import { type LeadSelection, selectLeads } from "../list/lead-list-store.server";
import { presentLead, type Reader } from "../list/present-lead.server";
import { BOARD_STATUSES, type BoardColumn } from "./board";
import { countPerStatus, selectDue } from "./board-store.server";

const MOST_CARDS = 12;
const RECENT = 100;

export async function readBoard(db: Db, filter: LeadFilter, reader: Reader): Promise<BoardColumn[]> {
  const selection = selectionOf(filter, reader.now);
  const counts = await countPerStatus(db, selection);
  const statuses = BOARD_STATUSES.filter((status) => filter.status === null || filter.status === status);
  const columns: { status: BoardColumn["status"]; rows: LeadRow[] }[] = [];
  for (const status of statuses) {
    const rows = counts.has(status) ? await mostUrgent(db, { ...selection, status }, reader.now) : [];
    columns.push({ status, rows });
  }
  const context = await readContext(
    db,
    columns.flatMap(({ rows }) => rows),
    reader,
  );
  return columns.map(({ status, rows }) => ({
    status,
    count: counts.get(status) ?? 0,
    leads: rows.map((row) => presentLead(row, context, reader)),
  }));
}

/** New leads from advertisements, then what was to be done by today, then the newest. */
async function mostUrgent(db: Db, selection: LeadSelection, now: Date): Promise<LeadRow[]> {
  const isNew = selection.status === "new";
  const newest = await selectLeads(db, selection, { after: null, limit: isNew ? RECENT : MOST_CARDS });
  const ads = isNew ? newest.filter(({ is_ads }) => is_ads === 1) : [];
  const due = selection.lateAt === null ? await selectDue(db, selection, dayOf(now.toISOString()), MOST_CARDS) : [];
  const byId = new Map([...ads, ...due, ...newest].map((row) => [row.id, row]));
  return [...byId.values()].slice(0, MOST_CARDS);
}
