import { expect, it } from "vitest";
import { reachableOn } from "~/content/answer-due";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import { whenOpen } from "~/lib/time/open-time";
import { anna } from "../../../tests/support/leads";
import { storeProject } from "../../../tests/support/projects";
import { openDesk, seeded } from "../../../tests/support/reminded-desk";
import { giveText } from "./give-item.server";
import { sendItemBack } from "./handle-items.server";
import { goLive, stopProject } from "./handle-project.server";
import { listItems } from "./project-store.server";
import { remindCustomers } from "./remind-customers.server";
import { react, showVersion } from "./versions.server";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PROJECTS = 200;

it("in a year of 200 projects no date breaks before somebody was reached, and no customer is reminded more than twice a wait", async () => {
  const random = seeded(48);
  const start = Date.parse("2026-01-01T00:00:00.000Z");
  const { db, desk, services, work } = await openDesk(new Date(start).toISOString());
  services.mailServer.trouble = "away";
  const begins = Array.from({ length: PROJECTS }, () => start + random() * 330 * DAY).sort((one, other) => one - other);
  const running = new Map<string, { delay: number; slack: number }>();
  const broken: { key: string; due: string }[] = [];
  const reminded = new Map<string, number>();
  let before = "";
  for (let at = start; at < start + 365 * DAY; at += 2 * HOUR) {
    const moment = new Date(at).toISOString();
    if (whenOpen(reachableOn, moment) > moment) continue;
    desk.now = new Date(at);
    while ((begins[0] ?? Number.POSITIVE_INFINITY) <= at) {
      begins.shift();
      const project = await storeProject(db, {}, desk.now);
      running.set(project.id, { delay: random() * 12 * DAY, slack: random() });
    }
    const rows = await db
      .selectFrom("projects")
      .selectAll()
      .where("id", "in", [...running.keys(), ""])
      .execute();
    const versions = await db.selectFrom("project_versions").select("project_id").distinct().execute();
    const shown = new Set(versions.map(({ project_id }) => project_id));
    for (const row of rows) {
      broken.push(...brokenOf(row, { from: before, to: moment, hasVersion: shown.has(row.id) }));
      await live(row, running.get(row.id) ?? { delay: 0, slack: 0 });
      if (row.state === "live" || row.state === "stopped") running.delete(row.id);
    }
    await remindCustomers(services, desk.now);
    for (const { id, reminders } of rows) reminded.set(id, Math.max(reminders, reminded.get(id) ?? 0));
    await work(random);
    before = moment;
  }
  expect(broken.length).toBeGreaterThan(30);
  const reached = desk.reached.filter(({ once }) => once !== "");
  const about = Map.groupBy(reached, ({ once }) => once.slice(once.indexOf(":") + 1));
  expect(broken.filter(({ key, due }) => !about.get(key)?.some((reach) => reach.at < due))).toEqual([]);
  const told = reached.map(({ user, once }) => `${once} ${user}`);
  expect(new Set(told).size).toBe(told.length);
  for (const reaches of about.values()) expect(new Set(reaches.map(({ once }) => once)).size).toBeLessThanOrEqual(3);
  expect(Math.max(...reminded.values())).toBe(2);

  /** Both sides do the next thing after a while: mostly in time, sometimes late, and some never. */
  async function live(row: ProjectRow, { delay, slack }: { delay: number; slack: number }): Promise<void> {
    const customer = { by: "customer", now: desk.now } as const;
    const owner = { by: anna, now: desk.now };
    const waited = at() - Date.parse(row.waiting_since ?? row.complete_at ?? row.created_at);
    const isLate = (due: string | null) => due !== null && at() >= Date.parse(due) + (slack > 0.7 ? 1 : -1) * 6 * HOUR;
    if (slack > 0.97 && at() - Date.parse(row.created_at) > 40 * DAY)
      return void (await stopProject(services, row.id, owner));
    if (row.state === "collecting" || (row.state === "building" && row.waiting_since !== null)) {
      if (waited > delay)
        for (const { id, state } of await listItems(db, row.id))
          if (state === "open" || state === "back")
            await giveText(
              services,
              row.id,
              { item: id, text: `Klaar ${desk.now.getTime()}`, version: null },
              customer,
            );
      return;
    }
    if (row.state === "building") {
      if (random() < 0.01) {
        const [item] = await listItems(db, row.id);
        await sendItemBack(services, row.id, { item: item?.id ?? "", reason: "Te kort" }, owner);
      } else if (isLate(row.first_version_due_at)) {
        await showVersion(services, row.id, { url: "proef.example", note: "" }, owner);
      }
    } else if (row.state === "showing" && waited > delay) {
      const version = await db
        .selectFrom("project_versions")
        .select((eb) => eb.fn.max("number").as("number"))
        .where("project_id", "=", row.id)
        .executeTakeFirstOrThrow();
      const outcome = version.number < 2 && random() < 0.5 ? "changes" : "approved";
      await react(services, row.id, { version: version.number, outcome, name: "R. Smit", text: "1. Anders" }, customer);
    } else if (row.state === "approved" && isLate(row.live_due_at)) {
      await goLive(services, row.id, "bakkerij.example", owner);
    }
  }

  function at(): number {
    return desk.now.getTime();
  }
}, 120_000);

interface Passed {
  from: string;
  to: string;
  hasVersion: boolean;
}

/** The dates of a project that have passed between the moments without being kept. */
function brokenOf(row: ProjectRow, { from, to, hasVersion }: Passed): { key: string; due: string }[] {
  if (row.state !== "building" && row.state !== "approved") return [];
  const dates = [
    { key: `${row.id} first-version`, due: hasVersion ? null : row.first_version_due_at },
    { key: `${row.id} live`, due: row.live_due_at },
  ];
  return dates.flatMap(({ key, due }) =>
    due !== null && from < due && due <= to ? { key: `${key} ${due}`, due } : [],
  );
}
