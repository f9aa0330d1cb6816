import { describe, expect, it } from "vitest";
import { readAgenda } from "../../app/features/appointments/agenda/desk-agenda.server";
import { countUnread, listConversations } from "../../app/features/chat/desk/inbox-store.server";
import { openFresh } from "../../tests/support/databases";
import { addSampleAppointments, addSampleConversations } from "./seed-contacts";

const NOW = new Date("2026-11-21T13:05:00.000Z");

describe("sample appointments and conversations", () => {
  it("are appointments to come, added once", async () => {
    const db = await openFresh();
    expect(await addSampleAppointments(db, NOW)).toBe(5);
    expect(await addSampleAppointments(db, new Date("2026-11-23T13:05:00.000Z"))).toBe(0);
    const agenda = await readAgenda(db, { list: "upcoming", cursor: null }, { language: "nl", now: NOW });
    expect(agenda?.counts).toEqual({ upcoming: 4, past: 0, cancelled: 1, spam: 0 });
  });

  it("are conversations, some of them answered by a person, added once", async () => {
    const db = await openFresh();
    expect(await addSampleConversations(db, NOW)).toBe(4);
    expect(await addSampleConversations(db, NOW)).toBe(0);
    expect(await listConversations(db, { isUnread: false, after: null, limit: 9 })).toHaveLength(4);
    expect((await countUnread(db)).unread).toBe(2);
  });
});
