import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { sharedCopy } from "~/content/shared-copy.server";
import { renderPage } from "../../../../tests/support/render-page";
import { AppointmentForm } from "./appointment-form";
import { ALTERNATIVE, type AppointmentFormState, IDLE_APPOINTMENT_FORM, SHOW_TIMES } from "./appointment-form-state";
import { choosing } from "./choice";

/** The page as rendered without scripts; as long as the database is away, no free moments are known. */
function render(answered: Partial<AppointmentFormState>) {
  const state = { ...IDLE_APPOINTMENT_FORM, choosing: choosing({}, ["meet"]), days: null, ...answered };
  return parse(renderPage(<AppointmentForm variant="page" state={state} onBooked={() => {}} />, "nl", "/afspraak"));
}

it("sends what is chosen on Enter, not a moment offered instead", () => {
  const moment = { time: "10:00", starts_at: "2026-11-25T09:00:00.000Z" };
  const days = [
    { day: "2026-11-25", label: "woensdag 25 november", times: [{ ...moment, ends_at: "2026-11-25T09:30:00.000Z" }] },
  ];
  const alternatives = [{ ...moment, date: "2026-11-25", label: "woensdag 25 november om 10:00" }];
  const page = render({ status: "taken", days, alternatives });
  expect(page.querySelector(`[name=${ALTERNATIVE}]`)).not.toBeNull();
  // Enter presses the first button of a form.
  expect(page.querySelector("form [type=submit]")?.getAttribute("name")).toBeUndefined();
});

it("keeps what was typed for another try if the free moments cannot be read", () => {
  const values = {
    date: "2026-11-24",
    time: "09:45",
    name: "Jan <i>",
    email: "jan@smit.example",
    subject: 'Een "site"',
  };
  const form = render({ status: "failed", values }).querySelector("form");
  expect(form?.getAttribute("method")).toBe("post");
  const sent = form
    ?.querySelectorAll("[name]")
    .map((field) => [field.getAttribute("name"), field.getAttribute("value")]);
  expect(Object.fromEntries(sent ?? [])).toEqual({ ...values, kind: "meet", page: "/afspraak", [SHOW_TIMES]: "yes" });
});

it("is loaded anew if nothing was typed yet", () => {
  const page = render({});
  expect(page.querySelector("form")).toBeNull();
  expect(page.querySelector('a[href="/afspraak"]')?.text).toBe(sharedCopy("nl")["error.retry"]);
});
