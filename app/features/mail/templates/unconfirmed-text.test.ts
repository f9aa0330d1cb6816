import { describe, expect, it } from "vitest";
import { pdfText } from "../../../../tests/support/pdf-text";
import { renderMail } from "./render-mail.server";
import type { AppointmentProps, ConfirmationProps, TemplateName, TemplateProps } from "./template-props";
import { greetedName, isLinked, unlinked, withoutName } from "./unconfirmed-text";

it.each([
  "U heeft 5000 euro gewonnen! Ga naar https://prijs.evil.example/claim",
  "ga naar prijs.evil.example",
  "WWW.evil",
  "evil。example",
  "evil．example",
  "prijs.рф",
  "mail evil@evil.example",
  "bel 0900-1234567",
  "bel 06 – 12345678",
  "bel ０６１２３４５６７８",
  "+31 (0)6 12345678",
])("a mail program links something in %j", (text) => {
  expect(isLinked(text)).toBe(true);
  expect(greetedName(text)).toBe("");
});

it.each([
  "Jan B.V.",
  "J.P. de Vries",
  "Anna Jansen",
  "Мария Иванова",
  "50 jaar 3.500 producten",
  "Budget? 1000-2500",
  "van 9.00 tot 17.30 uur",
])("a mail program links nothing in %j", (text) => {
  expect(isLinked(text)).toBe(false);
  expect(greetedName(text)).toBe(text);
});

it("greets nobody by a whole sentence", () => {
  expect(greetedName("U heeft gewonnen ".repeat(5))).toBe("");
  expect(withoutName("Dank je wel, ")).toBe("Dank je wel");
});

it("leaves out the answers that would be linked, and no others", () => {
  const rows = [
    { label: "Bedrijf", value: "bakkerij-jansen.nl" },
    { label: "Dienst", value: "Webshop" },
  ];
  expect(unlinked(rows, "genoteerd").map(({ value }) => value)).toEqual(["genoteerd", "Webshop"]);
});

describe("a mail to an address that has confirmed nothing", () => {
  const SPAM = "Gewonnen! https://prijs.evil.example/claim of bel 0900-1234567";
  const told: ConfirmationProps = {
    name: SPAM,
    asked: ["Bedrijf", "Bericht", "Telefoon"].map((label) => ({ label, value: SPAM })),
    answerBy: "2026-11-23T09:00:00.000Z",
    summary: {
      company: SPAM,
      requestedAt: "2026-11-21T13:05:00.000Z",
      price: { lines: [], totals: [], columns: { excluding: "excl. btw", including: "incl. btw" }, notes: [] },
    },
  };
  const appointment: AppointmentProps = {
    name: SPAM,
    startsAt: "2026-11-30T09:00:00.000Z",
    phone: "0900-1234567",
    subject: SPAM,
    movedFrom: null,
    isByUs: false,
    calendar: null,
    url: "https://weef.example/afspraak/token",
  };
  /** Null if a mail repeats no text of an unconfirmed sender, or goes to the owner, a colleague or a customer of a quote. */
  const props: { [T in TemplateName]: TemplateProps[T] | null } = {
    "offer-request-confirmation": told,
    "package-contact-confirmation": told,
    "meta-ads-lead-confirmation": told,
    "configurator-confirmation": told,
    "appointment-confirmation": appointment,
    "appointment-moved": appointment,
    "appointment-cancelled": appointment,
    "appointment-reminder": appointment,
    "review-invitation": { name: SPAM, url: "https://weef.example/" },
    "chat-answer": { name: SPAM, answers: ["Dag!"], url: "https://weef.example/" },
    "offer-request-notice": null,
    "package-contact-notice": null,
    "meta-ads-lead-notice": null,
    "configurator-notice": null,
    "meta-token-notice": null,
    "meta-lead-notice": null,
    "alert-notice": null,
    "desk-notice": null,
    "configurator-draft": null,
    "website-check": null,
    "password-reset": null,
    "user-invite": null,
    "account-notice": null,
    "newsletter-confirmation": null,
    "newsletter-welcome": null,
    "newsletter-already": null,
    "chat-contact-notice": null,
    "appointment-notice": null,
    quote: null,
    "quote-reminder": null,
    "quote-agreed": null,
    "quote-notice": null,
    "quote-answer": null,
    project: null,
    "project-notice": null,
    "personal-mail": null,
    "follow-up": null,
    letter: null,
  };
  const written = Object.entries(props).filter(([, given]) => given !== null) as [TemplateName, never][];

  it.each(written)("carries nothing to click on that was typed: %s", async (template, given) => {
    for (const language of ["nl", "en"] as const) {
      const { subject, html, text, attachments } = await renderMail(template, given, language);
      const documents = attachments.map(({ content }) => pdfText(content as Buffer));
      for (const part of [subject, html, text, ...documents]) expect(part).not.toMatch(/evil|0900|1234567/);
    }
  });
});
