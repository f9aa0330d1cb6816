import { parse } from "node-html-parser";
import { createRef, type ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { pageCopy } from "~/content/page-copy.server";
import { nl } from "~/content/site/chat/nl";
import { configuratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { AppointmentForm } from "~/features/appointments/booking/appointment-form";
import { IDLE_APPOINTMENT_FORM } from "~/features/appointments/booking/appointment-form-state";
import { choosing } from "~/features/appointments/booking/choice";
import { AddressForm } from "~/features/chat/widget/attendance-note";
import { IDLE_CONFIGURATOR } from "~/features/configurator/configurator-state";
import { ConfiguratorWizard } from "~/features/configurator/configurator-wizard";
import { SubscriptionForm } from "~/features/newsletter/subscription-form";
import { IDLE_SUBSCRIPTION } from "~/features/newsletter/subscription-form-state";
import { AdsForm } from "~/features/requests/ads-form";
import { PackageForm } from "~/features/requests/package-form";
import { QuoteDialogSheet } from "~/features/requests/quote-dialog-sheet";
import { QuoteForm } from "~/features/requests/quote-form";
import { IDLE_QUOTE_FORM } from "~/features/requests/quote-form-state";
import { LANGUAGES, type Language } from "~/lib/language/language";
import { renderPage } from "../../../tests/support/render-page";

const times = [{ time: "10:00", starts_at: "2026-11-25T09:00:00.000Z", ends_at: "2026-11-25T09:30:00.000Z" }];
const meeting = choosing({}, ["meet"]);
const appointments = { ...IDLE_APPOINTMENT_FORM, choosing: meeting, days: [{ day: "2026-11-25", label: "25", times }] };

/** Every form that asks a visitor who they are. */
const forms: [name: string, form: (language: Language) => ReactElement][] = [
  ["quote form", () => <QuoteForm source="contact" state={IDLE_QUOTE_FORM} />],
  ["quote dialog", () => <QuoteDialogSheet ref={createRef()} turn={1} source="homepage" />],
  [
    "package form",
    () => <PackageForm id="pro" source="package-contact-pro" state={IDLE_QUOTE_FORM} payment="" message="" />,
  ],
  ["ads form", () => <AdsForm state={IDLE_QUOTE_FORM} />],
  ["newsletter", () => <SubscriptionForm box="blog" state={IDLE_SUBSCRIPTION} />],
  ["appointment", () => <AppointmentForm variant="page" state={appointments} onBooked={() => {}} />],
  ["address in the chat", () => <AddressForm copy={nl.away} onAnswer={() => Promise.resolve(true)} />],
  ...([0, 5, 6] as const).map((step): [string, (language: Language) => ReactElement] => [
    `step ${step + 1} of the configurator`,
    (language) => (
      <ConfiguratorWizard
        mode="website"
        state={{ ...IDLE_CONFIGURATOR, step }}
        copy={pageCopy(configuratorCopy, language)}
      />
    ),
  ]),
];

/** The addresses that a form links to. */
function linksIn(form: ReactElement, language: Language): (string | undefined)[] {
  const page = parse(renderPage(form, language));
  return page.querySelectorAll("form a").map((link) => link.getAttribute("href"));
}

describe.each(LANGUAGES)("every form tells what becomes of the details, in %s:", (language) => {
  it.each(forms)("%s", (_, form) => {
    expect(linksIn(form(language), language)).toContain(language === "en" ? "/en/privacy" : "/privacy");
  });
});
