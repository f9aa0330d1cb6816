import { expect, it } from "vitest";
import type { MailState } from "~/features/mail/outbox/outbox-store.server";
import { toLeadMail } from "./present-lead.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const LATER = "2026-11-24T13:15:00.000Z";

const mail = (changes: Partial<MailState>): MailState => ({
  id: "1",
  template: "appointment-reminder",
  recipient: "anna@bakkerij.example",
  state: "queued",
  attempts: 0,
  last_error: null,
  due_at: LATER,
  sent_at: null,
  ...changes,
});
const told = (changes: Partial<MailState>) => toLeadMail(mail(changes), { language: "nl", now: NOW });

it("says when a reminder goes out, and not that it waits for another attempt", () => {
  expect(told({})).toMatchObject({ kind: "reminder", state: "planned", at: { iso: LATER } });
  expect(told({ attempts: 1, last_error: "451 4.3.2 Try later" })).toMatchObject({
    state: "queued",
    reason: { text: "De mailserver kan de e-mail nu niet aannemen.", technical: "451 4.3.2 Try later" },
  });
  expect(told({ due_at: NOW.toISOString() })).toMatchObject({ state: "sending", at: null });
  expect(told({ state: "sent", attempts: 1, sent_at: LATER })).toMatchObject({ state: "sent", at: { iso: LATER } });
});
