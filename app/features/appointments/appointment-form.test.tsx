import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { sharedCopy } from "~/features/copy/shared-copy.server";
import { LanguageProvider } from "~/lib/language/language-context";
import { AppointmentForm } from "./appointment-form";
import { type AppointmentFormState, IDLE_APPOINTMENT_FORM, SHOW_TIMES } from "./appointment-form-state";

/** The page without scripts while the database is away, which knows no free moments then. */
function whileAway(answered: Partial<AppointmentFormState>) {
  const state = { ...IDLE_APPOINTMENT_FORM, days: null, ...answered };
  const element = (
    <LanguageProvider language="nl" isEnglishDocument={false} texts={sharedCopy("nl")}>
      <AppointmentForm variant="page" state={state} onBooked={() => {}} />
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ path: "/afspraak", element }], { initialEntries: ["/afspraak"] });
  return parse(renderToStaticMarkup(<RouterProvider router={router} />));
}

it("keeps what was typed for another try, where the free moments cannot be read", () => {
  const values = {
    date: "2026-11-24",
    time: "09:45",
    name: "Jan <i>",
    email: "jan@smit.example",
    subject: 'Een "site"',
  };
  const form = whileAway({ status: "failed", values }).querySelector("form");
  expect(form?.getAttribute("method")).toBe("post");
  const sent = form
    ?.querySelectorAll("[name]")
    .map((field) => [field.getAttribute("name"), field.getAttribute("value")]);
  expect(Object.fromEntries(sent ?? [])).toEqual({ ...values, page: "/afspraak", [SHOW_TIMES]: "yes" });
});

it("is opened anew where nothing was typed yet", () => {
  const page = whileAway({});
  expect(page.querySelector("form")).toBeNull();
  expect(page.querySelector('a[href="/afspraak"]')?.text).toBe(sharedCopy("nl")["error.retry"]);
});
