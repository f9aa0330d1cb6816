import { countUnread } from "~/features/conversations/list/store.server";
import { readBoard } from "~/features/leads/board/board.server";
import { EVERYTHING, type LeadFilter } from "~/features/leads/lead-filter";
import { listLeads, readCounts, readFilterOptions } from "~/features/leads/lead-list.server";
import { countByStatus } from "~/features/leads/list/store.server";
import { type DatabasePlace, type Db, openDatabase } from "~/lib/db/database.server";
import { fillLeads } from "../data/fill-leads";
import { onEachDatabase, vacuum } from "../databases";
import { openDesk } from "../desk";
import { measure } from "../harness";
import type { Measured } from "../results";

const COUNT = 100_000;
/** Milliseconds, of the 95th percentile. */
const GOAL = 100;

const PAGES: Record<string, Partial<LeadFilter>> = {
  "first page": {},
  "first page, ads": { tab: "ads" },
  "first page, configurator": { tab: "configurator" },
  "status new": { status: "new" },
  "status agreed, source contact": { status: "agreed", source: "contact" },
  tag: { tag: "horeca" },
  "this month, ads": { tab: "ads", period: "month" },
  "last month, declined": { period: "last-month", status: "declined" },
  "due today": { due: "today" },
  late: { due: "late" },
  "tag, source, status, configurator": { tab: "configurator", tag: "spoed", status: "agreed" },
};

const BOARDS: Record<string, Partial<LeadFilter>> = {
  board: {},
  "board, ads": { tab: "ads" },
};

/** Several searches of each kind, by turns, so that the answer is not always the same. */
const SEARCHES: Record<string, string[]> = {
  "rare name": ["anneke.777@enschede", "carla.4242@borne", "olaf.31337@goor"],
  "rare word": ["loodendra", "rotuiza", "waelster", "lamortuden"],
  "common word": ["website", "offerte", "telefoon"],
  "two common words": ["onderhoud site", "webshop idem", "bouwbedrijf enschede"],
  "rare and common word": ["hengelo anneke.777", "kapsalon zoe.123"],
  accents: ["Zoë Yılmaz", "zoe yilmaz", "ZOË"],
  "digits of a number": ["06 10 00 07 97", "+31 6 1000", "1079700"],
  "two letters": ["bo", "ij", "tw"],
  "two letters, no hit": ["qx", "xq", "zq"],
  "no hit": ["onvindbaar", "zzzzzz", "enschedehengelo"],
};

/** The desk with 100,000 leads. */
export async function leads(): Promise<Measured[]> {
  const all = await onEachDatabase(async (on, place) => {
    const now = new Date();
    const db = openDatabase(place);
    try {
      const start = performance.now();
      await fillLeads(db, COUNT, now);
      await vacuum(place);
      console.log(`${on}: ${COUNT.toLocaleString("en")} leads in ${((performance.now() - start) / 1000).toFixed(0)} s`);
      return [
        ...(await measureLists(db, on, now)),
        ...(await measureCounters(db, on, now)),
        ...(await measureDesk(place, on)),
      ];
    } finally {
      await db.destroy();
    }
  });
  return all.flat();
}

async function measureLists(db: Db, on: string, now: Date): Promise<Measured[]> {
  const reader = { language: "nl", now } as const;
  const list = (filter: Partial<LeadFilter>) => listLeads(db, { ...EVERYTHING, ...filter }, reader);
  const measured: Measured[] = [];
  for (const [what, filter] of Object.entries(PAGES)) {
    measured.push(await measure({ what, on, goal: GOAL, run: () => list(filter) }));
  }
  for (const [what, filter] of Object.entries(BOARDS)) {
    const run = () => readBoard(db, { ...EVERYTHING, view: "board", ...filter }, reader);
    measured.push(await measure({ what, on, goal: GOAL, run }));
  }
  for (const [what, questions] of Object.entries(SEARCHES)) {
    const run = (sample: number) => list({ question: questions[sample % questions.length] ?? "" });
    measured.push(await measure({ what: `search: ${what}`, on, goal: GOAL, run }));
  }
  return measured;
}

async function measureCounters(db: Db, on: string, now: Date): Promise<Measured[]> {
  const reader = { language: "nl", now } as const;
  const counters: Record<string, () => Promise<unknown>> = {
    "counters of the dashboard": () => readCounts(db, now),
    "counter of suspects": () => countByStatus(db, "spam"),
    "counters of the frame": async () => [await countUnread(db), await countByStatus(db, "new")],
    "choices of the filter": () => readFilterOptions(db, EVERYTHING, reader),
  };
  const measured: Measured[] = [];
  for (const [what, run] of Object.entries(counters)) measured.push(await measure({ what, on, goal: GOAL, run }));
  return measured;
}

/**
 * Everything that the dashboard reads when the owner opens it: session, frame, counters, list. The page is not
 * rendered.
 */
async function measureDesk(place: DatabasePlace, on: string): Promise<Measured[]> {
  const desk = await openDesk(place);
  const paths = {
    "all that the dashboard reads": "/admin",
    "all that a search reads": "/admin?q=bouwbedrijf+enschede",
  };
  const measured: Measured[] = [];
  for (const [what, path] of Object.entries(paths)) {
    measured.push(await measure({ what, on, run: () => desk.open(path) }));
  }
  await desk.close();
  return measured;
}
