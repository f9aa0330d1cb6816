import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { chatServices } from "../../../../tests/support/conversations";
import { openFresh } from "../../../../tests/support/databases";
import { anna, storeAppointment, storeContact, storeOffer } from "../../../../tests/support/leads";
import { confirmation, enqueue } from "../../../../tests/support/mails";
import { addNote, type ChangeServices, changeStatus, changeTag, planNextAction } from "../change-lead.server";
import { readBatchNotice } from "../list/present-batch.server";
import { changeByForm, handleLeadForm } from "./handle-lead-form.server";
import { readLead } from "./read-lead.server";
import { recordContact } from "./record-contact.server";
import type { Timeline, TimelinePlace } from "./timeline";

const reader = { language: "nl", now: new Date("2026-11-24T12:00:00Z") } as const;
const start: TimelinePlace = { path: "/admin/leads/1", filter: "all", cursor: null };

const itemsOf = (timeline: Timeline | undefined) => timeline?.days.flatMap(({ items }) => items) ?? [];

describe("the page of a lead", () => {
  let db: Db;
  let services: ChangeServices;
  beforeEach(async () => {
    db = await openFresh();
    services = { db, live: { publish: async () => {} } };
  });

  it("tells on one timeline all that happened with the person after the request, the latest last", async () => {
    const by = (time: string) => ({ user: anna, now: new Date(`2026-11-24T${time}:00.000Z`) });
    const chat = uuidv7();
    const id = await storeOffer(db, { phone: "06 11 11 11 11", created_at: "2026-11-24T08:00:00.000Z" });
    await storeContact(db, { id: chat, at: "2026-11-24T08:10:00.000Z", contact_email: "jan@bouw.example" });
    const email = "JAN@bouw.example";
    await storeAppointment(db, {
      email,
      created_at: "2026-11-24T08:20:00.000Z",
      starts_at: "2026-12-01T09:00:00.000Z",
    });
    await storeOffer(db, { email, status: "spam" });
    await storeOffer(db, { email: "iemand@anders.example", phone: null });
    await changeStatus(services, id, { status: "declined", version: "1", reason: "Te duur" }, by("08:30"));
    await planNextAction(services, id, { version: "2", action: "Nabellen", on: "2026-12-24" }, by("08:40"));
    await addNote(services, id, "Belt na kerst", by("08:50"));
    await changeTag(services, id, { tag: "warm", isOn: true }, by("09:00"));

    const file = await readLead(db, id, reader, start);
    expect(file?.timeline.days.map(({ day }) => day.text)).toEqual(["21 november 2026", "Vandaag"]);
    expect(itemsOf(file?.timeline).map(({ title, text, by: who, to }) => [title, text, who, to])).toEqual([
      ["Gesprek in de chat", "Bezoeker: Hallo", null, `/admin/chats/${chat}`],
      ["Gegevens achtergelaten in de chat", null, null, `/admin/chats/${chat}`],
      [
        "Afspraak gemaakt voor di 1 dec 2026, 10:00",
        "Een webshop voor brood",
        null,
        expect.stringMatching(/^\/admin\/appointments\?day=2026-12-01&card=./),
      ],
      ["Status: Nieuw → Niet akkoord", "Te duur", anna.email, null],
      ["Volgende actie: Nabellen, op 24 december 2026", null, anna.email, null],
      ["Notitie", "Belt na kerst", anna.email, null],
      ["Label erbij: warm", null, anna.email, null],
    ]);
    expect(file).toMatchObject({ version: 3, declineReason: "Te duur", lead: { tags: ["warm"], status: "declined" } });
  });

  it("tells who had a mail sent again", async () => {
    const { env, ...services } = chatServices(db);
    const id = await storeOffer(db, { id: "a", created_at: "2026-11-24T08:00:00.000Z" });
    const mail = await enqueue(db, services.outbox, { ...confirmation, requestId: "a" });
    const secrets = { ...env, SESSION_SECRET: "a-secret-for-tests-of-32-characters" };
    await handleLeadForm({ ...services, env: secrets }, { mail }, { user: anna, now: reader.now });
    const told = itemsOf((await readLead(db, id, reader, start))?.timeline).find(({ by }) => by === anna.email);
    expect(told?.title).toBe("Mail opnieuw verstuurd");
  });

  it("says whose it is, and which of their requests", async () => {
    const email = "zoe@x.example";
    const more = { email, phone: null, company: null };
    const first = await storeOffer(db, { ...more, name: "Zoë", created_at: "2026-11-01T08:00:00.000Z" });
    const second = await storeOffer(db, { ...more, name: email, created_at: "2026-11-02T08:00:00.000Z" });
    await storeOffer(db, { ...more, status: "spam" });
    const says = async (id: string, language: "nl" | "en") =>
      (await readLead(db, id, { ...reader, language }, start))?.person?.says;
    expect(await says(first, "nl")).toBe("Eerste aanvraag van Zoë");
    expect([await says(second, "nl"), await says(second, "en")]).toEqual([
      "2e aanvraag van Zoë",
      "2nd request from Zoë",
    ]);
  });

  it("says how long the answer took, once somebody says that they called", async () => {
    const id = await storeOffer(db, { created_at: "2026-11-24T08:00:00.000Z" });
    const file = () => readLead(db, id, reader, start);
    expect((await file())?.lead.clock).toMatchObject({ state: "before" });
    const call = (time: string) => ({ user: anna, now: new Date(`2026-11-24T${time}:00.000Z`) });
    expect(await recordContact(services, id, "by pigeon", call("08:10"))).toMatchObject({ outcome: "invalid" });
    expect(await recordContact(services, id, "phone", call("08:20"))).toMatchObject({ outcome: "changed" });
    expect(await recordContact(services, id, "mail", call("09:00"))).toMatchObject({ outcome: "changed" });
    expect(await file()).toMatchObject({
      lead: { status: "contacted", clock: { text: "Beantwoord na 20 min" } },
    });
    expect(itemsOf((await file())?.timeline).map(({ title }) => title)).toEqual(["Gebeld", "Gemaild"]);
  });

  it("lets a tap that answered a new lead be undone, as if nobody had called", async () => {
    const id = await storeOffer(db, { created_at: "2026-11-24T08:00:00.000Z" });
    const by = { user: anna, now: reader.now };
    const { batch } = await changeByForm(services, id, { do: "contact", way: "phone" }, by);
    const notice = () => readBatchNotice(db, { id: batch ?? "", user_id: anna.id }, "nl");
    expect(await notice()).toMatchObject({ text: "De lead staat nu op ‘Contact gehad’.", canUndo: true });
    expect(await changeByForm(services, id, { do: "undo", batch }, by)).toEqual({ outcome: "changed", batch });
    expect(await notice()).toMatchObject({ text: "De lead is weer zoals hij was.", canUndo: false });
    expect(await readLead(db, id, reader, start)).toMatchObject({
      lead: { status: "new", clock: { state: "before" } },
    });
  });

  it("lets a tap about a lead that was answered before be undone, which the timeline tells", async () => {
    const id = await storeOffer(db, { created_at: "2026-11-24T08:00:00.000Z" });
    const by = { user: anna, now: reader.now };
    await recordContact(services, id, "phone", by);
    const answered = (await readLead(db, id, reader, start))?.lead.clock;
    const { batch } = await changeByForm(services, id, { do: "contact", way: "visit" }, by);
    const notice = () => readBatchNotice(db, { id: batch ?? "", user_id: anna.id }, "nl");
    expect(await notice()).toMatchObject({ text: "Genoteerd: je hebt gesproken.", canUndo: true });
    await changeByForm(services, id, { do: "undo", batch }, by);
    const file = await readLead(db, id, reader, start);
    expect(file?.lead).toMatchObject({ status: "contacted", clock: answered });
    expect(itemsOf(file?.timeline).map(({ title }) => title)).toEqual(["Gebeld", "Gesproken", "Toch niet: Gesproken"]);
  });

  it("tells only the contact or only the changes, page by page", async () => {
    const id = await storeOffer(db, { created_at: "2026-11-20T08:00:00.000Z" });
    for (let index = 0; index < 45; index++) {
      const now = new Date(Date.parse("2026-11-21T08:00:00.000Z") + index * 3_600_000);
      await addNote(services, id, `Notitie ${index}`, { user: anna, now });
    }
    await changeTag(services, id, { tag: "warm", isOn: true }, { user: anna, now: reader.now });
    const read = async (place: Partial<TimelinePlace>) => {
      const timeline = (await readLead(db, id, reader, { ...start, ...place }))?.timeline;
      if (!timeline) throw new Error("There is no timeline");
      const cursor = new URL(timeline.olderPath ?? "/", "http://x.example").searchParams.get("before");
      return { titles: itemsOf(timeline).map(({ text, title }) => text ?? title), cursor };
    };
    expect((await read({ filter: "changes" })).titles).toEqual(["Label erbij: warm"]);
    const first = await read({ filter: "contact" });
    const second = await read({ filter: "contact", cursor: first.cursor });
    expect([first.titles.length, first.titles.at(-1), second.titles.length, second.titles[0], second.cursor]).toEqual([
      40,
      "Notitie 44",
      5,
      "Notitie 0",
      null,
    ]);
    expect(new Set([...first.titles, ...second.titles]).size).toBe(45);
  });

  it("tells what is left of a lead whose conversation has been deleted", async () => {
    const at = "2026-11-24T08:10:00.000Z";
    const id = await storeContact(db, { id: uuidv7(), at, contact_name: "Jan", contact_phone: "06 11 11 11 11" });
    await db.deleteFrom("conversations").execute();
    expect(await readLead(db, id, reader, start)).toMatchObject({
      lead: { name: "Jan", chatPath: null, message: null },
    });
  });

  it("is not found for a lead that does not exist", async () => {
    expect(await readLead(db, "made up", reader, start)).toBeNull();
  });
});
