import { afterEach, expect, it } from "vitest";
import { APPOINTMENT_KINDS, type AppointmentKind, shippedAppointments } from "~/content/appointment-kinds";
import { NO_CHANGES, readChangesFrom } from "~/content/current";
import { deskWords } from "~/content/desk/words.server";
import { intakePath } from "~/features/appointments/paths";
import { findLead } from "~/features/leads/lead-store.server";
import { projectToken } from "~/features/projects/mails.server";
import { openFresh } from "../../../../tests/support/databases";
import { storeOffer } from "../../../../tests/support/leads";
import { storeProject } from "../../../../tests/support/projects";
import { SECRET } from "../../../../tests/support/services";
import { readInserts } from "./blocks.server";

/** A Saturday. */
const NOW = new Date("2026-11-21T13:05:00.000Z");
const SITE_URL = "https://weef.example";

const offer = (on: readonly AppointmentKind[]) => {
  const kinds = APPOINTMENT_KINDS.map((kind) => [kind, { ...shippedAppointments[kind], isOn: on.includes(kind) }]);
  readChangesFrom(() => ({ appointments: { ...shippedAppointments, ...Object.fromEntries(kinds) } }));
};
afterEach(() => readChangesFrom(() => NO_CHANGES));

it("offers in a mail what can be booked: moments, a visit, and an intake to whom has a project", async () => {
  const db = await openFresh();
  const id = await storeOffer(db);
  const lead = await findLead(db, { id });
  if (!lead) throw new Error("There is no lead");
  const offered = async () => {
    const env = { SITE_URL, SESSION_SECRET: SECRET };
    const inserts = await readInserts(db, lead, deskWords.nl.thread, { env, now: NOW });
    return inserts.filter(({ key }) => /^(moments|visit|intake)/.test(key));
  };
  const labels = async () => (await offered()).map(({ label }) => label);

  expect(await labels()).toEqual(["Twee vrije momenten"]);
  offer(APPOINTMENT_KINDS);
  const all = ["Twee vrije momenten: bij ons", "Twee vrije momenten: bellen", "Langskomen bij de klant"];
  expect(await labels()).toEqual(all);
  const project = await storeProject(db, { lead_id: id });
  expect(await labels()).toEqual([...all, "Intake plannen"]);
  expect((await offered()).slice(2).map(({ text }) => text)).toEqual([
    `[Kies een moment waarop we bij je langskomen](${SITE_URL}/afspraak?soort=visit)`,
    `[Kies een moment voor de intake](${SITE_URL}${intakePath(projectToken(project, SECRET))})`,
  ]);
  offer(["call"]);
  expect(await labels()).toEqual(["Twee vrije momenten"]);
  expect((await offered())[0]?.text).toContain("soort=call");
});
