import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { en } from "~/content/admin/en";
import { nl } from "~/content/admin/nl";
import { DeskWriterProvider } from "~/features/desk/desk-writer";
import type { Lead } from "./lead";
import { PlanForm } from "./lead-work";
import { refusedChange } from "./refused-change";

const COPY = { nl, en };

/** The form of a lead without a plan, when these were refused. */
function render(language: "nl" | "en", fields: { action: string; on: string }): string {
  const lead = { nextAction: null } as Lead;
  const refused = refusedChange("invalid", { do: "plan", ...fields });
  const element = (
    <DeskWriterProvider value={{ by: "u1", copy: COPY[language].desk.draft }}>
      <PlanForm leadId="l1" version={1} copy={COPY[language].lead} lead={lead} refused={refused} />
    </DeskWriterProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

it.each([
  ["nl", "Zeg ook wat je op die dag gaat doen."],
  ["en", "Say what you will do on that day, too."],
] as const)("says at the field what is missing at a day without words, and keeps the day (%s)", (language, says) => {
  const markup = render(language, { action: " ", on: "2026-12-01" });
  const [action, on] = markup.match(/<input[^>]*id="lead-action[^>]*>/g) ?? [];
  expect(action).toContain('aria-describedby="lead-action-error" aria-invalid="true"');
  expect(markup).toMatch(new RegExp(`<p id="lead-action-error"[^>]*>.*?</svg>${says}</p>`));
  expect(on).toContain('value="2026-12-01"');
  expect(markup).toMatch(new RegExp(`role="alert"[^>]*>${says}<`));
  expect(markup).not.toContain(COPY[language].lead.plan.problems.invalid);
});

it("says above the form that a day or a text is wrong", () => {
  const markup = render("nl", { action: "Bellen", on: "2026-02-30" });
  expect(markup).toContain(nl.lead.plan.problems.invalid);
  expect(markup).not.toContain("lead-action-error");
});
