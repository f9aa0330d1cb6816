import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { DeskWriterProvider } from "~/components/desk/desk-draft";
import type { FormAnswer } from "~/components/forms/form-answer";
import { deskWords } from "~/content/desk/words.server";
import { renderPage } from "../../../../tests/support/render-page";
import type { Lead } from "../lead";
import { LeadTags } from "./lead-tags";
import { CorrectForm, LiveForm, NoteForm, PlanForm, StatusForm } from "./lead-work";
import { refuseLeadForm } from "./refuse-lead-form.server";

const { noText, tags, correct: corrections } = deskWords.nl.admin.lead;

type Render = (frame: { leadId: string; version: number; answer: FormAnswer }) => ReactElement;

const lead = { status: "new", nextAction: null } as Lead;
const plan: Render = (frame) => <PlanForm {...frame} lead={lead} />;
const live: Render = (frame) => <LiveForm {...frame} live={{ on: null, says: "" }} />;
const note: Render = (frame) => <NoteForm {...frame} notes={0} />;
const tag: Render = (frame) => <LeadTags {...frame} tags={[]} />;
const correct: Render = (frame) => <CorrectForm {...frame} lead={lead} hasOthers={false} />;
const status: Render = (frame) => <StatusForm {...frame} lead={lead} declineReason={null} />;

/** A form of a lead, after the server has refused these fields. */
function render(form: Render, language: "nl" | "en", fields: Record<string, string>): string {
  const answer = refuseLeadForm({ version: "1", ...fields }, language);
  return renderPage(
    <DeskWriterProvider value={{ by: "u1" }}>{form({ leadId: "l1", version: 1, answer })}</DeskWriterProvider>,
    language,
  );
}

it.each([
  [plan, "nl", "lead-action", "Zeg ook wat je op die dag gaat doen.", { do: "plan", action: " ", on: "2026-12-01" }],
  [plan, "en", "lead-action", "Say what you will do on that day, too.", { do: "plan", action: " ", on: "2026-12-01" }],
  [
    plan,
    "nl",
    "lead-action",
    "Er is nog niets om te bewaren. Typ wat je gaat doen.",
    { do: "plan", action: " ", on: "" },
  ],
  [plan, "nl", "lead-action", noText, { do: "plan", action: "a".repeat(201), on: "" }],
  [plan, "nl", "lead-on", "Kies een dag uit de kalender.", { do: "plan", action: "Bellen", on: "2026-02-30" }],
  [live, "nl", "lead-live-on", deskWords.nl.admin.lead.live.missing, { do: "live", on: "" }],
  [live, "nl", "lead-live-on", deskWords.nl.admin.lead.live.wrong, { do: "live", on: "2016-01-01" }],
  [live, "en", "lead-live-on", deskWords.en.admin.lead.live.wrong, { do: "live", on: "12/12/2026" }],
  [status, "nl", "lead-reason", "Zeg ook waarom niet.", { do: "status", status: "declined", reason: " " }],
  [status, "nl", "lead-reason", noText, { do: "status", status: "declined", reason: "a".repeat(501) }],
  [note, "nl", "lead-note", "Typ eerst een notitie.", { do: "note", note: " " }],
  [tag, "nl", "lead-tag", tags.wrong, { do: "tag", tag: "#" }],
  [correct, "nl", "lead-correct-name", corrections.wrong.name, { do: "correct", name: " ", phone: "0612345678" }],
  [note, "nl", "lead-note", noText, { do: "note", note: "a\u0000b" }],
] as const)("says at the field what is wrong with it, and nowhere else (%#)", (form, language, id, says, fields) => {
  const markup = render(form, language, fields);
  expect(markup).toMatch(new RegExp(`<(input|textarea)[^>]*id="${id}"[^>]*aria-describedby="[^"]*${id}-error"[^>]*>`));
  expect(markup.match(/aria-invalid="true"/g)).toHaveLength(1);
  expect(markup).toMatch(new RegExp(`<p id="${id}-error"[^>]*>.*?</svg><span[^>]*>${says}</span></p>`));
  expect(markup).not.toContain('role="alert"');
});

it("keeps the day of a plan without words", () => {
  const markup = render(plan, "nl", { do: "plan", action: " ", on: "2026-12-01" });
  expect(markup.match(/<input[^>]*id="lead-on"[^>]*>/)?.[0]).toContain('value="2026-12-01"');
});

it("says above the form that there is no such status", () => {
  const markup = render(status, "nl", { do: "status", status: "lost", reason: "" });
  expect(markup).toMatch(/role="alert".*Kies een status\./);
  expect(markup).not.toContain(`aria-invalid="true"`);
});
