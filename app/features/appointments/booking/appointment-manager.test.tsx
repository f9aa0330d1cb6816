import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { pageCopy } from "~/content/page-copy.server";
import { appointmentManageCopy } from "~/content/site/page-copies.server";
import { renderPage } from "../../../../tests/support/render-page";
import { ALTERNATIVE } from "./appointment-form-state";
import { AppointmentManager } from "./appointment-manager";
import type { MoveAnswer } from "./move-answer";
import type { SlotDay } from "./slot-days";

const current = { date: "2026-11-24", time: "09:45", seen: 0 };
const time = { time: "10:00", starts_at: "2026-11-25T09:00:00.000Z", ends_at: "2026-11-25T09:30:00.000Z" };
const copy = pageCopy(appointmentManageCopy, "nl");

const days = [{ day: "2026-11-25", label: "woensdag 25 november", times: [time] }];

const render = (days: readonly SlotDay[], answer: MoveAnswer | null = null) =>
  renderPage(<AppointmentManager copy={copy} days={days} current={current} answer={answer} />);

it("offers moving only if something is free, and cancelling in any case", () => {
  const free = render(days);
  expect([free.includes(copy.move.submit), free.includes("Geen vrije tijden")]).toEqual([true, false]);
  const full = render([]);
  expect([full.includes(copy.move.submit), full.includes("Geen vrije tijden")]).toEqual([false, true]);
  for (const page of [free, full]) expect(page).toContain(copy.cancel.submit);
});

it("moves to what is chosen on Enter, not to a moment offered instead", () => {
  const alternatives = [{ ...time, date: "2026-11-25", label: "woensdag 25 november om 10:00" }];
  const page = parse(render(days, { chosen: { date: "2026-11-25", time: "09:45" }, problem: "taken", alternatives }));
  expect(page.querySelector(`[name=${ALTERNATIVE}]`)).not.toBeNull();
  // Enter presses the first button of a form.
  expect(page.querySelector("form [type=submit]")?.getAttribute("name")).toBeUndefined();
});
